import type { Sailing } from '#contract/schedule.ts';
import type { Sort } from './schedule-search.ts';

const DAY_MS = 86_400_000;

const figures: Readonly<Record<Sort, (sailing: Sailing) => number>> = {
  departure: ({ etd }) => Date.parse(etd),
  arrival: ({ eta }) => Date.parse(eta),
  transit: ({ transitDays, etd, eta }) => transitDays || (Date.parse(eta) - Date.parse(etd)) / DAY_MS,
  transshipments: ({ transshipments }) => transshipments,
};

/**
 * Sailings in the order of a figure, smallest first unless `descending`; of equals the one that departs first, then the one
 * that arrives first.
 */
export function sortSailings(sailings: readonly Sailing[], sort: Sort, descending = false): Sailing[] {
  const { departure, arrival } = figures;
  const figure = figures[sort];
  const sign = descending ? -1 : 1;
  return [...sailings].sort(
    (a, b) => sign * (figure(a) - figure(b)) || departure(a) - departure(b) || arrival(a) - arrival(b),
  );
}
