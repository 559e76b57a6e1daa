import type { QueryClient } from '@tanstack/react-query';
import { connectivity } from '#client/offline/connectivity.ts';
import { apiOf } from '#client/offline/route-query.ts';
import { pageIdOf } from '#domain/page-id.ts';
import type { AppRouter } from './router.tsx';

/**
 * ROUTE-12: counts each page that is entered, if it has a page id. Nobody waits for it and a failure is nothing: who
 * visited is not said, so the token stays at home.
 */
export function logVisits(client: QueryClient, router: AppRouter): void {
  const log = ({ pathname }: { pathname: string }) => {
    const pageId = pageIdOf(pathname);
    if (pageId === null || !connectivity.online) return;
    apiOf(client)
      .call('log.add', { body: { pageId } }, { token: null, quiet: true, repeatable: true })
      .catch(() => undefined);
  };
  log(router.state.location);
  router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
    if (pathChanged) log(toLocation);
  });
}
