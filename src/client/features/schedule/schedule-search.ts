import { oneOf, text } from '#client/lib/search-params.ts';
import { COMPANY_CODE, PORT_CODE } from '#contract/schedule-limits.ts';
import { dayNumber } from '#domain/plain-date.ts';

/** Keys that sailings may be sorted by. */
export const SORTS = ['departure', 'arrival', 'transit', 'transshipments'] as const;
export type Sort = (typeof SORTS)[number];

/** How sailings are shown: as a table, or as bars over the weeks. */
export const VIEWS = ['list', 'chart'] as const;
export type View = (typeof VIEWS)[number];

/** Longest text that is looked up as a port. */
const PORT_TEXT_MAX = 60;

/** Search parameters of the ship plan: each query has an address of its own. */
export interface ScheduleSearch {
  /** A port's code; or a name, from a form that was sent without a script or an address that was written by hand. */
  pol?: string | undefined;
  pod?: string | undefined;
  company?: string | undefined;
  /** First and last day of departure, `2026-11-21`. */
  from?: string | undefined;
  to?: string | undefined;
  direct?: '1' | undefined;
  sort?: Sort | undefined;
  order?: 'desc' | undefined;
  view?: View | undefined;
}

function portText(value: unknown): string | undefined {
  const found = text(value, PORT_TEXT_MAX)
    ?.replaceAll(/[^\P{C}]/gu, ' ')
    .trim();
  if (!found) return undefined;
  if (PORT_CODE.test(found)) return found.toUpperCase();
  // As the field shows a port: its name, then its code.
  return /\s([A-Z]{2}[A-Z0-9]{3})$/.exec(found)?.[1] ?? found;
}

function day(value: unknown): string | undefined {
  const found = text(value, 10);
  return found !== undefined && dayNumber(found) !== null ? found : undefined;
}

/** Reads the address; anything foreign is left out. */
export function scheduleSearch(search: Readonly<Record<string, unknown>>): ScheduleSearch {
  const company = text(search.company, 10);
  return {
    pol: portText(search.pol),
    pod: portText(search.pod),
    company: company !== undefined && COMPANY_CODE.test(company) ? company.toUpperCase() : undefined,
    from: day(search.from),
    to: day(search.to),
    direct: oneOf(text(search.direct, 1), ['1']),
    sort: oneOf(text(search.sort, 20), SORTS),
    order: oneOf(text(search.order, 4), ['desc']),
    view: oneOf(text(search.view, 10), VIEWS),
  };
}
