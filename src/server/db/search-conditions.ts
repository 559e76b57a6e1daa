import { type SQL, sql } from 'drizzle-orm';
import type { QueryPlan } from '#domain/search/server-plan.ts';

/** A list of values for `array[…]` or `in (…)`; each is bound. */
const valueList = (values: readonly string[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
/** A list of values as `text[]`; each is bound. */
export const textArray = (values: readonly string[]): SQL => sql`array[${valueList(values)}]::text[]`;
const any = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;
/** All of the conditions; at least one. */
export const all = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` and `)})`;

type Wording = Omit<QueryPlan, 'others' | 'near' | 'code'>;

function matchesWording({ han, latin, joined, short, marks }: Wording): SQL {
  const parts = [
    ...(han.length > 0 ? [sql`han @> ${textArray(han)}`] : []),
    ...latin.map((pattern) => sql`latin like ${pattern}`),
  ];
  if (parts.length === 0) return sql`false`;
  return any([
    all(parts),
    ...(joined === null ? [] : [sql`latin like ${joined}`]),
    ...short.map(({ initials, pinyin }) => sql`(latin like ${initials} and latin ~ ${pinyin})`),
    ...(marks.length === 0 ? [] : [sql`han && ${textArray(marks)}`]),
  ]);
}

/**
 * Rows with the columns `latin` and `han` that the search would rank, as `queryPlan` says; a plan that looks for nothing
 * matches nothing.
 */
export function matchesPlan({ others, ...typed }: QueryPlan): SQL {
  return any([typed, ...others].map(matchesWording));
}

/**
 * Rows that may be one error away from the query of a plan. What begins a word is one regular expression, which the trigram
 * index answers in one look; of as many LIKEs the planner thinks that reading the whole table costs less, which takes
 * fifteen times as long.
 */
export function matchesTypos({ near: { words, sounds, marks, han } }: QueryPlan): SQL {
  const parts = [
    ...(words.length === 0 ? [] : [sql`latin ~ ${` (${words.join('|').replaceAll('_', '.')})`}`]),
    ...sounds.map((pattern) => sql`latin like ${pattern}`),
    ...(marks.length === 0 ? [] : [sql`han && ${textArray(marks)}`]),
    ...han.map((grams) => sql`han @> ${textArray(grams)}`),
  ];
  return parts.length === 0 ? sql`false` : any(parts);
}
