import { oneOf, text } from '#client/lib/search-params.ts';

export const SORTS = ['departure', 'arrival', 'transit', 'transshipments'] as const;
export type Sort = (typeof SORTS)[number];

/** What of the ship plan stands in the address: a query has an address of its own. */
export interface ScheduleSearch {
  pol?: string | undefined;
  pod?: string | undefined;
  company?: string | undefined;
  /** First day of departure, `2026-11-21`. */
  from?: string | undefined;
  direct?: '1' | undefined;
  sort?: Sort | undefined;
}

const matching = (value: unknown, form: RegExp): string | undefined => {
  const found = text(value, 20);
  return found !== undefined && form.test(found) ? found.toUpperCase() : undefined;
};

/** Reads the address; anything foreign is left out. */
export function scheduleSearch(search: Readonly<Record<string, unknown>>): ScheduleSearch {
  return {
    pol: matching(search.pol, /^[a-z]{2}[a-z0-9]{3}$/i),
    pod: matching(search.pod, /^[a-z]{2}[a-z0-9]{3}$/i),
    company: matching(search.company, /^[a-z]{2,4}$/i),
    from: matching(search.from, /^\d{4}-\d{2}-\d{2}$/),
    direct: oneOf(text(search.direct, 1), ['1']),
    sort: oneOf(text(search.sort, 20), SORTS),
  };
}
