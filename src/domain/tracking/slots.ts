import type { Classifier } from '#contract/tracking-kinds.ts';
import { type PlaceOf, reportKey, type TrackedEvent } from './event.ts';

/**
 * One thing that happens once to a shipment, with everything that was ever said about it. `best` is what holds now:
 * actual over estimated over planned, then what was said last.
 */
export interface Slot {
  key: string;
  best: TrackedEvent;
  actual: TrackedEvent | null;
  estimate: TrackedEvent | null;
  /** The first report of it. */
  first: TrackedEvent;
  /** From the first to the last word. */
  all: readonly TrackedEvent[];
  /** Code of the place in our own table, else as the source wrote it; empty when unknown. */
  place: string;
}

/** A report that was taken back. */
export interface Retraction {
  event: TrackedEvent;
  at: number;
}

/** Actual over estimated over planned. */
export const CLASSIFIER_RANK: Readonly<Record<Classifier, number>> = { ACT: 3, EST: 2, PLN: 1, '': 0 };

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By content, so that the order in which events arrive never shows: earlier words first. */
function bySaid(a: TrackedEvent, b: TrackedEvent): number {
  return (
    a.created - b.created ||
    CLASSIFIER_RANK[a.classifier] - CLASSIFIER_RANK[b.classifier] ||
    (a.at ?? 0) - (b.at ?? 0) ||
    compareText(reportKey(a), reportKey(b)) ||
    compareText(JSON.stringify(a), JSON.stringify(b))
  );
}

/** Later words first, but an actual time is worth more than any later estimate. */
function byWorth(a: TrackedEvent, b: TrackedEvent): number {
  return CLASSIFIER_RANK[b.classifier] - CLASSIFIER_RANK[a.classifier] || bySaid(b, a);
}

/** The code of an event's place: ports have several codes, which must meet in one slot. */
export function placeKey({ place }: TrackedEvent, placeOf: PlaceOf): string {
  if (place === null) return '';
  if (place.code !== null) return placeOf(place.code)?.code ?? place.code;
  return (place.name ?? place.facility ?? '').toUpperCase();
}

/** Means of transport of an event; LOAD and DISC say the ship when they say nothing. */
export function transportOf({ type, code, transport }: TrackedEvent): string {
  if (transport !== null) return transport;
  return type === 'TRANSPORT' || code === 'LOAD' || code === 'DISC' ? 'VESSEL' : '';
}

const YARDS = new Set(['DEPO', 'CLOC', 'COFS', 'OFFD', 'INTE', 'RAMP', 'BOCR']);

/** A box may pass the gates of a depot and of the terminal of one town. */
function yardOf({ place }: TrackedEvent): string {
  const type = place?.facilityType ?? '';
  return YARDS.has(type) ? type : '';
}

function slotKey(event: TrackedEvent, place: string): string {
  const { type, code } = event;
  if (type === 'TRANSPORT') return `T|${code}|${transportOf(event)}|${place}`;
  if (type === 'SHIPMENT') return `S|${event.document}|${code}|${event.documentId}|${event.equipment}`;
  const moves = code === 'LOAD' || code === 'DISC' ? transportOf(event) : yardOf(event);
  return `${type}|${event.equipment}|${code}|${event.empty}|${moves}|${place}`;
}

/** Names the thing that an event speaks of: all that is ever said about it has the same name. */
export function slotKeyOf(event: TrackedEvent, placeOf: PlaceOf): string {
  return slotKey(event, placeKey(event, placeOf));
}

/** The newest version of each report, and which were taken back. */
function versions(events: readonly TrackedEvent[]): { current: TrackedEvent[]; retractions: Retraction[] } {
  const newest = new Map<string, TrackedEvent>();
  const takenBack = new Map<string, number[]>();
  for (const event of events) {
    const key = reportKey(event);
    if (event.retracts !== null) {
      const target = reportKey({ source: event.source, id: event.retracts });
      const times = takenBack.get(target);
      if (times === undefined) takenBack.set(target, [event.created]);
      else times.push(event.created);
    }
    if (event.type === 'RETRACTION') continue;
    const present = newest.get(key);
    if (present === undefined || bySaid(present, event) < 0) newest.set(key, event);
  }
  const current: TrackedEvent[] = [];
  const retractions: Retraction[] = [];
  for (const [key, event] of newest) {
    // A report that came again after it was taken back holds.
    const at = Math.min(...(takenBack.get(key) ?? []).filter((time) => time >= event.created));
    if (at === Number.POSITIVE_INFINITY) current.push(event);
    else retractions.push({ event, at });
  }
  retractions.sort((a, b) => a.at - b.at || bySaid(a.event, b.event));
  return { current, retractions };
}

/** The reports that stand: of each the newest version, unless it was taken back. */
export function standingReports(events: readonly TrackedEvent[]): TrackedEvent[] {
  return versions(events).current;
}

function slotOf(key: string, place: string, said: TrackedEvent[]): Slot | null {
  const all = said.sort(bySaid);
  const [first] = all;
  let best: TrackedEvent | null = null;
  let actual: TrackedEvent | null = null;
  let estimate: TrackedEvent | null = null;
  for (const event of all) {
    if (best === null || byWorth(event, best) < 0) best = event;
    if (event.classifier === 'ACT') actual = event;
    else if (estimate === null || byWorth(event, estimate) < 0) estimate = event;
  }
  return first === undefined || best === null ? null : { key, best, actual, estimate, first, all, place };
}

/** Sorts all reports into the things they speak of. Any order and any repetition of the same reports gives the same slots. */
export function slotsOf(
  events: readonly TrackedEvent[],
  placeOf: PlaceOf,
): { slots: Slot[]; retractions: Retraction[] } {
  const { current, retractions } = versions(events);
  const said = new Map<string, { place: string; events: TrackedEvent[] }>();
  for (const event of current) {
    const place = placeKey(event, placeOf);
    const key = slotKey(event, place);
    const group = said.get(key);
    if (group === undefined) said.set(key, { place, events: [event] });
    else group.events.push(event);
  }
  const slots = [...said].flatMap(([key, { place, events: group }]) => slotOf(key, place, group) ?? []);
  slots.sort((a, b) => (a.best.at ?? 0) - (b.best.at ?? 0) || compareText(a.key, b.key));
  return { slots, retractions };
}
