import type { QueryClient } from '@tanstack/react-query';

/** A time that lies further ahead than this (ms) was noted by a clock that has been set back since. */
const SLACK_MS = 60_000;

/** R30: when an answer was given (ms); 0, as for an answer of unknown age, where that time is still to come. */
export const knownTime = (at: number): number => (at > Date.now() + SLACK_MS ? 0 : at);

/** Puts an answer that came by another way than a call into the cache, unless one is there that is as new; time in ms. */
export function putAnswer(client: QueryClient, key: readonly unknown[], answer: unknown, updatedAt: number): void {
  const present = client.getQueryState(key);
  const at = knownTime(updatedAt);
  if (present?.data === undefined || knownTime(present.dataUpdatedAt) < at) {
    client.setQueryData(key, answer, { updatedAt: at });
  }
}
