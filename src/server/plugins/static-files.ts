import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { Answer } from './answer.ts';
import { Problem } from './problem.ts';

const WORKER = 'sw.js';
/** Sent in place of the service worker while it is switched off. */
const WORKER_OFF = 'sw-off.js';

/** Not files for visitors: what only the server reads, what has a route of its own, and what is another file, compressed. */
const NOT_SERVED = ['asset-manifest.json', 'asset-styles.json', WORKER, WORKER_OFF, '**/*.{br,gz,map}'];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The symbolic links in a folder: their targets may lie outside of it. */
async function linksIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/**
 * The service worker, with a tag of its content. The library makes tags of size and time: two builds whose workers differ in
 * nothing but hashes, and whose times a deployment sets alike, would have one tag, and no device would see the second.
 */
async function workerIn(folder: string, serviceWorker: 'on' | 'off'): Promise<Answer | null> {
  const body = await readFile(join(folder, serviceWorker === 'on' ? WORKER : WORKER_OFF)).catch(() => null);
  const headers = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
  const contentType = 'application/javascript; charset=utf-8';
  return body === null ? null : new Answer({ status: 200, headers, contentType, body, compressible: true });
}

/**
 * The built files, those of earlier builds that a build keeps beside its own included. Each gets a route of its own at
 * start (`wildcard: false`), so that nothing else of the disk can be asked for. `@fastify/static` does conditional requests,
 * types and the choice among the compressed files of the build.
 */
export const staticFiles = fp<{ folder: string; serviceWorker: 'on' | 'off' }>(
  async (app, { folder, serviceWorker }) => {
    const assets = join(folder, 'assets') + sep;
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      // A server without a build answers the API.
      suppressWarning: true,
      globIgnore: [...NOT_SERVED, ...(await linksIn(folder))],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
      },
    });
    const worker = await workerIn(folder, serviceWorker);
    if (worker !== null) app.get(`/${WORKER}`, (request, reply) => worker.send(request, reply));
    // Never a page: a script that gets a page instead of 404 fails without saying why.
    app.get('/assets/*', async () => {
      throw new Problem('not-found');
    });
  },
  { name: 'static-files', dependencies: ['errors', 'security-headers'] },
);
