import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BitByBit, startBitByBit } from '#tests/support/bit-by-bit.ts';
import { connectBrowser, DESKTOP, isAlive, PHONE } from '#tests/support/browser.ts';
import { noteShifts, visibleShiftsOf } from '#tests/support/layout-shifts.ts';
import { sharedSite } from '#tests/support/site.ts';

/** A bit holds little, and so it moves little: the sizes of one box beside their label. */
const LEAST = 0.0003;

const site = sharedSite();
let browser: Browser;
let line: BitByBit;

beforeAll(async () => {
  browser = await connectBrowser();
  line = await startBitByBit(site.url);
});
afterAll(async () => {
  await Promise.all([browser?.close(), line?.close()]);
});

describe('a page that is read bit by bit', () => {
  it.each([
    { path: '/home', locale: 'zh_CN', viewport: DESKTOP },
    { path: '/home', locale: 'en_US', viewport: PHONE },
    { path: '/memoirs/news', locale: 'en_US', viewport: DESKTOP },
    { path: '/product/seatransport', locale: 'en_US', viewport: DESKTOP },
    { path: '/dictionary/ports', locale: 'en_US', viewport: PHONE },
    { path: '/dictionary/ports', locale: 'zh_CN', viewport: DESKTOP },
    { path: '/dictionary/containerSize', locale: 'en_US', viewport: PHONE },
    { path: '/dictionary/containerSize', locale: 'zh_CN', viewport: DESKTOP },
  ])('has every line where it stays: $path in $locale, $viewport.width px', async ({ path, locale, viewport }) => {
    const context = await browser.newContext({ viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: locale, url: line.url }]);
    const page = await context.newPage();
    await noteShifts(page);
    // Each piece is painted before the next one is sent.
    const opened = page.waitForEvent('framenavigated');
    line.pace(async () => {
      await opened;
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
    });
    await page.goto(line.url + path);
    await isAlive(page);
    expect(await visibleShiftsOf(page, LEAST)).toEqual([]);
    await context.close();
  });
});
