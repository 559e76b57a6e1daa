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
    controller.install(event as ExtendableEvent);
    answerFilesFromCache(event as RoutingInstallEvent, controller.strategy.cacheName);
  });
  addEventListener('activate', (event) => {
    controller.activate(event as ExtendableEvent);
  });
  return controller;
}
