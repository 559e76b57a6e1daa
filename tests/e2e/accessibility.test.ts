import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#contract/locale.ts';
import { DESKTOP, isAlive, launchBrowser, PHONE } from '#tests/support/browser.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: Browser;
let pages: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  await openTracking(site);
  pages = [...(await publicPages(site.url)), '/dictionary/ports?q=zzzz', '/nowhere'];
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()]);
});

/** Opens each page in a browser of two tabs, and gathers what `look` finds wrong with it. */
async function onEachPage(locale: Locale, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
  const rest = [...pages];
  const found: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      await page.goto(site.url + path);
      await isAlive(page);
      for (const fault of await look(page)) found.push(`${path}: ${fault}`);
    }
  };
  await Promise.all([work(), work()]);
  await context.close();
  return found;
}

/** What axe finds. Legacy mode only means that it opens no tab of its own; there are no frames from elsewhere. */
async function axe(page: Page, look: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${look} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** How far the page can be pushed sideways, and by what. */
async function sideways(page: Page, look: string): Promise<string[]> {
  return page.evaluate((named) => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return [`${named}: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))}`];
  }, look);
}

describe('every public page', () => {
  // The language changes words and their length, not the structure: each is looked at in another half of the looks.
  it.each([
    ['on a desktop by day, on a phone by night', 'zh_CN', DESKTOP, PHONE],
    ['on a phone by day, on a desktop by night', 'en_US', PHONE, DESKTOP],
  ] as const)('has nothing that axe finds fault with, %s', { timeout: 180_000 }, async (_name, locale, day, night) => {
    const found = await onEachPage(locale, async (page) => {
      const faults: string[] = [];
      for (const [scheme, size] of [['light', day] as const, ['dark', night] as const]) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme });
        faults.push(...(await axe(page, `${size.width} ${scheme}`)));
      }
      return faults;
    });
    expect(found).toEqual([]);
  });

  it.each(LOCALES)(
    'fits from 320 px on, and with letters of twice the size, without scrolling sideways, in %s',
    { timeout: 180_000 },
    async (locale) => {
      const found = await onEachPage(locale, async (page) => {
        const faults: string[] = [];
        // 720 px is a window of 1440 px at a zoom of 200 %.
        for (const width of [320, 390, 720, 1024]) {
          await page.setViewportSize({ width, height: 800 });
          faults.push(...(await sideways(page, `${width} px`)));
        }
        // A zoom of 400 % leaves a window of 1280 by 1024 px this much.
        await page.setViewportSize({ width: 320, height: 256 });
        faults.push(...(await sideways(page, 'zoom of 400 %')));
        await page.setViewportSize({ width: 640, height: 800 });
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        faults.push(...(await sideways(page, 'letters of 200 %')));
        return faults;
      });
      expect(found).toEqual([]);
    },
  );
});

describe('what opens over a page', () => {
  const opened: readonly (readonly [name: string, size: typeof PHONE, open: (page: Page) => Promise<void>])[] = [
    ['the search drawer on a phone', PHONE, openDrawer],
    ['the search drawer on a desktop', DESKTOP, openDrawer],
    ['the folded menu on a phone', PHONE, openMenu],
    ['a submenu on a desktop', DESKTOP, openMenu],
    ['the menu of the account', DESKTOP, (page) => page.locator('header .shell-account a').click()],
  ];

  it('has nothing that axe finds fault with, by day and by night', { timeout: 180_000 }, async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const found: string[] = [];
    for (const [name, size, open] of opened) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(`${site.url}/home`);
      await isAlive(page);
      await open(page);
      await page.locator('dialog[open], :popover-open').first().waitFor();
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme });
        found.push(...(await axe(page, `${name} ${scheme}`)));
      }
      found.push(...(await sideways(page, name)));
      await page.close();
    }
    await context.close();
    expect(found).toEqual([]);
  });
});

function openDrawer(page: Page): Promise<void> {
  return page.locator('header').getByLabel('Search the site').click();
}

/** Opens the first entry of the menu that opens anything: a section where there is room, else the folded menu. */
async function openMenu(page: Page): Promise<void> {
  await page.locator('header .shell-nav a[aria-haspopup]:visible').first().focus();
  await page.keyboard.press('ArrowDown');
}
