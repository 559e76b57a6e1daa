import { routeQuery } from '#client/offline/route-query.ts';
import { newsDetail, newsList } from '#contract/news.ts';
import { DEFAULT_PAGE_SIZE } from '#contract/paging.ts';
import type { NewsSearch } from './news-search.ts';

/** The page of the news list that an address asks for. */
export function newsPage({ page, size, kind }: NewsSearch) {
  return routeQuery(newsList, {
    query: { pageNum: page ?? 1, pageSize: size ?? DEFAULT_PAGE_SIZE, ...(kind ? { kind } : {}) },
  });
}

/** The newest news, for the home page. */
export function latestNews(count: number) {
  return routeQuery(newsList, { query: { pageNum: 1, pageSize: count } });
}

export function newsArticle(id: string) {
  return routeQuery(newsDetail, { params: { id } });
}
