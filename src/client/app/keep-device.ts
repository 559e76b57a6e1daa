import type { QueryClient } from '@tanstack/react-query';
import { noticeEviction } from '#client/offline/eviction.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { outboxOf } from '#client/offline/outbox/outbox.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { refreshNowAndThen } from './refresh-now-and-then.ts';
import { registerWorker } from './update.ts';

/** Puts by what the page was given, sends what waits, brings packs up to date and registers the service worker; runs in idle time. */
export function keepDevice(queryClient: QueryClient, apiBase: string): void {
  keepArrivedAnswers(queryClient);
  void dropOldAnswers();
  void noticeEviction();
  refreshPacks(queryClient);
  outboxOf(apiOf(queryClient));
  void registerWorker().then(() => refreshNowAndThen(queryClient, apiBase));
}
