import type { QueryClient } from '@tanstack/react-query';
import { addressOf } from '#client/api/call.ts';
import { addressesLaidBy } from '#client/api/laid-by.ts';
import { routeNamed } from '#client/api/wire.ts';
import { connectivity } from '#client/offline/connectivity.ts';
import { packs } from '#client/offline/packs/packs.ts';
import { resourceOf } from '#client/offline/saving/resources.ts';
import { DATASETS } from '#contract/datasets.ts';
import { REFRESH_TAG, SETTINGS_PACKS } from '#contract/refresh-cache.ts';
import { SETTINGS_CACHE } from '#contract/settings-cache.ts';

/** How often the browser is asked to wake the service worker at most, in milliseconds; it decides itself. */
const EVERY_MS = 12 * 3_600_000;

/** Periodic background sync, which the standard library does not know; Chromium's, for installed sites only. */
interface PeriodicSync {
  register(tag: string, options: { minInterval: number }): Promise<void>;
}

/** Asks to be woken where the browser allows it without a question. */
async function askToBeWoken(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (!('periodicSync' in registration)) return false;
  try {
    const { state } = await navigator.permissions.query({ name: 'periodic-background-sync' as PermissionName });
    if (state !== 'granted') return false;
    await (registration.periodicSync as PeriodicSync).register(REFRESH_TAG, { minInterval: EVERY_MS });
    return true;
  } catch {
    return false;
  }
}

/** Where the changes of each saved pack are asked for. */
function packAddresses(apiBase: string): string[] {
  const route = routeNamed('dictionary.pack');
  return DATASETS.flatMap((dataset) => {
    const saved = packs.saved(dataset);
    const query = { since: String(saved?.version) };
    return saved === null ? [] : [apiBase + addressOf(route, { params: { dataset }, query })];
  });
}

/** Leaves the list for the service worker, which cannot read the page's storage. */
async function leaveList(apiBase: string): Promise<void> {
  const settings = await caches.open(SETTINGS_CACHE);
  await settings.put(SETTINGS_PACKS, new Response(packAddresses(apiBase).join(' ')));
}

/** Brings packs up to date from what the service worker has laid by, also without a connection. */
async function takeIn(): Promise<void> {
  const addresses = await addressesLaidBy();
  for (const dataset of DATASETS) {
    if (packs.has(dataset) && addresses.some((address) => address.includes(`/${dataset}?`)))
      await packs.install(dataset);
  }
}

/**
 * PWA-03: has the service worker woken now and then, so that packs are new before they are needed; an open page is told
 * instead, and asks again what it shows of the watch-list and of saved tables.
 */
export async function refreshNowAndThen(client: QueryClient, apiBase: string): Promise<void> {
  await takeIn();
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
    if (data?.type !== REFRESH_TAG || !connectivity.online) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => resourceOf(String(queryKey[0])) === 'watch' });
    for (const dataset of DATASETS) if (packs.has(dataset)) void packs.install(dataset);
  });
  if (!(await askToBeWoken(await navigator.serviceWorker.ready))) return;
  await leaveList(apiBase);
  // A list that could not be left is an older one: what it asks for too much is thrown away.
  packs.onChanged(() => void leaveList(apiBase).catch(() => undefined));
}
