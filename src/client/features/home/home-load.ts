import type { QueryClient } from '@tanstack/react-query';
import { prefetch } from '#client/offline/prefetch.ts';
import type { Locale } from '#contract/locale.ts';
import { type HomeBanner, homeBanners, homeQuestions } from './home-content.ts';
import { dictionaryEditions, type RowCounts, rowCounts } from './row-counts.ts';

/** What the first screens of the home page are drawn from. */
export interface HomeData {
  counts: RowCounts;
  banners: readonly HomeBanner[];
}

/** How long the page waits for its guests, in milliseconds. */
const GUEST_PATIENCE_MS = 1_000;

/**
 * For the loader: content and figures are guests of this page, which opens without them on a device that has never seen
 * them. The document holds banners and figures as the loader's data, since the answers they are from would be there a
 * second time and in both languages; the rest of the page is asked for when it has come to life, unless the document is to
 * hold it whole.
 */
export async function loadHome(client: QueryClient, locale: Locale, whole: boolean): Promise<HomeData> {
  const holdsRest = whole || !import.meta.env.SSR;
  const editions = dictionaryEditions();
  const banners = homeQuestions.banners();
  const { milestones, partners, news } = homeQuestions;
  const rest = holdsRest
    ? [
        prefetch(client, milestones(), GUEST_PATIENCE_MS),
        prefetch(client, partners(), GUEST_PATIENCE_MS),
        prefetch(client, news(), GUEST_PATIENCE_MS),
      ]
    : [];
  await Promise.allSettled([
    prefetch(client, editions, GUEST_PATIENCE_MS),
    prefetch(client, banners, GUEST_PATIENCE_MS),
    ...rest,
  ]);
  const data = {
    counts: rowCounts(client.getQueryData(editions.queryKey) ?? []),
    banners: homeBanners(client, locale),
  };
  if (!holdsRest) {
    client.removeQueries({ queryKey: editions.queryKey });
    client.removeQueries({ queryKey: banners.queryKey });
  }
  return data;
}
