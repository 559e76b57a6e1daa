import type { QueryClient } from '@tanstack/react-query';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { registerWorker } from './update.ts';

/** Puts by what the page was given, brings packs up to date and registers the service worker; runs in idle time. */
export function keepDevice(queryClient: QueryClient): void {
  keepArrivedAnswers(queryClient);
  void dropOldAnswers();
  refreshPacks(queryClient);
  void registerWorker();
}
