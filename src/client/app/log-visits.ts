import type { QueryClient } from '@tanstack/react-query';
import { sendInLeaving } from '#client/api/send-in-leaving.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import type { PageId } from '#contract/account-limits.ts';
import type { Locale } from '#contract/locale.ts';
import { pageIdOf } from '#domain/page-id.ts';
import type { AppRouter } from './router.tsx';

/** The address of the call `log.add`, whose declaration would bring all schemas along. */
export const VISITS_PATH = '/bLog/add';

/**
 * ROUTE-12: counts each page that is entered, if it has a page id. Nobody waits for it and a failure is nothing. Visits wait until the page stands, which the function that is returned
 * says; a page that is left before that is counted in leaving.
 */
export function logVisits(
  client: QueryClient,
  router: AppRouter,
  source: { apiBase: string; locale: Locale },
): () => void {
  let waiting: PageId[] | null = [];
  let entered = '';
  const send = (pageId: PageId) => {
    if (!connectivity.online) return;
    apiOf(client)
      .call('log.add', { body: { pageId } }, { quiet: true, repeatable: true })
      .catch(() => undefined);
  };
  const enter = ({ pathname }: { pathname: string }) => {
    if (pathname === entered) return;
    entered = pathname;
    const pageId = pageIdOf(pathname);
    if (pageId === null) return;
    if (waiting === null) send(pageId);
    else waiting.push(pageId);
  };
  const leave = () => {
    // The browser's own word alone: it gives up what a page still asks for while leaving it, which looks like no connection.
    if (document.visibilityState === 'visible' || !navigator.onLine) return;
    for (const pageId of waiting?.splice(0) ?? []) {
      sendInLeaving({ ...source, token: deviceSession.token }, VISITS_PATH, { pageId });
    }
  };
  enter(router.state.location);
  router.subscribe('onResolved', ({ toLocation }) => enter(toLocation));
  // Comes before the page goes, and also where a telephone puts the browser away without another word.
  document.addEventListener('visibilitychange', leave);
  return () => {
    document.removeEventListener('visibilitychange', leave);
    const visits = waiting ?? [];
    waiting = null;
    visits.forEach(send);
  };
}
