import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isUnreachable } from '#client/api/errors.ts';
import type { SearchPage, SearchQuery } from '#contract/search.ts';
import { connectivity } from '../connectivity.ts';
import { policy } from '../policy.ts';
import { AS_QUERY, apiOf, type RouteKey } from '../route-query.ts';
import { askDeviceForHits } from './ask-device.ts';

/** A page of hits, and whether the whole site was searched or only what this device holds. */
export interface SearchAnswer extends SearchPage {
  source: 'server' | 'device';
}

/** How long a visitor waits for the server before the device answers, in milliseconds. */
const SERVER_TIMEOUT_MS = 8_000;

async function askServer(client: QueryClient, query: SearchQuery, signal: AbortSignal): Promise<SearchAnswer> {
  // A POST by the specification; it only reads.
  const options = { signal, timeoutMs: SERVER_TIMEOUT_MS, ...AS_QUERY };
  const answer = await apiOf(client).call('search.global', { query }, options);
  return { ...answer, source: 'server' };
}

async function askDevice(client: QueryClient, query: SearchQuery): Promise<SearchAnswer> {
  return { ...(await askDeviceForHits(client, query)), source: 'device' };
}

/**
 * SEARCH-01: a page of hits from the server, or from what this device holds while there is no connection. The device's
 * answer is never fresh: it gives way as soon as the server can be asked.
 */
export function siteSearch(query: SearchQuery) {
  return queryOptions<SearchAnswer, Error, SearchAnswer, RouteKey>({
    queryKey: ['search.global', { query }],
    staleTime: ({ state }) => (state.data?.source === 'device' ? 0 : policy['search.global'].fresh),
    queryFn: async ({ client, signal }) => {
      if (typeof window === 'undefined') return askServer(client, query, signal);
      if (!connectivity.online) return askDevice(client, query);
      try {
        return await askServer(client, query, signal);
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        // Said to the rest of the page as well: nobody else hears of a question that found its answer.
        void connectivity.check();
        return askDevice(client, query);
      }
    },
  });
}
