import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

type Entry = string | { url: string; revision: string | null };

/** The install event where the browser takes rules for requests that need no code of the worker. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

/**
 * Lets the browser answer for the build's files out of the cache by itself: a page asks for dozens at once, and each
 * would wait its turn in the worker. A file that is not there comes from the network, as it would anyway.
 */
function answerFilesFromCache(event: RoutingInstallEvent, cacheName: string): void {
  const rule = { condition: { urlPattern: '/assets/*' }, source: { cacheName } };
  // A browser that knows the call but not this rule goes on as all others do.
  event.waitUntil(Promise.resolve(event.addRoutes?.(rule)).catch(() => undefined));
}

/** How many files are on their way at the same time; a browser opens no more connections to an old server than this. */
const ABREAST = 6;
/** How many to begin with: on a fast line more are no sooner here, and take the processor from the page that is open. */
const ABREAST_AT_FIRST = 2;
/** From how many milliseconds on an answer waits for the line. */
const SLOW_MS = 150;

async function keepFile(cache: Cache, url: string, key: string): Promise<void> {
  // Files with a hash in their names may come from the browser's own cache, where the open page has put them.
  const answer = await fetch(url, { cache: url === key ? 'default' : 'reload', credentials: 'same-origin' });
  if (!answer.ok || answer.redirected) throw new Error(`${url} answers ${answer.status}`);
  await cache.put(key, answer);
}

/**
 * Keeps the files that are not kept yet. Rejects when one cannot be had, and the worker is not installed. Workbox would
 * fetch them one after another, which on a slow line takes five times as long.
 */
async function keepFiles(controller: PrecacheController): Promise<void> {
  const cache = await caches.open(controller.strategy.cacheName);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  let missing = [...controller.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key));
  let abreast = 0;
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    abreast += 1;
    const beside: Promise<void>[] = [];
    for (let next = missing.pop(); next !== undefined; next = missing.pop()) {
      const asked = performance.now();
      try {
        await keepFile(cache, ...next);
      } catch (error) {
        failures.push(error);
        missing = [];
      }
      if (performance.now() - asked > SLOW_MS && abreast < ABREAST) beside.push(work());
    }
    await Promise.all(beside);
  };
  await Promise.all(Array.from({ length: ABREAST_AT_FIRST }, work));
  if (failures.length > 0) throw failures[0];
}

/**
 * Keeps every file of this build. Nothing is cleaned up before the new worker is active, so that an open page of the
 * old build finds its lazy chunks until it is gone.
 */
export function precacheBuild(entries: readonly Entry[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList([...entries]);
  // `lang` matters: the two page frames differ by it.
  registerRoute(
    new PrecacheRoute(controller, { ignoreURLParametersMatching: [], directoryIndex: '', cleanURLs: false }),
  );
  addEventListener('install', (event) => {
    (event as ExtendableEvent).waitUntil(keepFiles(controller));
    answerFilesFromCache(event as RoutingInstallEvent, controller.strategy.cacheName);
  });
  addEventListener('activate', (event) => {
    controller.activate(event as ExtendableEvent);
  });
  return controller;
}
