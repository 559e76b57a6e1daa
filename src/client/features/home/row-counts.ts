import { routeQuery } from '#client/offline/route-query.ts';
import type { Dataset } from '#contract/datasets.ts';

/** How many entries each table has. */
export type RowCounts = Readonly<Partial<Record<Dataset, number>>>;

/** The question behind the figures of the dictionary. */
export function dictionaryEditions() {
  return routeQuery('dictionary.packs', {});
}

/** The figures alone: the page shows seven numbers and has no use for the editions they come with. */
export function rowCounts(editions: readonly { dataset: Dataset; rows: number }[]): RowCounts {
  return Object.fromEntries(editions.map(({ dataset, rows }) => [dataset, rows]));
}
