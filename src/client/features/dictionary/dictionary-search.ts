import { text, wholeNumber } from '#client/lib/search-params.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX, MAX_PAGE, type PageSize, pageSizeOf } from '#contract/page-limits.ts';
import { type FacetFilter, formatFacets } from '#domain/dictionary/facets.ts';
import { sortColumn } from '#domain/dictionary/sorting.ts';

/** What of a table stands in the address; only what differs from the table's first page. */
export interface DictionarySearch {
  /** What is looked for. A number where it reads as one, so that `?q=8507` needs no quotes in the address. */
  q?: string | number | undefined;
  page?: number | undefined;
  size?: PageSize | undefined;
  sort?: string | undefined;
  order?: 'desc' | undefined;
  /** Filters as {@link writeFilter} writes them. */
  f?: string | undefined;
  /** The second table of a page that has two. */
  view?: 'cold' | undefined;
}

const FILTER_MAX = 300;

/** A keyword in the form the router writes without quotes; undefined when nothing is looked for. */
export function keywordParam(keyword: string): string | number | undefined {
  const kept = keyword.slice(0, KEYWORD_MAX);
  if (kept.trim() === '') return undefined;
  const number = Number(kept);
  return String(number) === kept && Number.isSafeInteger(number) ? number : kept;
}

function filterParam(value: unknown): string | undefined {
  const filter = text(value, FILTER_MAX);
  return filter && /^[\w.-]+$/.test(filter) ? filter : undefined;
}

/** Reads the address; anything foreign is left out, so that an odd link still opens. */
export function dictionarySearch(search: Readonly<Record<string, unknown>>): DictionarySearch {
  const size = pageSizeOf(Number(search.size));
  const asked = typeof search.q === 'boolean' ? String(search.q) : (text(search.q, KEYWORD_MAX) ?? '');
  const sort = text(search.sort, 40);
  return {
    q: keywordParam(asked),
    page: wholeNumber(search.page, 2, MAX_PAGE),
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
    sort,
    order: sort !== undefined && search.order === 'desc' ? 'desc' : undefined,
    f: filterParam(search.f),
    view: search.view === 'cold' ? 'cold' : undefined,
  };
}

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

/** The question to the table that an address stands for; a sort column the table does not have is left out. */
export function tableQuery(dataset: Dataset, search: DictionarySearch): DictionaryQuery {
  const sort = search.sort !== undefined && sortColumn(dataset, search.sort) !== null ? search.sort : '';
  return {
    pageNum: search.page ?? 1,
    pageSize: search.size ?? DEFAULT_PAGE_SIZE,
    keyword: String(search.q ?? '').trim(),
    facets: formatFacets(readFilter(search.f)),
    sort,
    order: sort !== '' && search.order === 'desc' ? 'desc' : 'asc',
  };
}
