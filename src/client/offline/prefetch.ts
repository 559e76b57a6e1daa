import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import { within } from '#client/lib/next-turn.ts';
import type { RouteKey } from './route-query.ts';

/** How long a navigation waits for the page's own answer in the browser; after that the page shows that it is coming. */
const PATIENCE_MS = 3_000;

/** The same where the page can show a part of it at once, from a list. */
export const LISTED_PATIENCE_MS = 400;

/**
 * For loaders: has the answer in the cache before the page is drawn, from memory, the device or the server, however old;
 * what is stale is asked again by the page itself. Rejects when there is none. In the browser it waits no longer than a
 * visitor does, `patienceMs`: a connection that is taken and never answered must not hold him where he is.
 */
export async function prefetch<T>(
  client: QueryClient,
  options: UseQueryOptions<T, Error, T, RouteKey>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const asked = client.query({ ...options, staleTime: 'static' });
  if (typeof window === 'undefined') await asked;
  else await within(patienceMs, asked);
}

/**
 * For the frame: waits for its answers on the server only. In the browser the frame has the device's own copy or shows
 * the words of the build; a page never waits for its footer.
 */
export function prefetchForFrame<T>(
  client: QueryClient,
  options: UseQueryOptions<T, Error, T, RouteKey>,
): Promise<void> | undefined {
  const asked = prefetch(client, options).catch(() => undefined);
  return typeof window === 'undefined' ? asked : undefined;
}
