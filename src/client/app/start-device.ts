import type { QueryClient } from '@tanstack/react-query';
import { probeServer } from '#client/api/probe.ts';
import { rememberLocale } from '#client/i18n/remember-locale.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { install } from '#client/offline/install.ts';
import { keepShell } from '#client/offline/keep-shell.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { followSession } from '#client/offline/session/follow-session.ts';
import { deviceSession, onSessionEnd } from '#client/offline/session/session.ts';
import { watchConnection } from '#client/offline/watch-connection.ts';
import type { Locale } from '#contract/locale.ts';
import { logVisits } from './log-visits.ts';
import type { AppRouter } from './router.tsx';
import { recoverFromStaleChunks } from './stale-chunks.ts';
import { whenIdle } from './when-idle.ts';

/**
 * ROUTE-14: where the device answered an address in another letter case, the root has not led it to its page yet: its match
 * came with the frame, and the router does not ask it by itself.
 */
function askRootAgain(router: AppRouter): void {
  const { pathname } = router.latestLocation;
  const path = router.matchRoutes(router.latestLocation).at(-1)?.pathname;
  if (path !== pathname && path?.toLowerCase() === pathname.toLowerCase()) void router.invalidate();
}

/**
 * Starts what makes the next visit better. What the page needs to answer questions starts at once; everything else waits
 * until the page stands, so that nothing delays what is on the screen.
 */
export function startDevice(
  queryClient: QueryClient,
  router: AppRouter,
  source: { apiBase: string; locale: Locale },
): void {
  // R28, R29: a page that only somebody else may see is left, wherever he logged out; the guard says to where.
  onSessionEnd((_ended, how) => {
    if (how !== 'logout' && how !== 'expired' && how !== 'withdrawn') void router.invalidate();
  });
  followSession(queryClient, apiOf(queryClient));
  askRootAgain(router);
  // ROUTE-15.
  router.subscribe('onBeforeNavigate', () => deviceSession.refresh());
  watchConnection(queryClient, (signal) => probeServer({ ...source, session: deviceSession }, signal));
  packs.start(source);
  install.start();
  recoverFromStaleChunks(() => connectivity.check());
  packs.onChanged((dataset) => {
    void queryClient.invalidateQueries({
      predicate: (query) => String(query.queryKey[0]).startsWith(`dictionary.${dataset}`),
    });
  });
  // At once: later it would undo a choice that was made meanwhile.
  void rememberLocale(source.locale);
  const countVisits = logVisits(queryClient, router, source);
  // After `install`, which asks whether anything of an earlier visit is here; whoever leaves soon has read the page, too.
  keepShell(queryClient);
  whenIdle(queryClient, () => {
    // A page that came from the device has heard nothing of the server yet, and the browser's own flag may be wrong.
    if ('frame' in document.documentElement.dataset) void connectivity.check();
    countVisits();
    // The databases are code that no page waits for.
    import('./keep-device.ts').then(({ keepDevice }) => keepDevice(queryClient, source.apiBase)).catch(() => undefined);
  });
}
