import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

type Entry = string | { url: string; revision: string | null };

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
  });
  addEventListener('activate', (event) => {
    controller.activate(event as ExtendableEvent);
  });
  return controller;
}
