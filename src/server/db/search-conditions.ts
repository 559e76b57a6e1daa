import { type SQL, sql } from 'drizzle-orm';
import type { QueryPlan } from '#domain/search/server-plan.ts';

/** A list of values for `array[…]` or `in (…)`; each is bound. */
export const valueList = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
/** A list of values as `text[]`; each is bound. */
export const textArray = (values: readonly string[]): SQL => sql`array[${valueList(values)}]::text[]`;
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;
/** All of the conditions; at least one. */
export const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`;

/**
 * Rows with the columns `latin` and `han` that the search would rank: `(han and latin) or joined or marks`, as `queryPlan` says; a
 * plan that looks for nothing matches nothing.
 */
export function matchesPlan({ han, latin, joined, marks }: QueryPlan): SQL {
  const parts = [
    ...(han.length > 0 ? [sql`han @> ${textArray(han)}`] : []),
    ...latin.map((pattern) => sql`latin like ${pattern}`),
  ];
  if (parts.length === 0) return sql`false`;
  return any([
    all(parts),
    ...(joined === null ? [] : [sql`latin like ${joined}`]),
    ...(marks.length === 0 ? [] : [sql`han && ${textArray(marks)}`]),
  ]);
}

/**
 * Rows that may be one typing error away from the query of a plan. One regular expression, which the trigram index answers
 * in one look; of as many LIKEs the planner thinks that reading the whole table costs less, which takes fifteen times as long.
 */
export function matchesTypos({ fuzzy }: QueryPlan): SQL {
  return fuzzy.length === 0 ? sql`false` : sql`latin ~ ${` (${fuzzy.join('|').replaceAll('_', '.')})`}`;
}
