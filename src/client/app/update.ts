import { registerSW } from 'virtual:pwa-register';
import { appUpdate } from '#client/offline/app-update.ts';
import { followVersions } from './follow-versions.ts';

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

const tookOver = () => appUpdate.tookOver();

/** Hears, once, of the next version that takes over; that of a first worker takes the place of none. */
const watchTakeOver = () => navigator.serviceWorker.addEventListener('controllerchange', tookOver, { once: true });

/**
 * Registers the service worker and watches for new versions, which are offered; the worker of the version before lets
 * them take over at a start only (PWA-06).
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  registerSW({
    // The library tells of the first version that comes while a page is open and of none after it, so it tells of none here;
    // and it would reload every tab.
    onNeedReload: () => undefined,
    onRegisteredSW: (_url, registration) => {
      if (!registration) return;
      watch(registration);
      // The browser may have emptied the worker's cache while the worker stayed.
      registration.active?.postMessage({ type: 'MEND_PRECACHE' });
      appUpdate.lookBy(followVersions(registration, watchTakeOver));
    },
  });
}
