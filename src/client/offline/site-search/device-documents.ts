import { readPayload, routeNamed } from '#client/api/wire.ts';
import type { ExpertDetail, Faq, Milestone, Office, Partner, Product } from '#contract/content.ts';
import type { NewsArticle, NewsItem } from '#contract/news.ts';
import type { Page } from '#contract/paging.ts';
import type { RouteName } from '#contract/routes.ts';
import type { Expert } from '#contract/site.ts';
import {
  expertDocument,
  faqDocument,
  milestoneDocument,
  newsDocument,
  officeDocument,
  partnerDocument,
  productDocument,
} from '#domain/site-search/content-documents.ts';
import type { SiteDocument } from '#domain/site-search/document.ts';
import { sitePages } from '#domain/site-search/site-pages.ts';
import { withCache } from '../database.ts';

/** An answer that the device keeps; `at` (ms) is when the server gave it. */
export interface KeptAnswer {
  name: string;
  at: number;
  data: unknown;
}

type Reader = (data: unknown) => SiteDocument[];

// Data that is checked against a call's schema has that call's type.
const reader =
  <T>(name: RouteName, read: (answer: T) => SiteDocument[]): Reader =>
  (data) =>
    read(readPayload(routeNamed(name), data) as T);
const list = <T>(name: RouteName, read: (item: T) => SiteDocument): Reader =>
  reader<Page<T>>(name, ({ rows }) => rows.map(read));

/** Readers of the documents in kept answers, by call; calls for members and staff have none. */
const readers: Partial<Record<RouteName, Reader>> = {
  'news.list': list<NewsItem>('news.list', newsDocument),
  'news.detail': reader<NewsArticle>('news.detail', (item) => [newsDocument(item)]),
  'products.entry': reader<Product>('products.entry', (item) => [productDocument(item)]),
  'faq.list': list<Faq>('faq.list', faqDocument),
  'experts.list': list<Expert>('experts.list', expertDocument),
  'experts.entry': reader<ExpertDetail>('experts.entry', (item) => [expertDocument(item)]),
  'offices.list': list<Office>('offices.list', officeDocument),
  'milestones.list': list<Milestone>('milestones.list', milestoneDocument),
  'partners.list': list<Partner>('partners.list', partnerDocument),
};

const lengthOf = ({ summary, text }: SiteDocument) => summary.zh.length + text.zh.length + text.en.length;

/** How long answers to a call are kept, in milliseconds, by the name of the call. */
export type KeepTimes = Readonly<Record<string, number>>;

/** Documents of answers that the device keeps: each once, in its fullest form, with the site's own pages. */
export function documentsOf(answers: readonly KeptAnswer[], keep: KeepTimes, now: number): SiteDocument[] {
  const documents = new Map<string, SiteDocument>(sitePages.map((page) => [`${page.node} ${page.id}`, page]));
  for (const { name, at, data } of [...answers].sort((a, b) => a.at - b.at)) {
    const read = Object.hasOwn(readers, name) ? readers[name as RouteName] : undefined;
    if (read === undefined || now - at > (keep[name] ?? Number.POSITIVE_INFINITY)) continue;
    try {
      for (const document of read(data)) {
        const key = `${document.node} ${document.id}`;
        const known = documents.get(key);
        // A list knows less of an item than its own page; of equals the newer one stands.
        if (known === undefined || lengthOf(known) <= lengthOf(document)) documents.set(key, document);
      }
    } catch {
      // Written by another version in another shape: the page itself would ask for it anew as well.
    }
  }
  return [...documents.values()];
}

/** Changes whenever an answer is kept or let go. */
export async function answersStamp(): Promise<string> {
  return withCache(async ({ answers }) => `${await answers.count()} ${String(await answers.orderBy('at').lastKey())}`);
}

/** All answers that the device keeps. */
export async function keptAnswers(): Promise<KeptAnswer[]> {
  const rows = await withCache(({ answers }) => answers.toArray());
  return rows.map(({ at, answer }) => ({ name: String(answer.queryKey[0]), at, data: answer.state.data }));
}
