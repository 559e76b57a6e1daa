import { text, wholeNumber } from '#client/lib/search-params.ts';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX, MAX_PAGE, type PageSize, pageSizeOf } from '#contract/page-limits.ts';

/** Search parameters of a table; only those are set that differ from the table's first page. */
export interface DictionarySearch {
  /** Search text. A number where it reads as one, so that `?q=8507` needs no quotes in the address. */
  q?: string | number | undefined;
  page?: number | undefined;
  size?: PageSize | undefined;
  sort?: string | undefined;
  order?: 'desc' | undefined;
  /** Filters as `writeFilter` writes them. */
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
