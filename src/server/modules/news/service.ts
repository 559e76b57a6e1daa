import type { NewsArticle, NewsItem, NewsKind } from '#contract/news.ts';
import type { Page, PageQuery } from '#contract/paging.ts';
import { cleanTexts } from '#server/clean-html.ts';
import { Problem } from '#server/plugins/problem.ts';
import { presentNewsItem } from './present.ts';
import type { NewsRepo } from './repo.ts';

/** News as the site shows them (NEWS-01). */
export interface NewsService {
  list(query: PageQuery & { kind?: NewsKind | undefined }): Promise<Page<NewsItem>>;
  /** One item with its body and neighbours; throws `not-found`. */
  detail(id: string): Promise<NewsArticle>;
  /** Every item with its body, newest first, a few at a time. */
  articles(): AsyncIterable<NewsItem & Pick<NewsArticle, 'body'>>;
  /** The newest items with their bodies. */
  recent(limit: number): Promise<(NewsItem & Pick<NewsArticle, 'body'>)[]>;
  /** Ids and ISO dates of the newest items, for the map of the site. */
  dated(limit: number): Promise<{ id: string; date: string }[]>;
}

/** Items with bodies that are read at a time. */
const BATCH = 100;

/** Makes the service over its table. */
export function createNewsService(repo: NewsRepo): NewsService {
  return {
    async list({ pageNum, pageSize, kind }) {
      const [total, rows] = await Promise.all([repo.count(kind), repo.page(kind, (pageNum - 1) * pageSize, pageSize)]);
      return { total, rows: rows.map(presentNewsItem) };
    },
    async detail(id) {
      const row = await repo.find(id);
      if (row === null) throw new Problem('not-found');
      const [previous, next] = await Promise.all([repo.olderThan(row), repo.newerThan(row)]);
      return { ...presentNewsItem(row), body: cleanTexts(row.body), previous, next };
    },
    async *articles() {
      for (let offset = 0; ; offset += BATCH) {
        const rows = await repo.pageWithBodies(offset, BATCH);
        for (const row of rows) yield { ...presentNewsItem(row), body: cleanTexts(row.body) };
        if (rows.length < BATCH) return;
      }
    },
    recent: async (limit) =>
      (await repo.pageWithBodies(0, limit)).map((row) => ({ ...presentNewsItem(row), body: cleanTexts(row.body) })),
    dated: (limit) => repo.all(limit),
  };
}
