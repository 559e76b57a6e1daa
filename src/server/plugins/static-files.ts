import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Answer } from './answer.ts';
import { EFFORT } from './content-coding.ts';
import { Problem } from './problem.ts';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const OTHER_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Files that are for the server itself. */
const NOT_SERVED = new Set(['/asset-manifest.json']);

/** The service worker, and what is answered in its place while it is switched off. */
const WORKER = '/sw.js';
const WORKER_OFF = '/sw-off.js';

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface File {
  path: string;
  body: Buffer;
  /** Made by the build beside the file, at a quality nobody should wait for. */
  brotli: Buffer | undefined;
}

async function filesIn(folder: string): Promise<File[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => extname(name) in TEXT_TYPES || extname(name) in OTHER_TYPES);
  return Promise.all(
    names.map(async (name) => ({
      path: name.slice(folder.length).split(sep).join('/'),
      body: await readFile(name),
      brotli: await readFile(`${name}.br`).catch(() => undefined),
    })),
  );
}

function serve(app: FastifyInstance, { path, body, brotli }: File): void {
  const extension = extname(path);
  const textType = TEXT_TYPES[extension];
  const answer = new Answer({
    status: 200,
    headers: [
      ...app.securityHeaders,
      ['cache-control', path.startsWith('/assets/') ? IMMUTABLE : 'no-cache'],
      ...(textType === undefined ? [] : [['vary', 'accept-encoding'] as const]),
    ],
    contentType: textType ?? OTHER_TYPES[extension] ?? 'application/octet-stream',
    body,
    effort: textType === undefined ? null : EFFORT.page,
    ...(brotli === undefined ? {} : { brotli }),
  });
  app.get(path, (request, reply) => answer.send(request, reply));
}

/**
 * The built files, those of earlier builds that a build keeps beside its own included. Each gets a route of its own at
 * start, so that nothing else of the disk can be asked for; all are held in memory, so that a build that replaces them
 * does not pull them from under a server that still runs.
 */
export const staticFiles = fp<{ folder: string; serviceWorker: 'on' | 'off' }>(
  async (app, { folder, serviceWorker }) => {
    const hidden = serviceWorker === 'on' ? WORKER_OFF : WORKER;
    for (const file of await filesIn(folder)) {
      if (NOT_SERVED.has(file.path) || file.path === hidden) continue;
      serve(app, file.path === WORKER_OFF ? { ...file, path: WORKER } : file);
    }
    // Never a page: a script that gets a page instead of 404 fails without saying why.
    app.get('/assets/*', async () => {
      throw new Problem('not-found');
    });
  },
  { name: 'static-files', dependencies: ['answer-cache', 'errors', 'security-headers'] },
);
