import type { QueryClient } from '@tanstack/react-query';
import { noteStored, noticeEviction } from '#client/offline/eviction.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { registerWorker } from './update.ts';

/** Puts by what the page was given, brings packs up to date and registers the service worker; runs in idle time. */
export function keepDevice(queryClient: QueryClient): void {
  // Before anything is kept, which would hide that everything was lost.
  void noticeEviction()
    .then(() => keepArrivedAnswers(queryClient))
    .then(dropOldAnswers)
    .then(noteStored);
  refreshPacks(queryClient);
  void registerWorker();
}
