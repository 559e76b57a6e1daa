import type { Query, QueryClient } from '@tanstack/react-query';

/** An answer that takes longer than this is called slow, in milliseconds. */
const SLOW_MS = 10_000;

/**
 * Tells when some answer has been on its way for so long that the visitor should know why nothing comes, and when none has
 * any more. Many quick answers one after the other are not slow. Returns what ends it.
 */
export function followSlow(client: QueryClient, tell: (slow: boolean) => void): () => void {
  const asked = new Map<Query, ReturnType<typeof setTimeout>>();
  const late = new Set<Query>();
  const follow = (query: Query, asking = query.state.fetchStatus === 'fetching') => {
    if (asking === asked.has(query)) return;
    if (asking) {
      const timer = setTimeout(() => {
        late.add(query);
        tell(true);
      }, SLOW_MS);
      asked.set(query, timer);
      return;
    }
    clearTimeout(asked.get(query));
    asked.delete(query);
    if (late.delete(query) && late.size === 0) tell(false);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) follow(query);
  // A query that is removed from the cache while it fetches never reports its end.
  const stop = cache.subscribe(({ type, query }) => (type === 'removed' ? follow(query, false) : follow(query)));
  return () => {
    stop();
    for (const timer of asked.values()) clearTimeout(timer);
  };
}
