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

/**
 * ROUTE-14, ROUTE-15: resolves when the visitor may enter the page. Throws a redirect otherwise: a guest goes to the login,
 * which brings him back, and whoever is logged in is told that the page is not his.
 */
export async function enterPage(client: QueryClient, page: { pathname: string; href: string }): Promise<void> {
  deviceSession.refresh();
  const area = areaOfPage(page.pathname);
  const enter = mayEnter(area, deviceSession.session, area === 'tools' ? await siteSwitches(client) : CLOSED);
  if (enter === 'log-in') throw redirect({ to: '/login', search: { redirect: page.href }, replace: true });
  if (enter === 'no') throw redirect({ to: '/401', replace: true });
}
