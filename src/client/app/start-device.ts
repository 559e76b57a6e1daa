import type { QueryClient } from '@tanstack/react-query';
import { probeServer } from '#client/api/probe.ts';
import { rememberLocale } from '#client/i18n/remember-locale.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { dropOldAnswers, keepArrivedAnswers } from '#client/offline/keep-arrived.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { refreshPacks } from '#client/offline/packs/refresh-packs.ts';
import { keepShell } from '#client/offline/shell-set.ts';
import type { Locale } from '#contract/locale.ts';
import { recoverFromStaleChunks } from './stale-chunks.ts';
import { registerWorker } from './update.ts';

/** Runs when the browser has nothing better to do; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_500);
}

/**
 * Starts what makes the next visit better. What the page needs to answer questions starts at once; everything else waits
 * until the page stands, so that nothing delays what is on the screen.
 */
export function startDevice(queryClient: QueryClient, source: { apiBase: string; locale: Locale }): void {
  connectivity.start(queryClient, (signal) => probeServer(source.apiBase, signal));
  recoverFromStaleChunks(() => connectivity.online);
  packs.onChanged((dataset) => {
    void queryClient.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith(`dictionary.${dataset}`),
    });
  });
  whenIdle(() => {
    keepShell(queryClient);
    keepArrivedAnswers(queryClient);
    void dropOldAnswers();
    rememberLocale(source.locale);
    refreshPacks(queryClient);
    void registerWorker();
  });
}
