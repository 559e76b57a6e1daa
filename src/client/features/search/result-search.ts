import { oneOf, text, wholeNumber } from '#client/lib/search-params.ts';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX, MAX_PAGE, type PageSize, pageSizeOf } from '#contract/page-limits.ts';
import { SEARCH_NODES, type SearchNode } from '#contract/search-nodes.ts';

/** Search parameters of the result page (ROUTE-02). */
export interface ResultSearch {
  /** One character more than may be searched tells the page that it was too long. */
  keywords?: string | undefined;
  node?: SearchNode | undefined;
  page?: number | undefined;
  size?: PageSize | undefined;
}

/** Reads the address; anything foreign is left out, so that an odd link still opens. */
export function resultSearch(search: Readonly<Record<string, unknown>>): ResultSearch {
  const size = pageSizeOf(Number(search.size));
  return {
    keywords: text(search.keywords, KEYWORD_MAX + 1),
    node: oneOf(search.node, SEARCH_NODES),
    page: wholeNumber(search.page, 2, MAX_PAGE),
    size: size === DEFAULT_PAGE_SIZE ? undefined : size,
  };
}
