import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, isAlive, PHONE } from '#tests/support/browser.ts';
import type { Weather } from '#tests/support/chaos-proxy.ts';
import { rounds } from '#tests/support/rounds.ts';
import { behindProxy, sharedOpenSite } from '#tests/support/site.ts';
import { startSlowLine } from '#tests/support/slow-line.ts';

const LINE = { roundTripMs: 300, downBps: 400_000, upBps: 400_000 };
const OUTAGE_MS = 15_000;
/** When the line is cut, in ms after the first byte of the document. */
const CUTS = [500, 1_000, 2_000, 4_000, 8_000];
const PATHS = ['/home', '/dictionary/ports', '/aboutus/contactus', '/memoirs/news', '/logisticstools/tracking'];
const paths = PATHS.slice(0, rounds({ few: 1, all: PATHS.length }));

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

/** Headings, paragraphs and entries that the page shows. Null while it is between two documents. */
const linesOf = (page: Page): Promise<string[] | null> =>
  page
    .locator('main :is(h1, h2, h3, p, tbody a)')
    // Without the words about saved tables: they change while a table is saved.
    .and(page.locator(':not(.dict-pack *)'))
    .allInnerTexts()
    .catch(() => null);

/** The most that fell into ten seconds. */
const busiest = (times: readonly number[]) =>
  Math.max(0, ...times.map((at) => times.filter((one) => one >= at && one < at + 10_000).length));

/** A first visit whose line goes for a while; what was wrong with it, in words. */
async function visit(path: string, weather: Weather, after: number): Promise<string[]> {
  const site = await behindProxy(sharedOpenSite());
  const line = await startSlowLine(site.proxy.url, LINE);
  const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const found: string[] = [];
  try {
    await context.addCookies([{ name: 'locale', value: 'en_US', url: line.url }]);
    const page = await context.newPage();
    await page.goto(line.url + path, { waitUntil: 'commit' });
    await page.waitForTimeout(after);
    site.proxy.turn(weather);
    const began = performance.now();
    const asked: number[] = [];
    context.on('request', () => {
      // The browser itself asks at once for what several scripts name, and for what it had put off.
      if (performance.now() - began < 1_000) return;
      asked.push(performance.now());
    });
    const shown = (await linesOf(page)) ?? [];
    const end = performance.now() + OUTAGE_MS;
    while (performance.now() < end) {
      const lines = await linesOf(page);
      const gone = shown.filter((words) => words.trim() !== '' && lines?.includes(words) === false);
      if (gone.length > 0) {
        found.push(`gone: ${gone.slice(0, 3).join(' | ')}`);
        break;
      }
      await page.waitForTimeout(500);
    }
    if (busiest(asked) > 12) found.push(`${busiest(asked)} requests in ten seconds`);
    site.proxy.turn('clear');
    await isAlive(page).catch(() => found.push('not alive'));
  } finally {
    await context.close();
    line.stop();
    await site.proxy.close();
  }
  return found.map((fault) => `${weather} after ${after} ms: ${fault}`);
}

// One outage is fifteen seconds: all of a page at the same time, which mostly wait.
describe.each(paths)('a line that goes in the middle of a first visit of %s', (path) => {
  it.each(['cut', 'hold'] as const)(
    'A1 %s: takes nothing away, asks rarely, and is alive when the line is back',
    async (weather) => {
      expect((await Promise.all(CUTS.map((after) => visit(path, weather, after)))).flat()).toEqual([]);
    },
  );
});
