import { createServer } from 'node:http';
import { freePort } from '#tests/support/server-process.ts';

/** A page of 1.5 KB without style or script, but for the line that has its worker registered. */
const PAGE = `<!doctype html><title>Bare</title><main><h1>Bare</h1><p>${'A page of words. '.repeat(85)}</p></main>
<script>navigator.serviceWorker?.register('/worker.js')</script>`;

const WORKER = `
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.add('/'))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
});`;

/** The least a page can be, as the baseline of what a visitor waits for: from the server, and from the device. */
export interface BareSite {
  url: string;
  stop(): void;
}

/** Serves it on a free port. */
export async function serveBareSite(): Promise<BareSite> {
  const port = await freePort();
  const server = createServer((request, response) => {
    const isWorker = request.url === '/worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(isWorker ? WORKER : PAGE);
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
