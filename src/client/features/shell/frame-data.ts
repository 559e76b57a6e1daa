import type { QueryClient } from '@tanstack/react-query';
import { prefetch, prefetchForFrame } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { ADVERTISEMENT_TYPE, NOTICE_TYPE } from '#contract/strip-kinds.ts';

/** Decision on ROUTE-11: how long the first navigation waits for the experts of the menu at most, in milliseconds. */
const EXPERTS_PATIENCE_MS = 1_500;

/** The site's switches. */
export const configQuery = routeQuery('site.config', {});
/** SHELL-16: notices are the banners of type 1. */
export const noticesQuery = routeQuery('site.notices', { query: { type: NOTICE_TYPE } });
/** SHELL-16: advertisements are those of type 2. */
export const advertisementsQuery = routeQuery('site.advertisements', { query: { type: ADVERTISEMENT_TYPE } });

const ignore = () => undefined;

/** SHELL-16: notices and advertisements are asked for only where the site's switches are on. */
async function prefetchStrips(client: QueryClient): Promise<void> {
  await prefetch(client, configQuery);
  const config = client.getQueryData(configQuery.queryKey);
  await Promise.all([
    config?.enabledBanner === 1 && prefetch(client, noticesQuery),
    config?.enabledAds === 1 && prefetch(client, advertisementsQuery),
  ]);
}

/**
 * Loads the data that the frame is drawn from. The server waits for what it draws; experts, shortcuts and pictures come
 * when the page is alive. The browser waits for them alone, for a moment and from the device first (ROUTE-11); the
 * frame asks for the rest by itself. Never rejects: a page does not fail with its frame.
 */
export async function loadFrame(client: QueryClient): Promise<void> {
  if (!import.meta.env.SSR) {
    await prefetch(client, routeQuery('experts.list', {}), EXPERTS_PATIENCE_MS).catch(ignore);
    return;
  }
  await Promise.all([prefetchForFrame(client, routeQuery('site.company', {})), prefetchStrips(client).catch(ignore)]);
}
