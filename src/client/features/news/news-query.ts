import { routeQuery } from '#client/offline/route-query.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/page-limits.ts';
import type { NewsSearch } from './news-search.ts';

/** The page of the news list that an address asks for. */
export function newsPage({ page, size, kind }: NewsSearch) {
  return routeQuery('news.list', {
    query: { pageNum: page ?? 1, pageSize: size ?? DEFAULT_PAGE_SIZE, ...(kind ? { kind } : {}) },
  });
}

/** One news item with its neighbours. */
export function newsArticle(id: string) {
  return routeQuery('news.detail', { params: { id } });
}
