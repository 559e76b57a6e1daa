import type { QueryClient } from '@tanstack/react-query';
import { isUnreachable } from '#client/api/errors.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import type { Banner, ContentImage, Milestone, Partner } from '#contract/content.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import type { NewsItem } from '#contract/news.ts';
import type { Page } from '#contract/paging.ts';
import { dictionaryEditions, type RowCounts, rowCounts } from './row-counts.ts';

const MILESTONES = 4;
const PARTNERS = 10;
const NEWS = 3;

/** A banner in the language of the page. */
export interface HomeBanner {
  title: string;
  text: string;
  action: string;
  url: string;
  picture: string;
  image: ContentImage | null;
}

/** The content of the home page: all banners, the latest news and milestones, the first partners, entries per table. */
export interface HomeContent {
  /** Empty while the site does not know them; the figures are then left out. */
  counts: RowCounts;
  banners: readonly HomeBanner[];
  milestones: readonly Milestone[];
  partners: readonly Partner[];
  news: readonly NewsItem[];
}

/** The longest that the page waits for each of its answers, in milliseconds. */
const PATIENCE_MS = 1_000;

/** The questions behind the page. */
export const homeQuestions = {
  counts: dictionaryEditions(),
  banners: routeQuery('site.banners', {}),
  milestones: routeQuery('milestones.list', {}),
  partners: routeQuery('partners.list', {}),
  news: routeQuery('news.list', { query: { pageNum: 1, pageSize: NEWS } }),
};

const homeBanner = (locale: Locale, { title, text, action, url, picture, image }: Banner): HomeBanner => ({
  title: textIn(locale, title),
  text: textIn(locale, text),
  action: textIn(locale, action),
  url,
  picture,
  image,
});

const NO_CONTENT: HomeContent = { counts: rowCounts([]), banners: [], milestones: [], partners: [], news: [] };

/** Reads the content out of the cache. A part without an answer stays as it is shown. */
function cachedContent(client: QueryClient, locale: Locale, shown: HomeContent): HomeContent {
  const rowsOf = <T>({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData<Page<T>>(queryKey)?.rows;
  const editions = client.getQueryData(homeQuestions.counts.queryKey);
  return {
    counts: editions === undefined ? shown.counts : rowCounts(editions),
    banners: rowsOf<Banner>(homeQuestions.banners)?.map((banner) => homeBanner(locale, banner)) ?? shown.banners,
    milestones: rowsOf<Milestone>(homeQuestions.milestones)?.slice(-MILESTONES) ?? shown.milestones,
    partners: rowsOf<Partner>(homeQuestions.partners)?.slice(0, PARTNERS) ?? shown.partners,
    news: rowsOf<NewsItem>(homeQuestions.news) ?? shown.news,
  };
}

/**
 * Loads the content for the route's loader; what does not come in time is left out. The document carries the content as the
 * loader's data, and not the answers it was read from: they hold more of it, and in both languages.
 */
export async function loadHome(client: QueryClient, locale: Locale): Promise<HomeContent> {
  await Promise.allSettled([
    prefetch(client, homeQuestions.counts, PATIENCE_MS),
    prefetch(client, homeQuestions.banners, PATIENCE_MS),
    prefetch(client, homeQuestions.milestones, PATIENCE_MS),
    prefetch(client, homeQuestions.partners, PATIENCE_MS),
    prefetch(client, homeQuestions.news, PATIENCE_MS),
  ]);
  const content = cachedContent(client, locale, NO_CONTENT);
  if (import.meta.env.SSR) for (const { queryKey } of Object.values(homeQuestions)) client.removeQueries({ queryKey });
  return content;
}

/**
 * Asks for everything again, so that the device persists the answers, and resolves with the newest content. What cannot be
 * had stays as it is shown. One after the other: a line that has gone costs one question.
 */
export async function refreshHome(client: QueryClient, locale: Locale, shown: HomeContent): Promise<HomeContent> {
  const questions = [
    () => client.query(homeQuestions.counts),
    () => client.query(homeQuestions.banners),
    () => client.query(homeQuestions.milestones),
    () => client.query(homeQuestions.partners),
    () => client.query(homeQuestions.news),
  ];
  for (const ask of questions) {
    try {
      await ask();
    } catch (error) {
      if (isUnreachable(error)) break;
    }
  }
  return cachedContent(client, locale, shown);
}
