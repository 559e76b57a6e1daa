/**
 * PWA-06: a first worker takes the open page at once, so that the first visit already works offline. A later one waits
 * until the page says the visitor agreed: swapping files under an open page breaks it.
 */
export function takeOverOnConsent(scope: ServiceWorkerGlobalScope): void {
  let first = false;
  scope.addEventListener('install', (event) => {
    first = scope.registration.active === null;
    if (first) event.waitUntil(scope.skipWaiting());
  });
  scope.addEventListener('activate', (event) => {
    if (first) event.waitUntil(scope.clients.claim());
  });
  scope.addEventListener('message', (event) => {
    const data: unknown = event.data;
    const asked = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
    if (asked === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
    if (asked === 'COUNT_WINDOWS') event.waitUntil(countWindows(scope, event.ports[0]));
  });
}

/** Tells a page how many windows of the site are open, itself included. */
async function countWindows(scope: ServiceWorkerGlobalScope, port: MessagePort | undefined): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  port?.postMessage(windows.length);
}
