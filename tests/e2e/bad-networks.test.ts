import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, hasPack, isAlive, isSettled, wordsOf } from '#tests/support/browser.ts';
import { PORTAL_WORDS } from '#tests/support/chaos-proxy.ts';
import { databaseText } from '#tests/support/device-databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import { behindProxy, sharedOpenSite } from '#tests/support/site.ts';
import { installedVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Awaited<ReturnType<typeof behindProxy>>;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  site = await behindProxy(sharedOpenSite());
  [browser, visitor] = await Promise.all([connectBrowser(), installedVisitor(site.url)]);
});
afterAll(async () => {
  await Promise.all([visitor?.leave(), browser?.close()]);
  await site?.proxy.close();
});
afterEach(async () => {
  site.proxy.turn('clear');
  await visitor.reset();
});

const main = () => visitor.page.locator('main');
const status = () => wordsOf(visitor.page.locator('.ui-status'));
const rows = () => visitor.page.locator('main tbody .ui-row-link');

/** Someone who has been here: news and the table of ports are on the device. Returns the first news item's address. */
async function visitBefore(): Promise<string> {
  const { page } = visitor;
  await visitor.arrive('/memoirs/news');
  const read = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  await page.locator(`main h2 a[href="${read}"]`).click();
  await page.locator('main article .news-body').waitFor();
  await page.locator('footer a[href="/dictionary/ports"]').click();
  await hasPack(page, 'ports');
  await page.locator('footer a[href="/memoirs/news"]').click();
  await page.locator('main h2 a').first().waitFor();
  return read;
}

/** Opens an address and waits until something of the page is there. */
async function shows(path: string, shown: string): Promise<void> {
  await visitor.page.goto(site.url + path, { waitUntil: 'commit' });
  await visitor.page.locator(shown).first().waitFor();
}

/** Every text that a script of the site can find on the device: caches, databases, local storage. */
async function everythingStored(): Promise<string> {
  const others = await visitor.page.evaluate(async () => {
    const texts: string[] = [JSON.stringify(localStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (/html|script|json|text/.test(answer?.headers.get('content-type') ?? ''))
          texts.push((await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
  return others + (await databaseText(visitor.page));
}

describe('a connection that is taken and never answered', () => {
  it('R03, PWA-03 does not hold back what is stored: pages, news and tables stand before anything is given up', async () => {
    const read = await visitBefore();
    site.proxy.turn('hold');
    for (const [path, shown] of [
      ['/home', 'main h1'],
      ['/memoirs/news', 'main h2 a'],
      [read, 'main article .news-body'],
      ['/dictionary/ports?q=ningbo', 'main a[href="/dictionary/ports/CNNGB"]'],
      ['/dictionary/ports/CNNGB', 'main .dict-entry h1'],
      ['/logisticstools/tracking?no=CSQU3054383', 'main .track-answer'],
    ] as const) {
      // Stands before the page has given up on a single question.
      await shows(path, shown);
      expect({ path, slow: await status() }).not.toMatchObject({ slow: expect.stringContaining('slow') });
    }
  });

  it('R03, CALL-05 says after 10 s that the network is slow, and lets the visitor go elsewhere', async () => {
    await visitBefore();
    // Whether the server is there is asked when the page has nothing else to do, past every cache; it is answered.
    const answered = visitor.page.waitForResponse(
      async (response) =>
        response.url().endsWith('/api/bConfig/showGet') &&
        (await response.request().allHeaders())['cache-control'] === 'no-cache',
    );
    await visitor.open('/memoirs/news');
    await (await answered).finished();
    const unread = await visitor.page.locator('main h2 a').last().getAttribute('href');
    site.proxy.turn('hold');
    await visitor.page.locator(`main h2 a[href="${unread}"]`).click();
    // The page is entered with what the list knew of it, so that the way back is open.
    await eventually(() => new URL(visitor.page.url()).pathname).toBe(unread);
    await visitor.page.locator('.ui-status', { hasText: 'slow' }).waitFor();
    await visitor.page.locator('footer a[href="/dictionary/ports"]').click();
    await rows().first().waitFor();
    await visitor.page.goBack();
    site.proxy.turn('clear');
    await visitor.page.reload();
    await visitor.page.locator('main article .news-body').waitFor();
    await eventually(status).not.toContain('slow');
  });
});

describe('a page that is long on its way', () => {
  it('A6 leaves the header of the page that is shown until it comes', async () => {
    const { page } = visitor;
    await visitBefore();
    await visitor.open('/home');
    /** Whether the opening band of home is there, and whether the header has its colours. */
    const shown = () =>
      page.evaluate(() => ['.home-hero', '.shell-bar.ui-band-deep'].map((one) => document.querySelector(one) !== null));
    await eventually(shown).toEqual([true, true]);
    // Each state of the page from now on in which the two do not fit each other.
    const apart = await page.evaluateHandle(() => {
      const times: number[] = [];
      new MutationObserver(() => {
        const [hero, deep] = ['.home-hero', '.shell-bar.ui-band-deep'].map(
          (one) => document.querySelector(one) !== null,
        );
        if (hero !== deep) times.push(performance.now());
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
      return times;
    });
    site.proxy.turn('hold');
    await page.locator('footer a[href="/aboutus/partners"]').evaluate((link) => {
      scrollTo(0, 0);
      if (link instanceof HTMLElement) link.click();
    });
    await eventually(shown).toEqual([false, false]);
    expect(await apart.jsonValue()).toEqual([]);
  });
});

describe('an article whose answer is swallowed', () => {
  it('A3 has title and summary from the list, ways out, and the rest by itself when the line is back', async () => {
    await visitBefore();
    await visitor.open('/memoirs/news');
    const link = visitor.page.locator('main h2 a').last();
    const title = await wordsOf(link);
    site.proxy.turn('hold');
    await link.click();
    const page = visitor.page.locator('main article');
    await page.locator('h1', { hasText: title }).waitFor();
    await page.locator('.news-lead').waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).waitFor();
    site.proxy.turn('clear');
    await page.locator('.news-body').waitFor();
    expect(await wordsOf(page.locator('h1'))).toBe(title);
  });
});

describe('a first visit whose connection goes before the device holds the application', () => {
  it('PWA-05 keeps its frame, says what could not be had, and goes on by itself', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const page = await context.newPage();
    const arrive = async () => {
      await page.goto(`${site.url}/home`);
      await isAlive(page);
      await page.waitForLoadState('networkidle');
    };
    const reachFailure = async () => {
      await page.locator('main').getByRole('heading', { name: 'Not saved on this device' }).waitFor();
      expect(await page.locator('header a[href="/home"]').first().isVisible()).toBe(true);
    };
    await arrive();
    await isSettled(page);
    await context.setOffline(true);
    await page.locator('footer a[href="/memoirs/news"]').click();
    await reachFailure();
    expect(await page.title()).toContain('Harbourway');
    // Also from there to somewhere else.
    await page.locator('footer a[href="/aboutus/offices"]').click();
    await eventually(() => new URL(page.url()).pathname).toBe('/aboutus/offices');
    await reachFailure();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Offices', exact: true }).waitFor();

    // A part of a page that is not there yet leaves what is there, with all that was typed.
    await arrive();
    for (const [field, code] of [
      ['Port of loading', 'CNNGB'],
      ['Port of discharge', 'DEHAM'],
    ] as const) {
      await page.getByRole('combobox', { name: field }).fill(code);
      await page.getByRole('option', { name: code }).waitFor();
    }
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('combobox', { name: 'Port of loading' }).inputValue()).toContain('CNNGB');
    await context.setOffline(false);
    await page.getByLabel('Goods', { exact: true }).waitFor();
    await context.close();
  });
});

describe('a captive portal', () => {
  it('R04 is neither stored nor taken for the site, and ends by itself', async () => {
    const read = await visitBefore();
    site.proxy.turn('portal');
    await shows('/memoirs/news', 'main h2 a');
    await isAlive(visitor.page);
    const worker = await visitor.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      return [registration.active?.scriptURL, registration.installing, registration.waiting];
    });
    expect(worker).toEqual([`${site.url}/sw.js`, null, null]);
    await shows(read, 'main article .news-body');
    await shows('/dictionary/ports?q=ningbo', 'main a[href="/dictionary/ports/CNNGB"]');
    // Asks the network, and is told a page of the portal.
    await shows('/dictionary/hsCode', 'main .ui-empty, main [class*=empty]');
    await eventually(status).toContain('asks you to sign in');
    expect(await wordsOf(main())).not.toContain(PORTAL_WORDS);
    expect(await everythingStored()).not.toContain(PORTAL_WORDS);
    site.proxy.turn('clear');
    await visitor.page.locator('.ui-status-line.ui-tone-warn').waitFor({ state: 'detached' });
    await rows().first().waitFor();
    expect(await everythingStored()).not.toContain(PORTAL_WORDS);
  });
});

describe('a server in trouble', () => {
  it('R08, PWA-05 is not pestered, not complained of again and again, and noticed by itself when it is well', async () => {
    await visitBefore();
    await visitor.page.evaluate(() => {
      const toasts: number[] = [];
      Object.assign(window, { toastTimes: toasts });
      new MutationObserver((changes) => {
        const shown = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        for (const node of shown)
          if (node instanceof Element && node.closest('.ui-toast')) toasts.push(performance.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    site.proxy.turn('storm');
    site.proxy.asked.length = 0;
    const began = performance.now();
    // Saved: shown. Not saved: said once, in its place.
    for (const [path, shown] of [
      ['/dictionary/ports', 'main tbody .ui-row-link'],
      ['/dictionary/hsCode', 'main .ui-empty, main [class*=empty]'],
      ['/memoirs/news', 'main h2 a'],
      ['/dictionary/hsCode', 'main .ui-empty, main [class*=empty]'],
      ['/memoirs/news', 'main h2 a'],
    ] as const) {
      await visitor.page.locator(`footer a[href="${path}"]`).click();
      await eventually(() => new URL(visitor.page.url()).pathname).toBe(path);
      await visitor.page.locator(shown).first().waitFor();
    }
    await eventually(status).toContain('server');
    // The page does not blame a connection of which the line below it says that it is fine.
    await visitor.page.locator('footer a[href="/dictionary/hsCode"]').click();
    await visitor.page.locator('main').getByText('Our server cannot be reached now. As soon as it answers').waitFor();
    expect(await wordsOf(main())).not.toContain('There is no connection');
    await visitor.page.locator('footer a[href="/memoirs/news"]').click();
    // It goes on looking: that is how the end is noticed.
    const looks = () => site.proxy.asked.filter((path) => path === '/api/bConfig/showGet').length;
    const before = looks();
    await eventually(looks).toBeGreaterThan(before);
    const minutes = (performance.now() - began) / 60_000;
    expect(looks()).toBeLessThanOrEqual(21 * Math.ceil(minutes));
    const times = await visitor.page.evaluate(() => (window as Window & { toastTimes?: number[] }).toastTimes ?? []);
    expect(times.filter((at, index) => at - (times[index - 1] ?? -5_000) < 5_000)).toEqual([]);
    site.proxy.turn('clear');
    await visitor.page.locator('.ui-status-line.ui-tone-warn').waitFor({ state: 'detached' });
    await visitor.page.locator('footer a[href="/dictionary/hsCode"]').click();
    await rows().first().waitFor();
  });

  it('R05 whose answers break off in the middle leaves nothing half on the device', async () => {
    await visitBefore();
    site.proxy.turn('truncate');
    await shows('/dictionary/hsCode', 'main .ui-empty, main [class*=empty]');
    await shows('/memoirs/news', 'main h2 a');
    await shows('/dictionary/ports?q=ningbo', 'main a[href="/dictionary/ports/CNNGB"]');
    site.proxy.turn('clear');
    await rows().first().waitFor();
    await visitor.open('/dictionary/hsCode');
    await rows().first().waitFor();
  });
});

describe('a server that is gone', () => {
  it('PWA-05 is noticed though the device thinks it is online, and so is its return', async () => {
    await visitBefore();
    site.proxy.turn('cut');
    expect(await visitor.page.evaluate(() => navigator.onLine)).toBe(true);
    await shows('/dictionary/hsCode', 'main .ui-empty, main [class*=empty]');
    await eventually(status).toContain('No connection to our server');
    site.proxy.turn('clear');
    await visitor.page.locator('.ui-status-line.ui-tone-warn').waitFor({ state: 'detached' });
    await rows().first().waitFor();
  });
});
