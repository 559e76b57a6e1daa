import type { BusinessType } from '#contract/tracking-kinds.ts';
import { isSameBill } from '../bill-of-lading.ts';
import type { TrackedEvent } from './event.ts';

/** Numbers that an event may be found by: its bills, its bookings and its containers. */
export function numbersOf(event: TrackedEvent): string[] {
  const own = event.equipment === null ? [] : [event.equipment];
  return [...new Set([...event.bills, ...event.bookings, ...event.boxes, ...own])];
}

/**
 * Whether an event that came as an answer about a number can be about it: it names the number, with or without the
 * carrier's prefix, or none of its kind. What names another bill or another box was not asked for.
 */
export function isAbout(event: TrackedEvent, number: string, type: BusinessType): boolean {
  const { equipment, bills, boxes, bookings } = event;
  if (equipment === number || bills.includes(number) || boxes.includes(number) || bookings.includes(number))
    return true;
  if (type === 1) return bills.length === 0 || bills.some((bill) => isSameBill(bill, number));
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

/** Reports that name the same papers, and the time from the first to the last of them. */
interface Voyage {
  name: string;
  from: number;
  to: number;
  billed: boolean;
  events: readonly TrackedEvent[];
}

const momentOf = ({ at, created }: TrackedEvent): number => at ?? created;

function voyageOf(name: string, events: readonly TrackedEvent[]): Voyage {
  const moments = events.map(momentOf);
  const from = moments.reduce((a, b) => Math.min(a, b));
  const to = moments.reduce((a, b) => Math.max(a, b));
  return { name, from, to, billed: events.some(({ bills }) => bills.length > 0), events };
}

/** Whether the box came back empty, or was given out empty after it had been full, between two moments. */
function changedHands(events: readonly TrackedEvent[], from: number, to: number): boolean {
  const moves = events.filter((event) => event.equipment !== null && event.classifier === 'ACT');
  const between = moves.filter((move) => momentOf(move) >= from && momentOf(move) <= to);
  between.sort((a, b) => momentOf(a) - momentOf(b));
  let full = false;
  for (const { code, empty } of between) {
    if (empty === true && (code === 'GTIN' || code === 'DROP')) return true;
    if (empty === true && full) return true;
    full = full || empty === false;
  }
  return false;
}

/** The voyages of a box by the papers that its reports name, the earliest first. */
function voyagesOf(events: readonly TrackedEvent[]): Voyage[] {
  const rootOf = groups(events);
  const named = new Map<string, TrackedEvent[]>();
  for (const event of events) {
    const [reference] = [...event.bills, ...event.bookings];
    if (reference === undefined) continue;
    const name = rootOf(reference);
    const own = named.get(name);
    if (own === undefined) named.set(name, [event]);
    else own.push(event);
  }
  const parts = [...named].map(([name, own]) => voyageOf(name, own));
  parts.sort((a, b) => a.from - b.from || (a.name < b.name ? -1 : 1));
  const voyages: Voyage[] = [];
  for (const part of parts) {
    const before = voyages.at(-1);
    // Some carriers name the booking until the bill is made and the bill from then on, and never both.
    const goesOn =
      before !== undefined &&
      !before.billed &&
      part.billed &&
      part.from - before.to <= BEFORE_PAPERS &&
      !changedHands(events, before.from, part.from);
    if (goesOn) voyages.splice(-1, 1, voyageOf(part.name, [...before.events, ...part.events]));
    else voyages.push(part);
  }
  return voyages;
}

/**
 * Of everything known about a box, the events of its last voyage: boxes are used again, each time with other papers. An
 * event without papers belongs to the voyage whose time it falls in.
 */
export function lastVoyage(events: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const voyages = voyagesOf(events);
  const [last, before] = voyages.sort((a, b) => b.to - a.to || (a.name < b.name ? 1 : -1));
  if (last === undefined || before === undefined) return events;
  const begin = Math.max(last.from - BEFORE_PAPERS, before.to);
  const own = new Set(last.events);
  return events.filter((event) =>
    event.bills.length + event.bookings.length === 0 ? momentOf(event) >= begin : own.has(event),
  );
}
