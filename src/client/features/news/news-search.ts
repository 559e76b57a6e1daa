import { oneOf, wholeNumber } from '#client/lib/search-params.ts';
import { NEWS_KINDS, type NewsKind } from '#contract/news-kinds.ts';
import { MAX_PAGE, type PageSize, pageSizeOf } from '#contract/page-limits.ts';

/** Search parameters of the news list. */
export interface NewsSearch {
  page?: number | undefined;
  size?: PageSize | undefined;
  kind?: NewsKind | undefined;
}

/** Reads the address; anything foreign is left out, so that an odd link still opens. */
export function newsSearch(search: Readonly<Record<string, unknown>>): NewsSearch {
  return {
    page: wholeNumber(search.page, 2, MAX_PAGE),
    size: pageSizeOf(Number(search.size)),
    kind: oneOf(search.kind, NEWS_KINDS),
  };
}
