import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { RouteKey } from './route-query.ts';

/**
 * For loaders: has the answer in the cache before the page is drawn, from memory, the device or the server, however old;
 * what is stale is asked again by the page itself. Rejects when there is none.
 */
export async function prefetch<T>(client: QueryClient, options: UseQueryOptions<T, Error, T, RouteKey>): Promise<void> {
  await client.query({ ...options, staleTime: 'static' });
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
