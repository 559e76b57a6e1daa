import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { freePort, projectFolder } from '#tests/support/server-process.ts';
import type { BareSite } from './bare-site.ts';

const SOURCE = join(projectFolder, 'tests', 'bench', 'reference');

async function buildInto(outDir: string, input: string, ssr: boolean): Promise<string> {
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'silent',
    plugins: [react()],
    ssr: { noExternal: true },
    build: { outDir, ssr, target: 'es2023', rolldownOptions: { input: join(SOURCE, input) } },
  });
  const folder = ssr ? outDir : join(outDir, 'assets');
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return join(folder, file);
}

/**
 * Serves a prerendered page of one paragraph, made with the site's own libraries and nothing else: what of a page's start
 * is theirs. `folder` takes its build.
 */
export async function serveReferenceSite(folder: string): Promise<BareSite> {
  const script = brotliCompressSync(await readFile(await buildInto(join(folder, 'client'), 'main.tsx', false)));
  const { html } = await import(pathToFileURL(await buildInto(join(folder, 'server'), 'server.tsx', true)).href);
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Reference</title><div id="root">${html}</div><script type="module" src="/main.js"></script></html>`;
  const port = await freePort();
  const server = createServer((request, response) => {
    if (request.url === '/main.js') {
      response.setHeader('content-type', 'text/javascript').setHeader('content-encoding', 'br').end(script);
    } else if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    } else {
      response.writeHead(404).end();
    }
  }).listen(port, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}
