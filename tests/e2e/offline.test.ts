import { default as pg } from 'pg';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { importContent } from '#server/import/content/run.ts';
import {
  complaintsOf,
  hasPack,
  isAlive,
  isControlled,
  isSettled,
  isSoIn,
  NO_NETWORK,
  wordsOf,
} from '#tests/support/browser.ts';
import { createContentFolder, newsFile } from '#tests/support/content-folder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { installedVisitor, newVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Site;
let visitor: Visitor;
let pages: string[];
/** The heading of each page as the server makes it. */
let headings: Map<string, string>;

beforeAll(async () => {
  // Codes can be sent, so that messages are taken.
  site = await startSite(undefined, { NODE_ENV: 'test' });
  await openTracking(site);
  visitor = await installedVisitor(site.url);
  pages = await publicPages(site.url);
  headings = new Map();
  for (const path of pages) headings.set(path, await servedHeading(path));
});
afterAll(async () => {
  await visitor?.leave();
  await site?.stop();
});
afterEach(async () => {
  site.proxy.turn('clear');
  await visitor.reset();
});

const heading = () => wordsOf(visitor.page.locator('main h1').first());
const status = () => wordsOf(visitor.page.locator('.ui-status'));
const firstKey = async () =>
  (await visitor.page.locator('main tbody .ui-row-link').first().getAttribute('href'))?.split('/').pop();

/** Nothing listens for the site any more, and the device knows: a plane, a tunnel. */
async function goOffline(): Promise<void> {
  site.proxy.turn('cut');
  await visitor.context.setOffline(true);
}

async function goOnline(): Promise<void> {
  site.proxy.turn('clear');
  await visitor.context.setOffline(false);
}

/** Has the site publish one more piece of news, dated last, with a picture in its text. */
async function publish(id: string, text: string): Promise<void> {
  const folder = await createContentFolder();
  const picture = await sharp({ create: { width: 700, height: 350, channels: 3, background: '#26499d' } })
    .png()
    .toBuffer();
  const news = newsFile(id, { zh: text, en: text }).replace('2026-01-02', '2026-11-19');
  await folder.write({ 'images/quay.png': picture, [`news/${id}.md`]: news });
  const pool = new pg.Pool({ connectionString: site.databaseUrl });
  expect((await importContent(pool, { folder: folder.path, demo: false, prune: false })).faults).toEqual([]);
  await pool.query("select pg_notify('content_changed', '')");
  await Promise.all([pool.end(), folder.clear()]);
  const page = async () => (await fetch(`${site.url}/memoirs/news`, { headers: { accept: 'text/html' } })).text();
  await eventually(page).toContain(`/memoirs/newsdetail/${id}`);
}

/** Opens every table once, so that the device saves it, and ends on the one named last. */
async function savePacks(): Promise<void> {
  await visitor.arrive('/dictionary/ports');
  for (const dataset of DATASETS) {
    await visitor.follow(definitions[dataset].address);
    await hasPack(visitor.page, dataset);
  }
}

describe('the installed site', () => {
  it('PWA-01 can be installed: a manifest in which everything it names exists as it says', async () => {
    const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as {
      [field: string]: unknown;
      icons: Picture[];
      screenshots: (Picture & { form_factor: string })[];
      shortcuts: { name: string; url: string; icons: Picture[] }[];
    };
    expect(manifest).toMatchObject({
      id: '/',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      display_override: ['window-controls-overlay', 'standalone'],
      share_target: { action: '/share', method: 'POST', enctype: 'multipart/form-data' },
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    );
    expect(manifest.screenshots.map((picture) => picture.form_factor).sort()).toEqual(['narrow', 'wide']);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      '/logisticstools/tracking',
      '/dictionary/ports',
      '/dictionary/hsCode',
    ]);
    for (const { url } of manifest.shortcuts) expect((await fetch(site.url + url)).status).toBe(200);
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
    ];
    const wrong: string[] = [];
    for (const { src, sizes } of pictures) {
      const answer = await fetch(site.url + src);
      const body = Buffer.from(await answer.arrayBuffer());
      const real =
        body.subarray(1, 4).toString() === 'PNG' ? `${body.readUInt32BE(16)}x${body.readUInt32BE(20)}` : 'any';
      if (answer.status !== 200 || real !== sizes) wrong.push(`${src} ${sizes}: ${answer.status} ${real}`);
    }
    expect(wrong).toEqual([]);
  });

  it('PWA-02 is answered for by its worker on the first visit, without being loaded again', async () => {
    const first = await newVisitor(site.url);
    await first.page.goto(`${site.url}/home`);
    await first.page.evaluate(() => Object.assign(window, { stillHere: true }));
    await isControlled(first.page);
    expect(await first.page.evaluate(() => 'stillHere' in window)).toBe(true);
    await first.leave();
  });

  it('PWA-02 is loaded again from the device where one was, however far down that is', async () => {
    await visitor.arrive('/home');
    await visitor.open('/home');
    const { page } = visitor;
    await eventually(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(4000);
    await page.evaluate(() => window.scrollTo(0, 2500));
    await page.reload();
    await isAlive(page);
    await eventually(() => page.evaluate(() => Math.round(window.scrollY))).toBe(2500);
  });

  it('PWA-02 is shown from the device, online, without a word on the console', async () => {
    await visitor.arrive('/explain');
    const complaints = complaintsOf(visitor.page);
    // First from the network into the frame of the device, then from the device.
    for (const round of ['network', 'device']) {
      for (const path of ['/home', '/memoirs/news', '/dictionary/ports', '/searchresult?keywords=Ningbo']) {
        await visitor.read(path);
        expect({ round, path, heading: await heading() }).toEqual({ round, path, heading: headings.get(path) });
      }
    }
    expect(complaints).toEqual([]);
  });

  it('PWA-02 opens every page of the dictionary offline, also after the browser was closed', async () => {
    await savePacks();
    await eachOpensOffline(pages.filter(isTable));
  });

  it('PWA-02 opens every other page that was seen offline, also after the browser was closed', async () => {
    const others = pages.filter((path) => !isTable(path));
    await see(others);
    await eachOpensOffline(others);
    await visitor.open('/nowhere');
    expect(await heading()).toBe('This page does not exist');
  });

  it('PWA-02, ROUTE-14 opens offline in every spelling of its address, also one that ends like the name of a file', async () => {
    const { page } = visitor;
    const place = () => page.evaluate(() => window.location.pathname + window.location.search);
    await visitor.arrive('/dictionary/hsCode');
    await hasPack(page, 'hs-codes');
    await goOffline();
    await visitor.open('/Dictionary/HSCode/?q=8471.30');
    await eventually(heading).toBe(headings.get('/dictionary/hsCode'));
    await eventually(place).toBe('/dictionary/hsCode?q=8471.30');
    await page.locator('main tbody .ui-row-link').first().waitFor();
    await visitor.open('/Dictionary/HSCode?lang=en_US');
    await eventually(heading).toBe(headings.get('/dictionary/hsCode'));
    expect(await place()).toBe('/dictionary/hsCode?lang=en_US');
  });

  it('PWA-04, ABOUT-02 takes a message offline on a device that has never seen the contact page', async () => {
    const { page } = visitor;
    await goOffline();
    await visitor.open('/aboutus/contactus?write=us');
    await eventually(heading).toBe(headings.get('/aboutus/contactus'));
    await page.getByRole('dialog').getByLabel('Message').waitFor();
  });

  it('PWA-02 goes from page to page offline by links', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    const linked = await page.locator('footer nav a').evaluateAll(hrefs);
    await see(linked.filter((path) => !isTable(path)));
    await visitor.open('/home');
    await goOffline();
    const complaints = complaintsOf(page, NO_NETWORK);
    for (const path of linked) {
      await page.locator(`footer nav a[href="${path}"]`).click();
      await eventually(heading).toBe(headings.get(path));
      // SHELL-14: tracking has no footer.
      await page.locator('header a[href="/home"]').first().click();
      await eventually(heading).toBe(headings.get('/home'));
    }
    expect(complaints).toEqual([]);
  });

  it('SHELL-19 changes its language offline, and keeps it when it is started again', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    await goOffline();
    await visitor.page.locator('header .shell-language').click();
    await eventually(() => visitor.page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('zh-CN');
    await isAlive(visitor.page);
    await eventually(heading).toBe('港口');
    expect(await wordsOf(visitor.page.locator('main tbody tr').first())).toContain('中国');
    await visitor.restart();
    await visitor.context.setOffline(true);
    await visitor.open('/home');
    expect(await visitor.page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect(await visitor.page.title()).toContain('港途国际物流');
  });
});

const isTable = (path: string) => path.startsWith('/dictionary/');

/** Reads pages while there is a network. */
async function see(paths: readonly string[]): Promise<void> {
  await visitor.arrive('/home');
  await isSettled(visitor.page);
  for (const path of paths) {
    await visitor.follow(path);
    await eventually(heading).toBe(headings.get(path));
  }
  // Reads one more page until the network is idle: the last one of the list is kept by then.
  await visitor.read('/home');
}

/** Starts the browser anew without a network, and opens each page. */
async function eachOpensOffline(paths: readonly string[]): Promise<void> {
  await goOffline();
  await visitor.restart();
  await visitor.context.setOffline(true);
  const complaints = complaintsOf(visitor.page, NO_NETWORK);
  for (const path of paths) {
    await visitor.open(path);
    expect({ path, heading: await heading() }).toEqual({ path, heading: headings.get(path) });
  }
  expect(complaints).toEqual([]);
}

async function servedHeading(path: string): Promise<string> {
  const html = await (await fetch(site.url + path, { headers: { cookie: 'locale=en_US' } })).text();
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  return heading
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

interface Picture {
  src: string;
  sizes: string;
  purpose?: string;
}

const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href') ?? '');

describe('what is known offline', () => {
  it('R02 opens at every public address on a device that has read nothing: with the page, or with word that it is not saved', async () => {
    await goOffline();
    await visitor.open('/explain');
    for (const path of pages) {
      await visitor.follow(path);
      // More than its heading.
      const hasWords = async () =>
        (await wordsOf(visitor.page.locator('main'))).trim().length > (await heading()).trim().length;
      await eventually(async () => ({ path, hasWords: await hasWords() })).toEqual({ path, hasWords: true });
    }
  });

  it('PWA-03, DICT-06 is a whole table, also one that was never opened, once its pack was saved', async () => {
    await visitor.arrive('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    await visitor.open('/dictionary/tradeTerms');
    await hasPack(visitor.page, 'trade-terms');
    await goOffline();
    await visitor.restart();
    await visitor.context.setOffline(true);
    const complaints = complaintsOf(visitor.page, NO_NETWORK);
    await visitor.open(`/dictionary/ports?q=${encodeURIComponent('宁波')}`);
    await eventually(firstKey).toBe('CNNGB');
    // PWA-01: the frame does not name it, and the browser looks for it in the head alone.
    expect(await visitor.page.locator('head link[rel="manifest"]').count()).toBe(1);
    for (const word of ['shanghai', 'ningbo', 'shanghai', 'nb', 'shanghai', 'CNNGB', 'shanghai', 'ningob']) {
      await visitor.page.locator('main input[type="search"]').fill(word);
      await eventually(firstKey).toBe(word === 'shanghai' ? 'CNSHA' : 'CNNGB');
    }
    expect(complaints).toEqual([]);
    await visitor.open('/dictionary/ports?page=80');
    await eventually(() => visitor.page.locator('main tbody .ui-row-link').count()).toBe(20);
    await visitor.follow('/dictionary/ports/CNNGB');
    await eventually(heading).toBe('Ningbo');
    await visitor.open('/dictionary/tradeTerms/FCA');
    expect(await wordsOf(visitor.page.locator('main'))).toContain('Free Carrier');
  });

  it('PWA-03, NEWS-01 is news that was read, with its pictures, which the browser need not have stored itself', async () => {
    await publish('quay', '![Quay](images/quay.png)');
    await visitor.arrive('/memoirs/news');
    const read = await visitor.page.locator('main h2 a').first().getAttribute('href');
    expect(read).toContain('quay');
    await visitor.read(read ?? '');
    await isSoIn(visitor.page, async (name) => (await (await caches.open(name)).keys()).length > 0, 'public-pictures');
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('Network.clearBrowserCache');
    const words = await wordsOf(visitor.page.locator('main article .news-body'));
    await visitor.read('/memoirs/news');
    await goOffline();
    await visitor.restart();
    await visitor.context.setOffline(true);
    await visitor.open('/memoirs/news');
    await visitor.page.locator('main h2 a').first().click();
    await visitor.page.locator('main article .news-body').waitFor();
    expect(await wordsOf(visitor.page.locator('main article .news-body'))).toBe(words);
    const widths = () =>
      visitor.page
        .locator('main article .news-body img')
        .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)));
    await eventually(widths).toEqual([expect.any(Number)]);
    await eventually(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  });

  it('PWA-05 says honestly what is not saved, and shows it by itself once there is a connection', async () => {
    await visitor.arrive('/memoirs/news');
    const unread = await visitor.page.locator('main h2 a').last().getAttribute('href');
    await goOffline();
    await visitor.open(unread ?? '');
    await eventually(() => wordsOf(visitor.page.locator('main'))).toContain('Not saved on this device');
    await visitor.open('/dictionary/hsCode');
    await eventually(() => wordsOf(visitor.page.locator('main'))).toContain('This table is not on this device yet');
    await goOnline();
    await eventually(() => visitor.page.locator('main tbody .ui-row-link').count()).toBe(20);
    await goOffline();
    await visitor.open(unread ?? '');
    await eventually(() => wordsOf(visitor.page.locator('main'))).toContain('Not saved on this device');
    await goOnline();
    await visitor.page.locator('main article .news-body').waitFor();
  });
});

describe('a device whose clock is not that of the server', () => {
  // The clock of a context goes on as it was set.
  afterEach(() => visitor.restart());

  it('PWA-05 tells how old a page is, under a line that the device is offline and that goes by itself', async () => {
    await visitor.arrive('/memoirs/news');
    expect(await status()).not.toContain('offline');
    await goOffline();
    await eventually(status).toContain('This device is offline');
    await visitor.page.clock.install({ time: Date.now() + 3 * 3_600_000 });
    await visitor.open('/memoirs/news');
    await eventually(() => wordsOf(visitor.page.locator('main'))).toContain('From this device, updated 3 hours ago');
    await goOnline();
    await visitor.page.clock.runFor(12_000);
    await eventually(status).not.toContain('offline');
  });

  it('R30, PWA-05 shows what is saved, and no nonsense about its age, an hour back and two years back and ahead', async () => {
    const { page } = visitor;
    await visitor.arrive('/dictionary/palletSizes');
    await hasPack(page, 'pallets');
    await goOffline();
    // News was never opened here: that it cannot be had is said by React to the console, too.
    const complaints = complaintsOf(page, [/net::ERR_/, /OfflineError/]);
    for (const shift of [-3_600_000, -2 * 365 * 86_400_000, 2 * 365 * 86_400_000]) {
      await page.clock.setSystemTime(Date.now() + shift);
      await visitor.open('/dictionary/palletSizes');
      await eventually(() => page.locator('main tbody .ui-row-link').count()).toBeGreaterThan(10);
      expect(await wordsOf(page.locator('main'))).not.toMatch(/NaN|Invalid|in \d+ |-\d+ (minute|hour|day)/);
      await visitor.open('/memoirs/news');
      await page.locator('main h1').waitFor();
    }
    expect(complaints).toEqual([]);
  });
});
