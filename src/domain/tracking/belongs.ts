import type { BusinessType } from '#contract/tracking-kinds.ts';
import type { TrackedEvent } from './event.ts';

/** Numbers that an event may be found by: its bills, its bookings and its containers. */
export function numbersOf(event: TrackedEvent): string[] {
  const own = event.equipment === null ? [] : [event.equipment];
  return [...new Set([...event.bills, ...event.bookings, ...event.boxes, ...own])];
}

/**
 * Whether an event that came as an answer about a number can be about it: it names the number, or none of its kind.
 * What names another bill or another box was not asked for.
 */
export function isAbout(event: TrackedEvent, number: string, type: BusinessType): boolean {
  const { equipment, bills, boxes, bookings } = event;
  if (equipment === number || bills.includes(number) || boxes.includes(number) || bookings.includes(number))
    return true;
  if (type === 1) return event.bills.length === 0;
  return event.equipment === null && event.boxes.length === 0;
}

/** Reports about a box may be older than the papers of its voyage: the empty box leaves the depot before the bill is made. */
const BEFORE_PAPERS = 21 * 24 * 3_600_000;

/** Puts references that occur together into one group, named by the smallest of them. */
function groups(events: readonly TrackedEvent[]): (reference: string) => string {
  const parents = new Map<string, string>();
  const root = (reference: string): string => {
    let at = reference;
    for (let up = parents.get(at); up !== undefined; up = parents.get(at)) at = up;
    return at;
  };
  for (const { bills, bookings } of events) {
    const [first, ...others] = [...bills, ...bookings];
    for (const other of first === undefined ? [] : others) {
      const [small = '', large = ''] = [root(first ?? ''), root(other)].sort();
      if (small !== large) parents.set(large, small);
    }
  }
  return root;
}

/**
 * Of everything known about a box, the events of its last voyage: boxes are used again, each time with other papers. An
 * event without papers belongs to the voyage whose time it falls in.
 */
export function lastVoyage(events: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const rootOf = groups(events);
  const groupOf = ({ bills, bookings }: TrackedEvent) => {
    const [reference] = [...bills, ...bookings];
    return reference === undefined ? null : rootOf(reference);
  };
  const spans = new Map<string, { from: number; to: number }>();
  for (const event of events) {
    const group = groupOf(event);
    if (group === null) continue;
    const at = event.at ?? event.created;
    const span = spans.get(group) ?? { from: at, to: at };
    spans.set(group, { from: Math.min(span.from, at), to: Math.max(span.to, at) });
  }
  if (spans.size < 2) return events;
  const [last, before] = [...spans].sort((a, b) => b[1].to - a[1].to || (a[0] < b[0] ? 1 : -1));
  if (last === undefined) return events;
  const begin = Math.max(last[1].from - BEFORE_PAPERS, before?.[1].to ?? 0);
  return events.filter((event) => {
    const group = groupOf(event);
    return group === null ? (event.at ?? event.created) >= begin : group === last[0];
  });
}
