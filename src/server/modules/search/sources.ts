import {
  expertDocument,
  faqDocument,
  milestoneDocument,
  newsDocument,
  officeDocument,
  partnerDocument,
  productDocument,
} from '#domain/site-search/content-documents.ts';
import { sitePages } from '#domain/site-search/site-pages.ts';
import type { ContentService } from '#server/modules/content/service.ts';
import type { NewsService } from '#server/modules/news/service.ts';
import type { DocumentSource } from './index-keeper.ts';

/** Whether an announced change may touch the documents; `tag` is null when nobody could say what changed. */
export function touchesDocuments(tag: string | null): boolean {
  return tag === null || tag === 'news' || tag === 'content' || tag === 'site';
}

/** All documents of the site that every visitor may see; what is for members and staff is not among them. */
export function siteDocuments(news: NewsService, content: ContentService): DocumentSource {
  return async function* documents() {
    yield* sitePages;
    for (const item of (await content.all('product')).rows) yield productDocument(item);
    for (const item of (await content.all('faq')).rows) yield faqDocument(item);
    const { rows: experts } = await content.experts();
    for (const { id } of experts) yield expertDocument(await content.expert(id));
    for (const item of (await content.all('office')).rows) yield officeDocument(item);
    for (const item of (await content.all('milestone')).rows) yield milestoneDocument(item);
    for (const item of (await content.all('partner')).rows) yield partnerDocument(item);
    for await (const item of news.articles()) yield newsDocument(item);
  };
}
