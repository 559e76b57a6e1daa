import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complaintsOf, hasPack, isAlive, isSettled } from '#tests/support/browser.ts';
import { databaseText } from '#tests/support/device-databases.ts';
import { outboxText } from '#tests/support/device-outbox.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accountOf } from '#tests/support/logged-in-page.ts';
import { makeNextBuild } from '#tests/support/next-build.ts';
import { rounds } from '#tests/support/rounds.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';
import { type InstalledDevice, installDevice, newVisitor, type Visitor } from '#tests/support/visitor.ts';

let folder = '';
let site: Site;
/** On which the first build is installed. */
let device: InstalledDevice;
let visitor: Visitor;
const versions = ['v2', 'v3'] as const;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-builds-'));
  await Promise.all(versions.map((mark) => makeNextBuild(distFolder, join(folder, mark), mark)));
  // Codes can be sent, so that messages are taken.
  site = await startSite(undefined, { NODE_ENV: 'test' });
  device = await installDevice(site.url);
});
afterAll(async () => {
  await device?.discard();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await site.deploy(distFolder);
  visitor = await device.newVisitor();
});
afterEach(() => visitor.leave());

const deploy = (version: (typeof versions)[number]) => site.deploy(join(folder, version));
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = (page: Page) => page.evaluate(() => 'stillHere' in window);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const offer = (page: Page | Locator) => page.getByRole('button', { name: 'Use the new version' });
/** The version whose files the page runs: '' for the first. */
const versionOf = (page: Page) =>
  page.evaluate(() => /-(v\d)\.js/.exec([...document.scripts].map((script) => script.src).join())?.[1] ?? '');
/** Looks for an update, as an installed browser does once a day, and the site when its page is looked at again. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
/** Follows a link of the footer. Callers wait for the page: a press while one page replaces the other may be missed. */
const follow = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).click();
  await eventually(() => new URL(page.url()).pathname).toBe(path);
};

/** The documents that a page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  return documents;
}
/** Loads the page again: at most one page between, and then this version. */
async function startsWith(version: string, why: string): Promise<void> {
  const documents = documentsOf(visitor.page);
  await visitor.page.reload();
  await eventually(() => documents.length).toBe(version === '' ? 1 : 2);
  await isAlive(visitor.page);
  expect(await versionOf(visitor.page), why).toBe(version);
}

describe('a new version', () => {
  it('PWA-06, R31 is offered and not forced, while the open page goes on with the parts of its own version', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await mark(page);
    const complaints = complaintsOf(page);
    await deploy('v2');
    await lookForUpdate(page);
    await offer(page).waitFor();
    expect(await isMarked(page)).toBe(true);
    // Never fetched before, and on the server these files are gone.
    for (const [path, name] of [
      ['/dictionary/ports', 'Ports'],
      ['/aboutus/offices', 'Offices'],
      ['/memoirs/news', 'News'],
      ['/dictionary/tradeTerms', 'Trade terms'],
    ] as const) {
      await follow(page, path);
      await heading(page, name).waitFor();
    }
    expect(await isMarked(page)).toBe(true);
    expect(await versionOf(page)).toBe('');
    expect(complaints).toEqual([]);
  });

  it('PWA-06, R31 takes over by itself at a start at which nothing is unsent, and not before', async () => {
    const { page } = visitor;
    await visitor.arrive('/aboutus/contactus?write=us');
    await page.locator('textarea[name=fromMessage]').fill('Not sent yet');
    await eventually(() => outboxText(page)).toContain('Not sent yet');
    await deploy('v2');
    await lookForUpdate(page);
    await page.locator('.ui-status').getByText('A new version is ready').waitFor();
    await startsWith('', 'something typed is not sent');
    await page.getByRole('button', { name: 'Clear the form' }).click();
    await eventually(() => outboxText(page)).not.toContain('Not sent yet');
    // The visitor sees the new version at once, without even the frame of the old one.
    await startsWith('v2', 'nothing is open');
    expect(await offer(page).count()).toBe(0);
  });

  it('PWA-06, R31 has taken over when the browser is started anew', async () => {
    await visitor.arrive('/home');
    await deploy('v2');
    await lookForUpdate(visitor.page);
    await offer(visitor.page).waitFor();
    await visitor.restart();
    await visitor.open('/home');
    expect(await versionOf(visitor.page)).toBe('v2');
    expect(await offer(visitor.page).count()).toBe(0);
  });

  it('PWA-06 opens as always, after one attempt, when the version that waits does not take over', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await deploy('v2');
    await lookForUpdate(page);
    await offer(page).waitFor();
    // Nobody hears the question.
    await page.addInitScript(() => {
      ServiceWorker.prototype.postMessage = () => undefined;
    });
    const documents = documentsOf(page);
    await page.reload();
    await eventually(() => documents.length).toBe(2);
    await isAlive(page);
    expect(await versionOf(page)).toBe('');
    await offer(page).waitFor();
    await page.reload();
    await isAlive(page);
    expect(documents).toHaveLength(3);
  });

  it('PWA-06 takes over when the visitor agrees, works offline from then on, and clears away the version before', async () => {
    const { page } = visitor;
    await visitor.arrive('/dictionary/ports');
    await hasPack(page, 'ports');
    await deploy('v2');
    await lookForUpdate(page);
    await offer(page).click();
    await eventually(() => versionOf(page).catch(() => '')).toBe('v2');
    await isAlive(page);
    expect(await offer(page).count()).toBe(0);
    await visitor.context.setOffline(true);
    site.proxy.turn('cut');
    await visitor.open('/dictionary/ports?q=ningbo');
    expect(await versionOf(page)).toBe('v2');
    await page.locator('main a[href="/dictionary/ports/CNNGB"]').waitFor();
    await follow(page, '/aboutus/offices');
    // Its parts are on the device, what it shows was never read.
    await page.getByRole('heading', { name: 'Not saved on this device' }).waitFor();
    const old = await page.evaluate(async () => {
      const urls = await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => request.url),
        ),
      );
      return urls.flat().filter((url) => url.endsWith('.js') && !url.endsWith('-v2.js'));
    });
    expect(old).toEqual([]);
    site.proxy.turn('clear');
  });

  it('PWA-06, R31 leaves other tabs alone: what is typed there stays, and there the offer stands', async () => {
    const { page, context } = visitor;
    await visitor.arrive('/home');
    const other = await context.newPage();
    await other.goto(`${site.url}/home`);
    await isAlive(other);
    await mark(other);
    await deploy('v2');
    await lookForUpdate(page);
    await offer(other).waitFor();
    await other.locator('main input[type="search"]').first().fill('half a thought');
    await offer(page).click();
    await eventually(() => versionOf(page).catch(() => '')).toBe('v2');
    await isAlive(page);
    await eventually(() => other.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    expect(await isMarked(other)).toBe(true);
    expect(await other.locator('main input[type="search"]').first().inputValue()).toBe('half a thought');
    await offer(other).click();
    await eventually(() => versionOf(other).catch(() => '')).toBe('v2');
  });

  it('R31 follows another one that was never taken', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await deploy('v2');
    await lookForUpdate(page);
    await offer(page).waitFor();
    await deploy('v3');
    await lookForUpdate(page);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      while (registration.installing !== null) await new Promise(requestAnimationFrame);
    });
    await offer(page).click();
    await eventually(() => versionOf(page).catch(() => '')).toBe('v3');
    await isAlive(page);
    await follow(page, '/dictionary/ports');
    await page.locator('main tbody .ui-row-link').first().waitFor();
  });
});

describe('a new version that cannot all be had', () => {
  it('H15 is told of where an update is looked for, and offered once the server has its files', async () => {
    const { page } = visitor;
    await visitor.arrive('/offline');
    await deploy('v2');
    site.proxy.forge('/app-shell?lang=en_US', { status: '503 Service Unavailable', type: 'text/html', body: '' });
    const look = page.getByRole('button', { name: 'Check for update' });
    await look.click();
    await page.getByText('There is a newer version, but not all of it could be fetched.').waitFor();
    site.proxy.forge('/app-shell?lang=en_US', null);
    await look.click();
    await offer(page.locator('.ui-status')).click();
    await eventually(() => versionOf(page).catch(() => '')).toBe('v2');
  });
});

/** Makes the database of the account that is logged in what the version before this one had made of it. */
const makeOwnDatabaseOld = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    interface Buckets {
      open(name: string): Promise<{ indexedDB: IDBFactory }>;
      keys(): Promise<string[]>;
    }
    const { storageBuckets: buckets } = navigator as Navigator & { storageBuckets?: Buckets };
    const [bucket] = (await buckets?.keys()) ?? [];
    const place = (bucket === undefined ? undefined : await buckets?.open(bucket))?.indexedDB ?? indexedDB;
    const done = (asked: IDBOpenDBRequest) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const present = await done(place.open(name));
    const stores: { name: string; keyPath: string | string[]; indexes: string[]; rows: IDBRequest<unknown[]> }[] = [];
    const reading = present.transaction([...present.objectStoreNames]);
    for (const store of [...present.objectStoreNames].map((one) => reading.objectStore(one))) {
      const { name, keyPath, indexNames } = store;
      stores.push({ name, keyPath: keyPath ?? '', indexes: [...indexNames], rows: store.getAll() });
    }
    await new Promise((resolve) => {
      reading.oncomplete = resolve;
    });
    present.close();
    await done(place.deleteDatabase(name));
    const asked = place.open(name, 40);
    asked.onupgradeneeded = () => {
      for (const { name, keyPath, indexes, rows } of stores) {
        const store = asked.result.createObjectStore(name, { keyPath });
        for (const index of indexes) store.createIndex(index, index);
        for (const row of rows.result) store.put(row);
      }
      const looks = asked.result.createObjectStore('looks', { keyPath: 'address' });
      looks.createIndex('at', 'at');
      looks.put({ address: '/personal', at: Date.now(), html: '<p>As last seen</p>' });
    };
    (await done(asked)).close();
  }, name);

describe('what a device holds', () => {
  it('PWA-04, PWA-06 is there after an update: tables, what is typed, what waits, and the watch-list in its old database', async () => {
    const owner = await accountOf(site, 6, { username: 'from-before' });
    const own = `user-${owner.id}`;
    await owner.logIn(visitor.context);
    const { page } = visitor;
    await visitor.arrive('/dictionary/ports');
    await hasPack(page, 'ports');
    await visitor.open('/logisticstools/watchlist');
    await page.getByLabel('Container number or bill of lading number').waitFor();
    await visitor.context.setOffline(true);
    await page.getByLabel('Container number or bill of lading number').fill('BEFORE0001');
    await page.getByRole('button', { name: 'Watch this shipment' }).click();
    await page.getByText('Changes on this device wait for a connection.').waitFor();
    await visitor.open('/logisticstools/tracking?no=OTHER12345');
    await page.getByText('Noted: we check once you are connected').waitFor();
    await visitor.open('/aboutus/contactus?write=us');
    await page.locator('textarea[name=fromMessage]').fill('Of the version before');
    await eventually(() => outboxText(page)).toContain('Of the version before');
    await visitor.context.setOffline(false);
    // An address of the site that runs no script of it.
    await page.goto(`${site.url}/robots.txt`);
    await makeOwnDatabaseOld(page, own);
    expect(await databaseText(page, own)).toContain('As last seen');
    await deploy('v2');
    await lookForUpdate(page);
    // Activates the new version, as its offer does when it is taken.
    const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    await eventually(waits).toBe(true);
    await page.evaluate(async () => {
      (await navigator.serviceWorker.ready).waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
    await eventually(waits).toBe(false);

    await visitor.restart();
    await visitor.context.setOffline(true);
    await visitor.open('/logisticstools/watchlist');
    expect(await versionOf(visitor.page)).toBe('v2');
    await visitor.page.getByText('1 number waiting to be checked').waitFor();
    await visitor.page.getByText('BEFORE0001').first().waitFor();
    expect(await databaseText(visitor.page, own)).not.toContain('As last seen');
    await visitor.open('/aboutus/contactus?write=us');
    await eventually(() => visitor.page.locator('textarea[name=fromMessage]').inputValue()).toBe(
      'Of the version before',
    );
    await visitor.open('/dictionary/ports?q=ningbo');
    await visitor.page.locator('main a[href="/dictionary/ports/CNNGB"]').waitFor();
    await owner.forget();
  });
});

/** Counts what this device holds: workers, caches, and entries that a page wrote into a database of its own. */
const holdings = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
    waiting: await new Promise<number>((resolve) => {
      const asked = indexedDB.open('waiting-messages', 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore('messages').put('not sent yet', 1);
      asked.onsuccess = () => {
        const reading = asked.result.transaction('messages');
        const count = reading.objectStore('messages').count();
        count.onsuccess = () => resolve(count.result);
        reading.oncomplete = () => asked.result.close();
      };
    }),
  }));

describe('the switch that takes the service worker away', () => {
  it.each(['', ...versions].slice(0, rounds({ few: 1, all: 3 })))(
    'R33 works within one visit from each of the last builds (%s), and leaves what waits to be sent',
    async (version) => {
      if (version !== '') {
        await visitor.leave();
        await site.deploy(join(folder, version));
        visitor = await newVisitor(site.url);
      }
      const { page } = visitor;
      await visitor.arrive('/home');
      expect(await holdings(page)).toMatchObject({ workers: 1, waiting: 1 });
      await site.deploy(join(folder, 'v3'), { SERVICE_WORKER: 'off' });
      await visitor.open('/dictionary/ports');
      await eventually(() => holdings(page)).toEqual({ workers: 0, caches: 0, waiting: 1 });
      await visitor.open('/home');
      expect(await versionOf(page)).toBe('v3');
      await follow(page, '/memoirs/news');
      await page.locator('main h2 a').first().waitFor();
    },
  );
});

describe('files of an old version', () => {
  it('R32 are answered with 404 and never with a page', async () => {
    for (const path of ['/assets/gone.js', '/assets/gone.css']) {
      const answer = await fetch(site.url + path, { headers: { accept: '*/*' } });
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('<html');
    }
  });

  it('R32 bring the visitor to the new version by one reload, where no worker keeps them', async () => {
    await visitor.leave();
    visitor = await newVisitor(site.url, { serviceWorkers: 'block' });
    const { page } = visitor;
    await visitor.open('/home');
    await isSettled(page);
    await mark(page);
    await deploy('v2');
    await page.locator('footer a[href="/dictionary/ports"]').click();
    await eventually(() => versionOf(page).catch(() => '')).toBe('v2');
    await isAlive(page);
    await follow(page, '/dictionary/ports');
    await page.locator('main tbody .ui-row-link').first().waitFor();
  });
});
