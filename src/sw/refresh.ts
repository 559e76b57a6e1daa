import { REFRESH_CACHE, REFRESH_TAG, SETTINGS_PACKS } from '#contract/refresh-cache.ts';
import { SETTINGS_CACHE } from '#contract/settings-cache.ts';

/** The event of periodic background sync, which the standard library does not know. */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Fetches what has changed of the saved packs; what cannot be had is fetched by the page, as always. */
async function fetchChanges(caches: CacheStorage): Promise<void> {
  const settings = await caches.open(SETTINGS_CACHE);
  const addresses = (await (await settings.match(SETTINGS_PACKS))?.text())?.split(' ') ?? [];
  const cache = await caches.open(REFRESH_CACHE);
  for (const address of addresses) {
    if (address.startsWith('/')) await cache.add(address).catch(() => undefined);
  }
}

/**
 * PWA-03: brings packs up to date while the site is closed, where the browser allows it. Open pages do it themselves, with
 * whatever else they show; the watch-list is only theirs, since nothing that is not for everyone may lie in a cache.
 */
export function refreshNowAndThen(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('periodicsync', (event) => {
    const sync = event as PeriodicSyncEvent;
    if (sync.tag !== REFRESH_TAG) return;
    const refresh = async () => {
      const windows = await scope.clients.matchAll({ type: 'window' });
      for (const page of windows) page.postMessage({ type: REFRESH_TAG });
      if (windows.length === 0) await fetchChanges(scope.caches);
    };
    sync.waitUntil(refresh());
  });
}
