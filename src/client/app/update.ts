import { appUpdate } from '#client/offline/app-update.ts';
import { hasDrafts } from '#client/offline/draft.ts';
import { marker } from '#client/offline/outbox/marker.ts';

/** How often at most an open page asks for a new version, in milliseconds. */
const CHECK_EVERY_MS = 10 * 60_000;

/** Safari looks for a new worker only when the application starts, and an installed one may not start for weeks. */
function watch(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_EVERY_MS) return;
    last = Date.now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', check);
  window.addEventListener('focus', check);
}

/** How long a waiting worker may take to start and answer, in milliseconds; those that do not know the question never do. */
const ANSWER_MS = 5_000;

/** How many windows of the site are open, as the worker sees them; more than one when it does not say. */
function countWindows(worker: ServiceWorker): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, ANSWER_MS, Number.POSITIVE_INFINITY);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(Number(data));
    worker.postMessage({ type: 'COUNT_WINDOWS' }, [port2]);
  });
}

/** Whether nobody would notice that the page is loaded again: he has just come, has touched nothing, and left nothing. */
const isUntouched = () => navigator.userActivation?.hasBeenActive === false && !hasDrafts() && !marker.any();

/**
 * PWA-06: a version that came during the last visit takes over at the start of this one, where nothing else is open and
 * nothing was typed or waits; in all other cases it is offered.
 */
async function takeOverAtStart(): Promise<void> {
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (!waiting || !isUntouched() || (await countWindows(waiting)) !== 1 || !isUntouched()) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
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

/** Registers the service worker and watches for new versions, which are offered and never forced (PWA-06). */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await takeOverAtStart();
  const { registerSW } = await import('virtual:pwa-register');
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
      appUpdate.lookBy(() => lookNow(registration));
    },
  });
}
