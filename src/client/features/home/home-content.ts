import type { QueryClient } from '@tanstack/react-query';
import { routeQuery } from '#client/offline/route-query.ts';
import type { Banner, ContentImage, Milestone, Partner } from '#contract/content.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import type { NewsItem } from '#contract/news.ts';
import type { Page } from '#contract/paging.ts';

const MILESTONES = 4;
const PARTNERS = 10;
const NEWS = 3;

/** A banner in the language of the page alone: within the document every byte counts. */
export interface HomeBanner {
  title: string;
  text: string;
  action: string;
  url: string;
  picture: string;
  image: ContentImage | null;
}

/** What the home page shows of the content: all banners, the latest news and milestones, the first partners. */
export interface HomeContent {
  banners: readonly HomeBanner[];
  milestones: readonly Milestone[];
  partners: readonly Partner[];
  news: readonly NewsItem[];
}

/** The questions behind the page's content. */
export const homeQuestions = {
  banners: () => routeQuery('site.banners', {}),
  milestones: () => routeQuery('milestones.list', {}),
  partners: () => routeQuery('partners.list', {}),
  news: () => routeQuery('news.list', { query: { pageNum: 1, pageSize: NEWS } }),
};

const homeBanner = (locale: Locale, { title, text, action, url, picture, image }: Banner): HomeBanner => ({
  title: textIn(locale, title),
  text: textIn(locale, text),
  action: textIn(locale, action),
  url,
  picture,
  image,
});

function rowsOf<T>(client: QueryClient, key: readonly unknown[]): readonly T[] {
  return client.getQueryData<Page<T>>(key)?.rows ?? [];
}

/** The banners that the cache holds. */
export function homeBanners(client: QueryClient, locale: Locale): readonly HomeBanner[] {
  return rowsOf<Banner>(client, homeQuestions.banners().queryKey).map((banner) => homeBanner(locale, banner));
}

/** Whether the cache holds everything the page shows. */
export function hasHomeContent(client: QueryClient): boolean {
  return Object.values(homeQuestions).every((question) => client.getQueryData(question().queryKey) !== undefined);
}

/** What the page shows of the answers that the cache holds; what is not there is empty. */
export function homeContent(client: QueryClient, locale: Locale): HomeContent {
  const { milestones, partners, news } = homeQuestions;
  return {
    banners: homeBanners(client, locale),
    milestones: rowsOf<Milestone>(client, milestones().queryKey).slice(-MILESTONES),
    partners: rowsOf<Partner>(client, partners().queryKey).slice(0, PARTNERS),
    news: rowsOf<NewsItem>(client, news().queryKey),
  };
}
