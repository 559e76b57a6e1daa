import { PORT_CODE } from '#contract/schedule-limits.ts';
import { type PickedPort, readPickedPort } from '../recent-ports.ts';

/** A pair of ports that was asked for, with the filters of the question; days are not part of it. */
export interface Lane {
  pol: PickedPort;
  pod: PickedPort;
  /** SCAC of the company, null for all of them. */
  company: string | null;
  direct: boolean;
}

/** A lane on this device: when it was last asked for (ms), and whether its sailings are to be there without a network. */
export interface KeptLane extends Lane {
  usedAt: number;
  pinned: boolean;
}

/** Pinned lanes; each is asked for again when the page is opened. */
export const PINS_MAX = 12;
/** Lanes that are kept beside the pinned ones. */
export const RECENT_MAX = 8;

/** The same for the same question. */
export function laneKey({ pol, pod, company, direct }: Lane): string {
  return [pol.code, pod.code, company ?? '', direct ? 'direct' : ''].join('-');
}

/** Pinned first, then by use; those asked for longest ago go when there are too many. */
function trimmed(lanes: readonly KeptLane[]): KeptLane[] {
  const byUse = [...lanes].sort((a, b) => b.usedAt - a.usedAt);
  const pinned = byUse.filter((lane) => lane.pinned);
  return [...pinned.slice(0, PINS_MAX), ...byUse.filter((lane) => !lane.pinned).slice(0, RECENT_MAX)];
}

function readLane(value: unknown): KeptLane | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Partial<Record<keyof KeptLane, unknown>>;
  const [pol, pod] = [readPickedPort(raw.pol), readPickedPort(raw.pod)];
  if (pol === null || pod === null || !PORT_CODE.test(pol.code) || !PORT_CODE.test(pod.code)) return null;
  if (typeof raw.usedAt !== 'number' || !Number.isFinite(raw.usedAt)) return null;
  const company = typeof raw.company === 'string' && raw.company !== '' ? raw.company : null;
  return { pol, pod, company, direct: raw.direct === true, usedAt: raw.usedAt, pinned: raw.pinned === true };
}

/** Stored lanes, which may be anything. */
export function readLanes(value: unknown): KeptLane[] {
  return Array.isArray(value) ? trimmed(value.flatMap((one) => readLane(one) ?? [])) : [];
}

/** The list after a lane was asked for at a time (ms). */
export function withUse(lanes: readonly KeptLane[], { pol, pod, company, direct }: Lane, at: number): KeptLane[] {
  const lane = { pol, pod, company, direct };
  const present = lanes.find((one) => laneKey(one) === laneKey(lane));
  return trimmed([{ ...lane, usedAt: at, pinned: present?.pinned ?? false }, ...withoutLane(lanes, lane)]);
}

/** The list after a lane was pinned or unpinned at a time (ms). */
export function withPin(lanes: readonly KeptLane[], lane: Lane, pinned: boolean, at: number): KeptLane[] {
  const used = withUse(lanes, lane, at);
  return trimmed(used.map((one) => (laneKey(one) === laneKey(lane) ? { ...one, pinned } : one)));
}

/** The list without a lane. */
export function withoutLane(lanes: readonly KeptLane[], lane: Lane): KeptLane[] {
  return lanes.filter((one) => laneKey(one) !== laneKey(lane));
}
