import type { QueryClient } from '@tanstack/react-query';

/** Puts an answer that came by another way than a call into the cache, unless one is there that is as new; time in ms. */
export function putAnswer(client: QueryClient, key: readonly unknown[], answer: unknown, updatedAt: number): void {
  const present = client.getQueryState(key)?.dataUpdatedAt ?? 0;
  if (present < updatedAt) client.setQueryData(key, answer, { updatedAt });
}
