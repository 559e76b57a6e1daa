import { type SQL, sql } from 'drizzle-orm';
import type { Dataset } from '#contract/dictionary.ts';
import { COUNTRY_ORDER } from '#domain/dictionary/country-order.ts';
import type { SortColumn } from '#domain/dictionary/datasets/define.ts';
import type { FacetFilter } from '#domain/dictionary/facets.ts';
import type { SortOrder } from '#domain/dictionary/sorting.ts';
import type { QueryPlan } from '#domain/search/server-plan.ts';
import { all, matchesPlan, matchesTypos, textArray } from '#server/db/search-conditions.ts';

/** Which living rows are meant; everything given must hold. */
export interface Selection {
  /** Rows of every table when it is left out. */
  dataset?: Dataset | undefined;
  facets?: FacetFilter;
  /** Rows that the search would rank. */
  matching?: QueryPlan;
  /** Rows that may be one typing error away from the query of this plan. */
  near?: QueryPlan;
  /** Rows that hold this folded code or word as a whole, or those that do not. */
  word?: { text: string; held: boolean };
  /** Rows that weigh at least so much. */
  weight?: number;
  keyPrefix?: string;
  /** Rows written after this version. */
  since?: number;
}

/** How rows stand. `default`: heavier first, then by key. `similarity`: those with the words most like the text first. */
export type Order =
  | { by: 'default' }
  | { by: 'similarity'; text: string }
  | { by: 'column'; column: SortColumn; order: SortOrder };

/** The condition of a selection; every value is bound, none becomes part of the statement. */
export function conditionOf(selection: Selection): SQL {
  const { dataset, facets = new Map<string, string[]>(), matching, near, word, weight, keyPrefix, since } = selection;
  return all([
    ...(dataset === undefined ? [] : [sql`dataset = ${dataset}`]),
    sql`not deleted`,
    ...[...facets].map(([name, values]) => sql`facets && ${textArray(values.map((value) => `${name}:${value}`))}`),
    ...(matching === undefined ? [] : [matchesPlan(matching)]),
    ...(near === undefined ? [] : [matchesTypos(near)]),
    ...(word === undefined ? [] : [sql`latin ${word.held ? sql`like` : sql`not like`} ${`% ${word.text} %`}`]),
    ...(weight === undefined ? [] : [sql`weight >= ${weight}`]),
    ...(keyPrefix === undefined ? [] : [sql`starts_with(key, ${keyPrefix})`]),
    ...(since === undefined ? [] : [sql`version > ${since}`]),
  ]);
}

/**
 * The collation is named, as the keys' order is part of what packs are checked by and must not depend on how the
 * operator's database was made. Every row has a weight; where those without one would stand is named as in the index, which
 * would not be used otherwise, and each page would sort the table.
 */
const BY_WEIGHT = sql`weight desc nulls last, key collate "C"`;

/**
 * The same order, out of the index's reach: asked for the heaviest hits of a search, PostgreSQL would read the table along
 * that index until it has enough of them, and where they are among the lightest rows that is nearly all of it.
 */
export const HITS_BY_WEIGHT = sql`weight + 0 desc, key collate "C"`;

/**
 * The value by which rows are sorted in a column, the same as the device takes from its rows; small letters by the
 * collation `C`, which knows those of English alone.
 */
function sortedBy(column: SortColumn): SQL {
  if (column.by === 'number') return sql`(data ->> ${column.field})::numeric`;
  if (column.by === 'text') return sql`lower((data ->> ${column.field}) collate "C")`;
  if (column.by === 'country') {
    return sql`array_position(string_to_array(${COUNTRY_ORDER[column.locale].join(' ')}::text, ' '), data ->> 'countryCode')`;
  }
  const spoken = sql`coalesce(nullif(split_part(pinyin, '|', 1), ''), data ->> 'nameZh')`;
  return sql`lower((case when data ->> 'nameZh' is null then data ->> 'nameEn' else ${spoken} end) collate "C")`;
}

/** The order of a selection's rows as SQL; in a column, what is missing stands last, whichever way it goes. */
export function orderOf(order: Order, { matching, near }: Selection): SQL {
  const byWeight = matching === undefined && near === undefined ? BY_WEIGHT : HITS_BY_WEIGHT;
  if (order.by === 'default') return byWeight;
  if (order.by === 'similarity') return sql`word_similarity(${order.text}, latin) desc, ${byWeight}`;
  const direction = order.order === 'desc' ? sql`desc` : sql`asc`;
  return sql`${sortedBy(order.column)} ${direction} nulls last, ${byWeight}`;
}
