import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '#client/offline/route-query.ts';
import type { Dataset } from '#contract/datasets.ts';

/** How many entries each table has. */
export type RowCounts = ReadonlyMap<Dataset, number>;

/** The question behind the figures of the dictionary. */
export function dictionaryEditions() {
  return routeQuery('dictionary.packs', {});
}

/** Entries per table as the site last knew them; undefined while it never did, and the page then stands without them. */
export function useRowCounts(): RowCounts | undefined {
  const { data } = useQuery(dictionaryEditions());
  return data && new Map(data.map(({ dataset, rows }) => [dataset, rows]));
}
