import { isOfType } from './message-type.ts';

/** As much of a worker as decides over its life. */
export interface WorkerLife extends Pick<ServiceWorkerGlobalScope, 'addEventListener' | 'skipWaiting'> {
  registration: { active: unknown };
  clients: Pick<Clients, 'claim'>;
}

/**
 * PWA-06: a first worker takes the open page at once, so that the first visit already works offline. A later one waits
 * until the page says the visitor agreed: swapping files under an open page breaks it.
 */
export function takeOverOnConsent(scope: WorkerLife): void {
  let first = false;
  scope.addEventListener('install', (event) => {
    first = scope.registration.active === null;
    if (first) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    if (first) event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener('message', (event) => {
    if (isOfType(event.data, 'SKIP_WAITING')) event.waitUntil(scope.skipWaiting());
  });
}
