import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { keepFiles } from './keep-files.ts';
import { isOfType } from './message-type.ts';

/** Caches of versions before this one, which kept what pages looked like. */
const OUTDATED_CACHES = ['public-pages'];

/** The precache of this build. */
export interface Precache {
  /** A kept file; undefined where it is missing or the cache refuses. */
  match(url: string): Promise<Response | undefined>;
  /** Fetches what is missing or damaged, as far as it can be had. Never rejects. */
  mend(): Promise<void>;
}

/**
 * Keeps every file of this build and answers with it. Nothing is cleaned up before the new worker is active, so that an open
 * page of the old build finds its lazy chunks until it is gone. A missing file comes from the network, and the cache is
 * mended then: Workbox itself puts back only what a page asks for together with a hash it may check, so no frame and no
 * style sheet.
 */
export function precacheBuild(scope: ServiceWorkerGlobalScope, entries: PrecacheEntry[]): Precache {
  const noteMissing = async ({ cachedResponse, event }: { cachedResponse?: Response; event: ExtendableEvent }) => {
    if (cachedResponse === undefined) event.waitUntil(mend());
    return cachedResponse;
  };
  const controller = new PrecacheController({ plugins: [{ cachedResponseWillBeUsed: noteMissing }] });
  controller.addToCacheList(entries);
  // `lang` matters: the two page frames differ by it.
  registerRoute(
    new PrecacheRoute(controller, { ignoreURLParametersMatching: [], directoryIndex: '', cleanURLs: false }),
  );

  const keep = async () => {
    const files = [...controller.getURLsToCacheKeys()].map(([url, key]) => ({
      ...{ url, key },
      integrity: controller.getIntegrityForCacheKey(key),
    }));
    await keepFiles(files, {
      cache: await scope.caches.open(controller.strategy.cacheName),
      fetch: (request) => scope.fetch(request),
      has: (url) => controller.getCacheKeyForURL(url) !== undefined,
    });
  };
  let mending: Promise<void> | null = null;
  const mend = () => {
    // Without a network it stays as it is until the next time.
    mending ??= keep()
      .catch(() => undefined)
      .finally(() => {
        mending = null;
      });
    return mending;
  };

  scope.addEventListener('install', (event) => event.waitUntil(keep()));
  scope.addEventListener('activate', (event) => {
    void controller.activate(event);
    for (const name of OUTDATED_CACHES) event.waitUntil(scope.caches.delete(name));
  });
  // A page that starts has the cache looked through: the browser may have emptied it while the worker stayed.
  scope.addEventListener('message', (event) => {
    if (isOfType(event.data, 'MEND_PRECACHE')) event.waitUntil(mend());
  });
  return { match: (url) => controller.matchPrecache(url).catch(() => undefined), mend };
}
