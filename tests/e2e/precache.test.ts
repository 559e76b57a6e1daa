import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, isControlled } from '#tests/support/browser.ts';
import { type ForgedAnswer, PORTAL } from '#tests/support/chaos-proxy.ts';
import { eventually } from '#tests/support/eventually.ts';
import { makeNextBuild } from '#tests/support/next-build.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';
import { type InstalledDevice, installDevice, newVisitor, type Visitor } from '#tests/support/visitor.ts';

/** An entry of the worker's list. */
interface Entry {
  url: string;
  revision: string | null;
  integrity?: string;
}

let folder = '';
let site: Site;
let device: InstalledDevice;
let visitor: Visitor;
let list: Entry[];
/** A script of the build that the pages of these tests do not ask for. */
let script = '';
const FRAME = '/app-shell?lang=en_US';

/** The entries that the worker of a build precaches, each file once. */
async function listOf(dist: string): Promise<Entry[]> {
  const worker = await readFile(join(dist, 'client', 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{("integrity":"[^"]+",)?"revision":(null|"\w+"),"url":"[^"]+"\}/g)].map(
    ([text]): Entry => JSON.parse(text),
  );
  return [...new Map(entries.toReversed().map((entry) => [entry.url, entry])).values()];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-precache-'));
  await makeNextBuild(distFolder, join(folder, 'v2'), 'v2');
  list = await listOf(distFolder);
  script = `/${list.find(({ url }) => /^assets\/.*worker.*\.js$/.test(url))?.url}`;
  site = await startSite();
  device = await installDevice(site.url);
});
afterAll(async () => {
  await device?.discard();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await site.deploy(distFolder);
  site.proxy.asked.length = 0;
});
afterEach(() => visitor.leave());

/** The entries of a list that are not kept as they are in the build. */
const wrongOf = (page: Page, entries: readonly Entry[]) =>
  page.evaluate(async (entries) => {
    const wrong: string[] = [];
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
    for (const { url, revision, integrity } of entries) {
      const key = new URL(url, location.origin);
      if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
      const body = await (await cache.match(key))?.arrayBuffer();
      if (body === undefined) wrong.push(`${url} is missing`);
      else if (integrity === undefined) {
        if (!new TextDecoder().decode(body).includes('data-frame')) wrong.push(`${url} is no frame`);
      } else {
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
        if (integrity !== `sha256-${btoa(String.fromCharCode(...digest))}`) wrong.push(`${url} is damaged`);
      }
    }
    return wrong;
  }, entries);
/** An expectation of what comes when every file of a build has been fetched. */
const inTime = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 60_000 });
/** How many files of the build are kept. */
const keptCount = (page: Page) =>
  page.evaluate(async () => (await (await caches.open(`workbox-precache-v2-${location.origin}/`)).keys()).length);
/** Resolves when all of the build is kept as it is; every file of it may have to be fetched. */
async function isWhole(page: Page): Promise<void> {
  await inTime(() => keptCount(page)).toBe(list.length);
  await inTime(() => wrongOf(page, list)).toEqual([]);
}

/** Takes entries out of the precache whose address matches. */
const lose = (page: Page, pattern: string) =>
  page.evaluate(async (pattern) => {
    const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
    for (const { url } of await cache.keys()) if (url.includes(pattern)) await cache.delete(url);
  }, pattern);

/** The workers of the site, by how far they have come. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return Object.entries({ installing, waiting, active })
      .filter(([, worker]) => worker)
      .map(([name]) => name);
  });
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
const timesAsked = (path: string) => site.proxy.asked.filter((one) => one === path).length;

/** Opens a page without the network, and another after it, whose parts are asked for only then. */
async function worksOffline(): Promise<void> {
  const { page } = visitor;
  site.proxy.turn('cut');
  await visitor.open('/explain');
  await page.goto(`${site.url}/dictionary/tradeTerms`);
  await isAlive(page);
  site.proxy.turn('clear');
}

describe('what is kept of a build', () => {
  it('H1 has a hash for each file of its list', async () => {
    visitor = await device.newVisitor();
    expect(list.filter(({ integrity }) => integrity === undefined).map(({ url }) => url)).toHaveLength(2);
    await visitor.open('/explain');
    expect(await wrongOf(visitor.page, list)).toEqual([]);
  });

  it('H1 is given up and fetched anew where it does not start, and nothing else on the device is lost', async () => {
    visitor = await device.newVisitor();
    const { page } = visitor;
    await visitor.open('/explain');
    await page.evaluate(async () => {
      localStorage.setItem('of-the-visitor', 'kept');
      const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
      const main = (await cache.keys()).find(({ url }) => url.includes('/assets/main-'));
      if (main) await cache.put(main, new Response('<p>Log in', { headers: { 'content-type': 'text/html' } }));
    });
    // Not by the page that has started, which would have it mended.
    await page.goto(`${site.url}/robots.txt`);
    await page.goto(`${site.url}/explain`, { waitUntil: 'commit' });
    await isAlive(page);
    expect(await page.evaluate(() => localStorage.getItem('of-the-visitor'))).toBe('kept');
    await isWhole(page);
    await worksOffline();
  });

  it('H1, PWA-02 is not taken from anything on the way that answers in its place, and is had at a later start', async () => {
    visitor = await newVisitor(site.url);
    const { page } = visitor;
    const text = await readFile(join(distFolder, 'client', script), 'utf8');
    const javascript = 'text/javascript; charset=utf-8';
    const forgeries: [string, string, ForgedAnswer][] = [
      ['another page for the frame', FRAME, PORTAL],
      ['a page for a script', script, PORTAL],
      ['another script', script, { type: javascript, body: 'console.log("ad")' }],
      ['the right script of a type that browsers refuse', script, { type: 'text/plain', body: text }],
      ['the right script as an error', script, { type: javascript, body: text, status: '404 Not Found' }],
    ];
    for (const [what, path, answer] of forgeries) {
      site.proxy.forge(path, answer);
      site.proxy.asked.length = 0;
      await visitor.open('/explain');
      await inTime(async () => timesAsked(path)).toBeGreaterThan(0);
      await inTime(() => workers(page)).toEqual([]);
      expect(
        (await wrongOf(page, list)).filter((wrong) => !wrong.endsWith('is missing')),
        what,
      ).toEqual([]);
      site.proxy.forge(path, null);
    }
    await visitor.arrive('/explain');
    expect(await wrongOf(page, list)).toEqual([]);
    await worksOffline();
  });

  it('H1, PWA-06 stays that of the version before while a file of the next one cannot be had', async () => {
    visitor = await device.newVisitor();
    const { page } = visitor;
    await visitor.open('/explain');
    const next = await listOf(join(folder, 'v2'));
    const path = script.replace('.js', '-v2.js');
    expect(next.map(({ url }) => `/${url}`)).toContain(path);
    await site.deploy(join(folder, 'v2'));
    site.proxy.forge(path, PORTAL);
    await lookForUpdate(page);
    await inTime(async () => timesAsked(path)).toBeGreaterThan(0);
    await inTime(() => workers(page)).toEqual(['active']);
    expect(await wrongOf(page, list)).toEqual([]);
    await worksOffline();
    site.proxy.forge(path, null);
    await lookForUpdate(page);
    await inTime(() => workers(page)).toEqual(['waiting', 'active']);
    expect(await wrongOf(page, next)).toEqual([]);
  });

  it('PWA-06 is all that a new version leaves of caches with code and looks, and nothing else goes', async () => {
    visitor = await device.newVisitor();
    const { page } = visitor;
    await visitor.open('/explain');
    await page.evaluate(async () => {
      for (const name of ['public-pages', 'public-pictures', 'settings'])
        await (await caches.open(name)).put('/kept', new Response('kept'));
    });
    await site.deploy(join(folder, 'v2'));
    await lookForUpdate(page);
    await inTime(() => workers(page)).toEqual(['waiting', 'active']);
    // A start at which nothing else is open.
    await page.reload();
    await inTime(() => workers(page).catch(() => null)).toEqual(['active']);
    await isAlive(page);
    const has = (name: string) => page.evaluate((name) => caches.has(name), name);
    await eventually(() => has('public-pages')).toBe(false);
    expect([await has('public-pictures'), await has('settings')]).toEqual([true, true]);
    expect(await wrongOf(page, await listOf(join(folder, 'v2')))).toEqual([]);
    expect(
      await wrongOf(
        page,
        list.filter(({ url }) => url.startsWith('assets/')),
      ),
    ).toHaveLength(list.filter(({ url }) => url.startsWith('assets/')).length);
  });
});

describe('H14, PWA-02 what is lost of a build', () => {
  beforeEach(async () => {
    visitor = await device.newVisitor();
    await visitor.open('/explain');
  });

  it.each(['.js', '.css', '/app-shell'])('comes from the network and is put back: %s', async (pattern) => {
    await lose(visitor.page, pattern);
    await visitor.open('/dictionary/tradeTerms');
    await isWhole(visitor.page);
    await worksOffline();
  });

  it('is put back when all of the caches are gone and the worker is not', async () => {
    await visitor.page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await visitor.restart();
    await visitor.open('/explain');
    await isControlled(visitor.page);
    await isWhole(visitor.page);
    await worksOffline();
  });

  it('is put back at the start of a page that asks for none of it, and what is damaged is mended', async () => {
    const { page } = visitor;
    await page.evaluate(async (path) => {
      const cache = await caches.open(`workbox-precache-v2-${location.origin}/`);
      await cache.put(path, new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }));
    }, script);
    await lose(page, '/drawings/');
    expect((await wrongOf(page, list)).length).toBeGreaterThan(1);
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).active?.postMessage({ type: 'MEND_PRECACHE' });
    });
    await isWhole(page);
  });
});
