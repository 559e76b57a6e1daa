import * as z from 'zod/mini';
import { bilingual } from './bilingual.ts';
import { contentId } from './content.ts';
import { NEWS_KINDS, type NewsKind } from './news-kinds.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';

export type { NewsKind };
export const newsKind = z.enum(NEWS_KINDS);

/** A news item in a list. `date` is an ISO date; `picture` names one of the site's drawings. */
const newsItem = z.object({
  id: z.string(),
  kind: newsKind,
  date: z.string(),
  title: bilingual,
  summary: bilingual,
  picture: z.string(),
});
export type NewsItem = z.infer<typeof newsItem>;

const neighbour = z.nullable(z.object({ id: z.string(), title: bilingual }));

/** A whole news item; `body` is sanitised HTML. `previous` is the older one, `next` the newer one. */
export const newsArticle = z.extend(newsItem, {
  body: bilingual,
  previous: neighbour,
  next: neighbour,
});
export type NewsArticle = z.infer<typeof newsArticle>;

export const newsList = defineRoute({
  name: 'news.list',
  method: 'GET',
  path: '/bNews/showGet',
  summary: 'News, newest first',
  token: false,
  query: z.extend(pageQuery, { kind: z.optional(newsKind) }),
  response: pageOf(newsItem),
});

export const newsDetail = defineRoute({
  name: 'news.detail',
  method: 'GET',
  path: '/bNews/showGet/{id}',
  summary: 'One news item with its body and its neighbours',
  token: false,
  params: z.object({ id: contentId }),
  response: newsArticle,
});
