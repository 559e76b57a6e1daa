import { registerSW } from 'virtual:pwa-register';
import { appUpdate } from '#client/offline/app-update.ts';

/** How often at most an open page asks for a new version, in milliseconds. */
const CHECK_EVERY_MS = 10 * 60_000;

/** Safari looks for a new worker only when the application starts, and an installed one may not start for weeks. */
function watch(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_EVERY_MS) return;
    last = Date.now();
    // Without a network there is nothing to be had; it is looked again the next time.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check);
}

/** Resolves when a worker that is being installed is ready or has failed. */
function settled(worker: ServiceWorker | null): Promise<void> {
  if (worker === null) return Promise.resolve();
  return new Promise((resolve) => {
    const hear = () => worker.state !== 'installing' && resolve();
    worker.addEventListener('statechange', hear);
    hear();
  });
}

async function lookNow(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update();
  await settled(registration.installing);
}

/**
 * Registers the service worker and watches for new versions, which are offered; the worker of the version before lets
 * them take over at a start only (PWA-06).
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const update = registerSW({
    onNeedRefresh: () => {
      appUpdate.offer(() => void update(true));
      navigator.serviceWorker.addEventListener('controllerchange', () => appUpdate.tookOver(), { once: true });
    },
    // The library would reload every tab, and on a first visit none: it takes the first worker for the page's own.
    onNeedReload: () => undefined,
    onRegisteredSW: (_url, registration) => {
      if (!registration) return;
      watch(registration);
      // The browser may have emptied the worker's cache while the worker stayed.
      registration.active?.postMessage({ type: 'MEND_PRECACHE' });
      appUpdate.lookBy(() => lookNow(registration));
    },
  });
}
