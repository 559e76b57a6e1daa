import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;
let distFolder: string;
const script = `export const text = '${'harbour '.repeat(500)}';`;

beforeAll(async () => {
  distFolder = await mkdtemp(join(tmpdir(), 'harbourway-static-'));
  const client = join(distFolder, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await mkdir(join(client, 'icons'), { recursive: true });
  await writeFile(join(client, 'assets', 'main-1a2b.js'), script);
  await writeFile(join(client, 'assets', 'main-1a2b.js.br'), brotliCompressSync(script));
  await writeFile(join(client, 'assets', 'main-1a2b.js.gz'), gzipSync(script));
  await writeFile(join(client, 'assets', 'main-1a2b.js.map'), '{}');
  await writeFile(join(client, 'sw.js'), '/* worker */');
  await writeFile(join(client, 'sw-off.js'), '/* no worker */');
  await writeFile(join(client, 'manifest.webmanifest'), '{"name":"x"}');
  await writeFile(join(client, 'asset-manifest.json'), '{}');
  await writeFile(join(client, 'icons', 'icon.png'), Buffer.alloc(2000));
  await writeFile(join(distFolder, 'secret.txt'), 'secret');
  await symlink(join(distFolder, 'secret.txt'), join(client, 'link.txt'));
  test = await buildTestApp({ distFolder });
});

afterAll(async () => {
  await test.close();
  await rm(distFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

describe('the built files', () => {
  it('with a hash in their name are kept for a year without asking', async () => {
    const { headers, payload } = await get('/assets/main-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(payload).toBe(script);
  });

  it.each(['/sw.js', '/manifest.webmanifest', '/icons/icon.png'])(
    'PWA-06 without one are asked for again: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['cache-control']).toBe('no-cache');
      expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    },
  );

  it('R31 give a changed service worker another tag, also where its size and time are those of the one before', async () => {
    const tagOf = async (text: string) => {
      const folder = await mkdtemp(join(tmpdir(), 'harbourway-worker-'));
      await mkdir(join(folder, 'client'));
      const file = join(folder, 'client', 'sw.js');
      await writeFile(file, text);
      await utimes(file, 0, 0);
      const other = await buildTestApp({ distFolder: folder });
      const { headers } = await other.app.inject('/sw.js');
      await other.close();
      await rm(folder, { recursive: true });
      return headers.etag;
    };
    expect(await tagOf('/* assets/aaaa.js */')).not.toBe(await tagOf('/* assets/bbbb.js */'));
  });

  it('R33 answer for the service worker with the one that takes itself away while it is switched off', async () => {
    expect((await get('/sw.js')).payload).toBe('/* worker */');
    expect((await get('/sw-off.js')).payload).not.toContain('no worker');
    const off = await buildTestApp({ distFolder, config: { serviceWorker: 'off' } });
    const { payload, headers } = await off.app.inject({ url: '/sw.js' });
    expect([payload, headers['cache-control']]).toEqual(['/* no worker */', 'no-cache']);
    await off.close();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)(
    'are sent as the build has compressed them and the client takes them: %s',
    async (accepted, coding, read) => {
      const { headers, rawPayload } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe(coding);
      expect(read(rawPayload).toString()).toBe(script);
    },
  );

  it('are sent as they are where they do not get smaller', async () => {
    const { headers, rawPayload } = await get('/icons/icon.png', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect([headers['content-type'], rawPayload.length]).toEqual(['image/png', 2000]);
  });

  it('R32: one that is gone is 404 and never a page', async () => {
    const { statusCode, headers } = await get('/assets/main-old.js', { accept: 'text/html' });
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });

  it.each([
    '/assets/main-1a2b.js.map',
    '/assets/main-1a2b.js.br',
    '/assets/main-1a2b.js.gz',
    '/asset-manifest.json',
    '/link.txt',
    '/assets/',
    '/icons',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/..%c0%af..%c0%afsecret.txt',
    '//etc/passwd',
    '/.git/config',
  ])('S15: what is not one of them is not served: %s', async (url) => {
    const { statusCode, payload } = await get(url, { accept: 'image/png' });
    expect([400, 404]).toContain(statusCode);
    expect(payload).not.toContain('secret');
  });

  it('answer HEAD', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: '/sw.js' });
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '12']);
  });
});
