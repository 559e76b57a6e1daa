import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import type { Locale } from '#contract/locale.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/page-limits.ts';
import { type FacetFilter, formatFacets } from '#domain/dictionary/facets.ts';
import { sortColumn, sortInLanguage } from '#domain/dictionary/sorting.ts';
import type { DictionarySearch } from './dictionary-search.ts';

/** Filters of an address: `lane.europe_type.seaport`, without characters that an address has to escape. */
export function readFilter(param: string | undefined): FacetFilter {
  const filter = new Map<string, string[]>();
  for (const part of (param ?? '').split('_')) {
    const dot = part.indexOf('.');
    const name = part.slice(0, Math.max(dot, 0));
    const value = part.slice(dot + 1);
    if (name === '' || value === '') continue;
    filter.set(name, [...(filter.get(name) ?? []), value]);
  }
  return filter;
}

/** Writes filters for the address, in a stable order; undefined when there are none. */
export function writeFilter(filter: FacetFilter): string | undefined {
  const parts = [...filter].flatMap(([name, values]) => values.map((value) => `${name}.${value}`));
  return parts.length === 0 ? undefined : parts.sort().join('_');
}

/** The filters with one value added or, where it is set, taken away. */
export function toggleFilter(filter: FacetFilter, name: string, value: string): FacetFilter {
  const before = filter.get(name) ?? [];
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  const next = new Map(filter);
  if (after.length === 0) next.delete(name);
  else next.set(name, after);
  return next;
}

/**
 * The question to the table that an address stands for, read in a language: names stand in the order of that language. A
 * sort column the table does not have is left out.
 */
export function tableQuery(dataset: Dataset, search: DictionarySearch, locale: Locale): DictionaryQuery {
  const sort = search.sort !== undefined && sortColumn(dataset, search.sort) !== null ? search.sort : '';
  return {
    pageNum: search.page ?? 1,
    pageSize: search.size ?? DEFAULT_PAGE_SIZE,
    keyword: String(search.q ?? '').trim(),
    facets: formatFacets(readFilter(search.f)),
    sort: sortInLanguage(sort, locale),
    order: sort !== '' && search.order === 'desc' ? 'desc' : 'asc',
  };
}
