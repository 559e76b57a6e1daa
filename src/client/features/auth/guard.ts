import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { prefetch } from '#client/offline/prefetch.ts';
import { routeQuery } from '#client/offline/route-query.ts';
import { deviceSession } from '#client/offline/session/session.ts';
import { type AccessSwitches, areaOfPage, mayEnter } from '#domain/access.ts';

const CLOSED: AccessSwitches = { publicTracking: 0 };

/** The switches of the site, from the device or the server; closed where neither knows them. */
async function siteSwitches(client: QueryClient): Promise<AccessSwitches> {
  const config = routeQuery('site.config', {});
  await prefetch(client, config).catch(() => undefined);
  return client.getQueryData(config.queryKey) ?? CLOSED;
}

/** Parts of a navigation that the guard reads. */
interface Navigation {
  context: { queryClient: QueryClient };
  location: { pathname: string; href: string };
}

/**
 * ROUTE-14, ROUTE-15: for `beforeLoad` of pages that are not open to everyone: resolves when the visitor may enter. Throws a
 * redirect otherwise: guests go to the login, which brings them back, and whoever is logged in is told that the page is not
 * theirs. The server does not know who asks and renders no such page, so the check is the device's.
 */
export async function guarded({ context: { queryClient }, location }: Navigation): Promise<void> {
  if (import.meta.env.SSR) return;
  deviceSession.refresh();
  const area = areaOfPage(location.pathname);
  const enter = mayEnter(area, deviceSession.session, area === 'tools' ? await siteSwitches(queryClient) : CLOSED);
  if (enter === 'log-in') throw redirect({ to: '/login', search: { redirect: location.href }, replace: true });
  if (enter === 'no') throw redirect({ to: '/401', search: { redirect: location.href }, replace: true });
}
