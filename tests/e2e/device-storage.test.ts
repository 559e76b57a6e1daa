import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PackData } from '#contract/dictionary.ts';
import { openDatabase } from '#server/db/client.ts';
import { complaintsOf, connectBrowser, hasPack, isAlive } from '#tests/support/browser.ts';
import { putRowsOn, rowsOn } from '#tests/support/device-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createImportBench, portsFile } from '#tests/support/import-files.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { installedVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Site;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  [browser, visitor] = await Promise.all([connectBrowser(), installedVisitor(site.url)]);
});
afterAll(async () => {
  await Promise.all([visitor?.leave(), browser?.close()]);
  await site?.stop();
});
afterEach(() => visitor.reset());

const firstKey = async (page: Page = visitor.page) =>
  (await page.locator('main tbody .ui-row-link').first().getAttribute('href'))?.split('/').pop();

/** A visitor without a service worker in whose pages a script runs first. */
async function guest(script: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await context.addInitScript(script);
  const page = await context.newPage();
  // Dexie itself tells the console of every refusal.
  return { page, complaints: complaintsOf(page, [/Service Worker registration blocked by Playwright/, /^trace: /]) };
}
const forget = async (what: string) => {
  const session = await visitor.context.newCDPSession(visitor.page);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: what });
};

const PACKS = { database: 'cache', store: 'packs' };
const ANSWERS = { database: 'cache', store: 'answers' };

interface StoredPack {
  dataset: string;
  value: string;
}

interface StoredAnswer {
  key: string;
  at: number;
  answer: { state: { data: { rows?: unknown } } };
}

const packRow = async (wanted: string) =>
  (await rowsOn<StoredPack>(visitor.page, PACKS)).find(({ dataset }) => dataset === wanted);

/** A pack as it lies on the device; null when there is none. */
const storedPack = async (dataset: string) => (await packRow(dataset))?.value ?? null;

/** Spoils the text of a stored pack, as a broken disk does. */
async function spoil(dataset: string, how: 'cut' | 'other') {
  const row = await packRow(dataset);
  if (row === undefined) throw new Error(`${dataset} is not on the device.`);
  const value = how === 'cut' ? row.value.slice(0, row.value.length / 2) : row.value.replace('CNNGB', 'CNXXX');
  await putRowsOn(visitor.page, PACKS, [{ ...row, value }]);
}

/** When the newest of the kept answers was given (ms). */
const newestAnswer = async () =>
  Math.max(0, ...(await rowsOn<StoredAnswer>(visitor.page, ANSWERS)).map((row) => row.at));

describe('packs', () => {
  it('PWA-03 come up to date by what changed, to the very table that the server has', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    const before = JSON.parse((await storedPack('ports')) ?? '') as PackData;
    const { pool } = openDatabase(site.databaseUrl, 2, () => undefined);
    const bench = await createImportBench(pool);
    const { counts } = await bench.run('ports', portsFile('CNNGB,Ningbo New Name,Ningbo New Name,ZJ,AI,1,29.9,121.6,'));
    await bench.clear();
    await pool.end();
    expect(counts).toBeTruthy();
    site.proxy.asked.length = 0;
    await visitor.page.getByRole('button', { name: 'Check for updates' }).click();
    await visitor.page.waitForFunction(
      (version) => localStorage.getItem('packs')?.includes(`ports:${version}:`) === false,
      before.edition.version,
    );
    expect(site.proxy.asked.filter((path) => path.includes('/packs/ports'))).toEqual([
      `/api/bDictionary/packs/ports?since=${before.edition.version}`,
    ]);
    const delta = await fetch(`${site.url}/api/bDictionary/packs/ports?since=${before.edition.version}`);
    const { message: change } = (await delta.json()) as { message: PackData };
    const { message: whole } = (await (await fetch(`${site.url}/api/bDictionary/packs/ports?since=0`)).json()) as {
      message: PackData;
    };
    expect(change.since).toBe(before.edition.version);
    expect(change.keys).toEqual(['CNNGB']);
    const after = JSON.parse((await storedPack('ports')) ?? '') as PackData;
    expect(after.checksum).toBe(whole.checksum);
    expect(after).toEqual(whole);
    await visitor.page.locator('main input[type="search"]').fill('Ningbo New Name');
    await eventually(() => firstKey()).toBe('CNNGB');
  });

  it.each(['cut', 'other'] as const)(
    'PWA-03 that are spoilt on the device (%s) are noticed and fetched again',
    async (how) => {
      await visitor.arrive('/dictionary/ports');
      await hasPack(visitor.page, 'ports');
      const sound = await storedPack('ports');
      await spoil('ports', how);
      expect(await storedPack('ports')).not.toBe(sound);
      await visitor.open('/dictionary/ports?q=CNNGB');
      await eventually(() => firstKey()).toBe('CNNGB');
      await eventually(() => storedPack('ports')).toBe(sound);
    },
  );

  it('PWA-03 are removed and saved again as the visitor likes', async () => {
    await visitor.arrive('/dictionary/palletSizes');
    await hasPack(visitor.page, 'pallets');
    await visitor.page.getByRole('button', { name: 'Remove', exact: true }).click();
    await eventually(() => storedPack('pallets')).toBe(null);
    await visitor.page.getByRole('button', { name: 'Save for offline use' }).click();
    await visitor.page.getByText('Works offline: the whole table is on this device').waitFor();
    expect(await storedPack('pallets')).not.toBe(null);
  });
});

describe('kept answers', () => {
  it('PWA-03 are not replaced by older ones: two tabs do not undo each other', async () => {
    await visitor.arrive('/memoirs/news');
    await eventually(() => newestAnswer()).toBeGreaterThan(0);
    const kept = await rowsOn<StoredAnswer>(visitor.page, ANSWERS);
    expect(kept.length).toBeGreaterThan(1);
    const later = await visitor.context.newPage();
    // Each in turn is newer than what the other tab is given; that the rest is renewed shows that the tab has written.
    for (const { key: newer } of kept) {
      const [old, soon] = [Date.now() - 3_600_000, Date.now() + 30_000];
      const rows = kept.map((row) => ({ ...row, at: row.key === newer ? soon : old }));
      await putRowsOn(visitor.page, ANSWERS, rows);
      await later.goto(`${site.url}/memoirs/news`);
      await eventually(async () => {
        const now = await rowsOn<StoredAnswer>(visitor.page, ANSWERS);
        return now.every(({ key, at }) => key === newer || at > old);
      }).toBe(true);
      const [left] = (await rowsOn<StoredAnswer>(visitor.page, ANSWERS)).filter(({ key }) => key === newer);
      expect(left?.at, newer).toBe(soon);
    }
  });

  it('PWA-03 that do not fit their call are as good as none, and are asked for anew', async () => {
    const { page, context } = visitor;
    await visitor.arrive('/memoirs/news');
    await eventually(() => newestAnswer()).toBeGreaterThan(0);
    // Nothing of the site is open that could write meanwhile.
    await page.goto(`${site.url}/robots.txt`);
    const kept = await rowsOn<StoredAnswer>(page, ANSWERS);
    const foreign = kept.map(({ answer, ...row }) => ({
      ...row,
      answer: { ...answer, state: { ...answer.state, data: { rows: 'no list' } } },
    }));
    await putRowsOn(page, ANSWERS, foreign);
    await context.setOffline(true);
    await visitor.open('/memoirs/news');
    await page.locator('main').getByText('is not saved on this device yet').waitFor();
    await context.setOffline(false);
    await page.locator('main h2 a:not([inert] *)').first().waitFor();
    await eventually(async () => {
      const rows = await rowsOn<StoredAnswer>(page, ANSWERS);
      return rows.some(({ key, answer }) => key.includes('news.list') && Array.isArray(answer.state.data.rows));
    }).toBe(true);
  });
});

describe('a device that loses or refuses storage', () => {
  it('R12 goes on when its database is deleted under it, and saves again', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    // Dexie itself tells the console that it opens its databases anew.
    const complaints = complaintsOf(visitor.page, [/^trace: /, /Dexie: Need to reopen db/]);
    await forget('indexeddb');
    await visitor.page.locator('main input[type="search"]').fill('ningbo');
    await eventually(() => firstKey()).toBe('CNNGB');
    await visitor.page.locator('footer a[href="/memoirs/news"]').click();
    await visitor.page.locator('main h2 a').first().click();
    await visitor.page.locator('main article .news-body').waitFor();
    await visitor.open('/dictionary/ports?q=hamburg');
    await eventually(() => firstKey()).toBe('DEHAM');
    await eventually(() => storedPack('ports')).not.toBe(null);
    expect(complaints).toEqual([]);
  });

  it('R14 opens on a profile whose database files are broken, and shows its pages', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    await visitor.restart(async (folder) => {
      const databases = join(folder, 'Default', 'IndexedDB');
      const files = (await readdir(databases, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const path = join(file.parentPath, file.name);
        const bytes = await readFile(path);
        await writeFile(
          path,
          bytes.map((byte, index) => (index % 7 === 0 ? byte ^ 0xff : byte)),
        );
      }
    });
    await visitor.open('/dictionary/ports?q=ningbo');
    await eventually(() => firstKey()).toBe('CNNGB');
    await visitor.open('/memoirs/news');
    await visitor.page.locator('main h2 a').first().waitFor();
  });

  it('PWA-03 works online where the browser refuses databases, in the page and in its worker', async () => {
    const refuse = "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };";
    const { page, complaints } = await guest(refuse);
    await page.route('**/pack-worker-*.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${refuse}\n${await answer.text()}` });
    });
    await page.goto(`${site.url}/dictionary/ports`);
    await isAlive(page);
    await page.getByText('This device has no space for it').waitFor();
    await page.locator('main input[type="search"]').fill('ningbo');
    await eventually(() => firstKey(page)).toBe('CNNGB');
    for (const [path, shown] of [
      ['/memoirs/news', 'main h2 a'],
      ['/dictionary/tradeTerms', 'main tbody .ui-row-link'],
      ['/aboutus/contactus', 'main h1:text-is("Contact us")'],
      ['/home', 'main h1:text("Freight that keeps its word")'],
    ] as const) {
      await page.locator(`footer a[href="${path}"]`).click();
      await eventually(() => new URL(page.url()).pathname).toBe(path);
      await page.locator(shown).first().waitFor();
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('PWA-03 works online where local storage and caches are refused', async () => {
    const { page, complaints } = await guest(`
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, { get() { throw new DOMException('refused', 'SecurityError'); } });
      }`);
    await page.goto(`${site.url}/memoirs/news`);
    await isAlive(page);
    await page.locator('main h2 a').first().click();
    await page.locator('main article .news-body').waitFor();
    await page.locator('header .shell-language').click();
    await eventually(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('zh-CN');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('R16 lets another tab of a newer version take its database over, and goes on', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    const newer = await visitor.context.newPage();
    await newer.goto(`${site.url}/robots.txt`);
    // Resolves only when the tab that has it open lets it go.
    await newer.evaluate(async () => {
      await new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('cache', 1_000);
        asked.onsuccess = () => {
          asked.result.close();
          resolve();
        };
        asked.onerror = () => reject(asked.error);
      });
    });
    await visitor.page.locator('.ui-status').getByText('Another tab has switched to a new version').waitFor();
    const complaints = complaintsOf(visitor.page);
    await visitor.page.bringToFront();
    await visitor.page.locator('main input[type="search"]').fill('ningbo');
    await eventually(() => firstKey()).toBe('CNNGB');
    await visitor.open('/memoirs/news');
    await visitor.page.locator('main h2 a').first().waitFor();
    await isAlive(visitor.page);
    expect(complaints).toEqual([]);
  });
});
