import type { Bilingual } from '#contract/locale.ts';
import type { TrackingAnswer, TrackMilestone } from '#contract/tracking.ts';

/** A person's knowledge of a watched shipment: milestones that were told, and the arrival that was told last. */
export interface Told {
  /** Each as its step and place, then `first`, or `all` and of how many boxes. What was stored before has no number. */
  milestones: string[];
  /** ISO 8601 with offset; null while no arrival was known. */
  eta: string | null;
  /** Papers of the voyage that all this is of: a box travels again, with others. Left out by what was stored before. */
  papers?: string[];
}

/** A change that is worth a notice. `key` is the same whenever the same change is found. */
export interface WatchChange {
  key: string;
  kind: 'milestone' | 'eta';
  eventCode: string;
  eventName: Bilingual;
  locationName: Bilingual | null;
  /** When it happened, or the new arrival; ISO 8601 with offset, port-local. */
  time: string | null;
  /** The arrival that was told before; null for milestones. */
  from: string | null;
  /** Boxes that have the milestone behind them, of how many. */
  done: number;
  total: number;
}

/** The news that a person wants: an arrival that moved by more than so many hours (0 for never), and milestones. */
export interface Wanted {
  etaHours: number;
  milestones: boolean;
}

const HOUR = 3_600_000;

/** A vessel's call at a port may turn out to be a transshipment: that is not a second milestone. */
function stepOf({ eventCode, locationCode }: TrackMilestone): string {
  return `${eventCode.replace(/^TS_/, '')}|${locationCode ?? ''}`;
}

function milestoneKey(milestone: TrackMilestone): string {
  const { done, total } = milestone;
  return `${stepOf(milestone)}|${done < total ? 'first' : `all|${total}`}`;
}

/** The step and place of what was told, and of how many boxes it was told as a whole: null for the first of them. */
function readKey(key: string): { step: string; whole: number | null } {
  const [code = '', place = '', share, boxes] = key.split('|');
  return { step: `${code}|${place}`, whole: share === 'all' ? Number(boxes ?? 1) : null };
}

/**
 * The told milestones, with the number of boxes that earlier versions did not note: those of which it holds now. A bill
 * may have more boxes by now than it had, but to tell everybody everything once more would be worse.
 */
function withNumbers(told: readonly string[], happening: readonly TrackMilestone[]): string[] {
  return told.map((key) => {
    if (!key.endsWith('|all')) return key;
    const done = happening.find((milestone) => key === `${stepOf(milestone)}|all`)?.done;
    return done === undefined ? key : `${key}|${done}`;
  });
}

/** Whether a milestone says more than what was told: never of the first box once all were told, of all when they are more. */
function isNews(milestone: TrackMilestone, told: readonly string[]): boolean {
  const { done, total } = milestone;
  const before = told.map(readKey).filter(({ step }) => step === stepOf(milestone));
  if (done < total) return before.length === 0;
  return before.every(({ whole }) => whole === null || whole < total);
}

type Shipment = Pick<TrackingAnswer, 'milestones' | 'summary' | 'blVO'>;

/** Milestones that happened, for the first box or for all of them. */
function happened({ milestones }: Shipment): TrackMilestone[] {
  return milestones.filter(({ done }) => done > 0);
}

/** The arrival that is promised; null when none is, or when the vessel has arrived. */
function promised({ summary: { arrival } }: Shipment) {
  return arrival === null || arrival.state === 'actual' || arrival.time === null ? null : arrival;
}

/**
 * A new watcher's knowledge of a shipment. Null while the carriers could not be asked yet: what they tell then may be
 * weeks old and is no news. Where they know nothing, or where there are none to ask, all that comes is news.
 */
export function toldAtBeginning(answer: Shipment & Pick<TrackingAnswer, 'state' | 'reason'>): Told | null {
  return answer.state === 'unavailable' && answer.reason !== 'no-carrier' ? null : toldOf(answer);
}

/** The knowledge of a person who sees the shipment now. */
export function toldOf(shipment: Shipment): Told {
  return {
    milestones: happened(shipment).map(milestoneKey),
    eta: promised(shipment)?.time ?? null,
    papers: papersOf(shipment),
  };
}

function papersOf({ blVO }: Shipment): string[] {
  return [blVO?.blNo, blVO?.bookingNo].flatMap((paper) => paper ?? []);
}

/**
 * The knowledge of the voyage that the shipment is on now: none, when it has other papers and what was told is no part
 * of it any more. Other papers alone are not enough: a box may be stuffed for several bills.
 */
function toldOfVoyage(told: Told, shipment: Shipment): Told & { papers: string[] } {
  const [before, now] = [told.papers ?? [], papersOf(shipment)];
  const known = new Set(happened(shipment).map(stepOf));
  const isOver =
    before.length > 0 &&
    now.length > 0 &&
    !now.some((paper) => before.includes(paper)) &&
    told.milestones.some((key) => !known.has(readKey(key).step));
  return isOver ? { milestones: [], eta: null, papers: now } : { ...told, papers: [...new Set([...before, ...now])] };
}

function movedArrival(told: Told, shipment: Shipment, hours: number): WatchChange[] {
  const arrival = promised(shipment);
  if (arrival === null || told.eta === null || hours === 0) return [];
  if (Math.abs(Date.parse(arrival.time ?? '') - Date.parse(told.eta)) <= hours * HOUR) return [];
  const { eventCode, eventName, locationName, time } = arrival;
  const key = `eta|${told.eta}|${time}`;
  return [{ key, kind: 'eta', eventCode, eventName, locationName, time, from: told.eta, done: 0, total: 0 }];
}

/**
 * The changes since a person was last told, and their knowledge afterwards. An arrival is compared to the one that was
 * told last, so that one which creeps away by an hour a day is told of as well.
 */
export function changesSince(before: Told, shipment: Shipment, wanted: Wanted): { changes: WatchChange[]; told: Told } {
  const told = toldOfVoyage(before, shipment);
  const [voyage = ''] = told.papers;
  const known = withNumbers(told.milestones, happened(shipment));
  const fresh = happened(shipment).filter((milestone) => isNews(milestone, known));
  const milestones = fresh.map(
    (milestone): WatchChange => ({
      key: `${voyage}|${milestoneKey(milestone)}`,
      kind: 'milestone',
      eventCode: milestone.eventCode,
      eventName: milestone.eventName,
      locationName: milestone.locationName,
      time: milestone.time,
      from: null,
      done: milestone.done,
      total: milestone.total,
    }),
  );
  const moved = movedArrival(told, shipment, wanted.etaHours);
  return {
    changes: [...(wanted.milestones ? milestones : []), ...moved],
    told: {
      papers: told.papers,
      milestones: [...known, ...fresh.map(milestoneKey)],
      eta: told.eta === null || moved.length > 0 ? (promised(shipment)?.time ?? told.eta) : told.eta,
    },
  };
}
