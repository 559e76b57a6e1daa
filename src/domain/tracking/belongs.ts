import type { BusinessType } from '#contract/tracking-kinds.ts';
import { isSameBill } from '../bill-of-lading.ts';
import { digest } from './digest.ts';
import type { TrackedEvent } from './event.ts';
import { standingReports } from './slots.ts';

/** Shorter than this, what follows the letters of a carrier is no number of its own. */
const BARE_LEAST = 7;

/** The ways in which the bills of an event are written: as its source writes them, and with or without the source's prefix. */
function billsOf({ source, bills }: TrackedEvent): string[] {
  if (!/^[A-Z]{4}$/.test(source)) return bills;
  return bills.flatMap((bill) => {
    const bare = bill.startsWith(source) ? bill.slice(source.length) : null;
    if (bare === null) return [bill, `${source}${bill}`];
    return bare.length < BARE_LEAST ? [bill] : [bill, bare];
  });
}

/** Numbers that an event may be found by: its bills, its bookings and its containers. */
export function numbersOf(event: TrackedEvent): string[] {
  const own = event.equipment === null ? [] : [event.equipment];
  return [...new Set([...billsOf(event), ...event.bookings, ...event.boxes, ...own])];
}

/**
 * Names the shipments that a report speaks of, shortly. A carrier says the same report of each shipment on a vessel: what
 * was said of one is another word than what was said of the next. Empty where it names none.
 */
export function saidOf({ bills, bookings, boxes }: TrackedEvent): string {
  const names = [bills, bookings, boxes].map((numbers) => numbers.join());
  return names.every((name) => name === '') ? '' : digest([names.join('|')]);
}

/**
 * Whether an event that came as an answer about a number can be about it: it names the number, with or without the
 * carrier's prefix, or none of its kind. What names another bill or another box was not asked for.
 */
export function isAbout(event: TrackedEvent, number: string, type: BusinessType): boolean {
  const { equipment, bills, boxes, bookings } = event;
  if (equipment === number || bills.includes(number) || boxes.includes(number) || bookings.includes(number))
    return true;
  if (type === 1) return bills.length === 0 || billsOf(event).some((bill) => isSameBill(bill, number));
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

/** Moves of an empty box that end a voyage and begin one, and moves of a full one that come before its ship. */
const COME_BACK = new Set(['GTIN', 'DROP']);
const GIVEN_OUT = new Set(['GTOT', 'PICK']);
const FOR_EXPORT = new Set(['STUF', 'GTIN', 'LOAD']);

/**
 * When the last voyage of a box began, as far as its own moves tell: once it has come back empty, it is given out empty
 * again, or comes to a ship full. Null while nothing tells of more than one.
 */
function lastBeginning(events: readonly TrackedEvent[]): number | null {
  const moves = standingReports(events).filter(
    ({ equipment, classifier }) => equipment !== null && classifier === 'ACT',
  );
  moves.sort((a, b) => momentOf(a) - momentOf(b));
  let back: number | null = null;
  let beginning: number | null = null;
  for (const move of moves) {
    const { code, empty } = move;
    const at = momentOf(move);
    const begins = (empty === true && GIVEN_OUT.has(code)) || (empty === false && FOR_EXPORT.has(code));
    if (empty === true && COME_BACK.has(code)) back = at;
    // Of moves at one time nobody can say which was first.
    else if (begins && back !== null && at > back) [beginning, back] = [at, null];
  }
  return beginning;
}

/** The events of a box since its last voyage began. Older papers go on only where its own moves go on with them. */
function sinceLastBeginning(events: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const beginning = lastBeginning(events);
  if (beginning === null) return events;
  const over = new Set<TrackedEvent>();
  for (const { events: own } of byPapers(events)) {
    const moves = own.filter(({ equipment }) => equipment !== null);
    const telling = moves.length > 0 ? moves : own;
    if (telling.every((event) => momentOf(event) < beginning)) for (const event of own) over.add(event);
  }
  return events.filter((event) =>
    event.bills.length + event.bookings.length === 0 ? momentOf(event) >= beginning : !over.has(event),
  );
}

/** Groups events that name the same papers; those that name none are in no group. */
function byPapers(events: readonly TrackedEvent[]): { name: string; events: TrackedEvent[] }[] {
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
  return [...named].map(([name, own]) => ({ name, events: own }));
}

/** The voyages of a box by the papers that its reports name, the earliest first. */
function voyagesOf(events: readonly TrackedEvent[]): Voyage[] {
  const parts = byPapers(events).map(({ name, events: own }) => voyageOf(name, own));
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
 * Of everything known about a box, the events of its last voyage: boxes are used again, each time with other papers, and
 * after they have come back empty. An event without papers belongs to the voyage whose time it falls in.
 */
export function lastVoyage(known: readonly TrackedEvent[]): readonly TrackedEvent[] {
  const events = sinceLastBeginning(known);
  const voyages = voyagesOf(events);
  const [last, before] = voyages.sort((a, b) => b.to - a.to || (a.name < b.name ? 1 : -1));
  if (last === undefined || before === undefined) return events;
  const begin = Math.max(last.from - BEFORE_PAPERS, before.to);
  const own = new Set(last.events);
  return events.filter((event) =>
    event.bills.length + event.bookings.length === 0 ? momentOf(event) >= begin : own.has(event),
  );
}
