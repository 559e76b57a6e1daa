import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { complaintsOf, DESKTOP, isAlive, isLaidOut, isSettled, launchBrowser, PHONE } from '#tests/support/browser.ts';
import { noteShifts, visibleShiftsOf } from '#tests/support/layout-shifts.ts';
import { leaveOpen } from '#tests/support/leave-open.ts';
import { misplacedWords } from '#tests/support/misplaced-words.ts';
import { publicPages } from '#tests/support/public-pages.ts';
import { openTracking } from '#tests/support/public-tracking.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** How long a page is left open, in milliseconds: what it shows is called current for less. */
const LEFT_OPEN_MS = 120_000;

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

interface Findings {
  /** What pages said to the console, or threw, from their start on. */
  complaints: string[];
  /** What axe finds fault with. */
  axe: string[];
  /** What can be pushed sideways. */
  sideways: string[];
  /** Words that have no room where they stand. */
  words: string[];
  /** What moved while the page came to life, or while it was left open. */
  shifts: string[];
}

/** Goes over all public pages in one language, in two tabs, and looks at each in every way: opening it costs the most. */
async function walk(locale: Locale, looks: readonly (readonly ['light' | 'dark', typeof PHONE])[]): Promise<Findings> {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
  const rest = [...pages];
  const found: Findings = { complaints: [], axe: [], sideways: [], words: [], shifts: [] };
  const work = async () => {
    for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
      const page = await context.newPage();
      // Told by Playwright itself, as the pages here are to come from the server; and by the browser where one is not found.
      const complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/, /\/nowhere\)$/]);
      await noteShifts(page);
      for (const [scheme, size] of looks) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: scheme });
        if (size === looks[0]?.[1]) {
          await page.goto(site.url + path);
          await isAlive(page);
          await isLaidOut(page);
          await leaveOpen(page, LEFT_OPEN_MS);
        }
        found.axe.push(...(await axe(page, `${path} ${size.width} ${scheme}`)));
        if (size === looks[0]?.[1]) {
          found.shifts.push(...(await visibleShiftsOf(page)).map((shift) => `${path} ${size.width}: ${shift}`));
        }
      }
      await anyWidth(page, path, found);
      // The parts that come last: what the device keeps is written when the page is idle.
      await isSettled(page);
      found.complaints.push(...complaints.map((complaint) => `${path}: ${complaint}`));
      await page.close();
    }
  };
  await Promise.all([work(), work()]);
  await context.close();
  return found;
}

/** Looks at a page at every width and size of letters, and leaves it with large letters. */
async function anyWidth(page: Page, path: string, found: Findings): Promise<void> {
  const look = async (name: string) => {
    found.sideways.push(...(await sideways(page, name)));
    found.words.push(...(await misplacedWords(page)).map((fault) => `${name}: ${fault}`));
  };
  // 720 px is a window of 1440 px at a zoom of 200 %; a zoom of 400 % leaves one of 1280 by 1024 px the last of these. From
  // 750 px on, tables have columns.
  for (const size of [
    [1440, 800],
    [390, 800],
    [720, 800],
    [750, 800],
    [1024, 800],
    [320, 800],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await look(`${path} ${size.join(' × ')} px`);
  }
  await page.setViewportSize({ width: 640, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look(`${path} letters of 200 %`);
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

// The language changes words and their length, not the structure: each is looked at in another half of the looks.
describe.each([
  {
    locale: 'zh_CN',
    looks: [
      ['light', DESKTOP],
      ['dark', PHONE],
    ],
  },
  {
    locale: 'en_US',
    looks: [
      ['light', PHONE],
      ['dark', DESKTOP],
    ],
  },
] as const)('every public page, in $locale', ({ locale, looks }) => {
  let found: Findings;
  beforeAll(async () => {
    found = await walk(locale, looks);
  }, 300_000);

  it('comes alive without a word on the console', () => {
    expect(found.complaints).toEqual([]);
  });

  it('has nothing that axe finds fault with, by day and by night, on a phone and on a desktop', () => {
    expect(found.axe).toEqual([]);
  });

  it('PWA-05 stands still from its first paint on, also when what it shows grows old', () => {
    expect(found.shifts).toEqual([]);
  });

  it('fits from 320 px on, and with letters of twice the size, without scrolling sideways', () => {
    expect(found.sideways).toEqual([]);
  });

  it('has room for its words at each of these sizes', () => {
    expect(found.words).toEqual([]);
  });
});

describe('what opens over a page', () => {
  const opened: readonly (readonly [name: string, size: typeof PHONE, open: (page: Page) => Promise<void>])[] = [
    ['the search drawer on a phone', PHONE, openDrawer],
    ['the search drawer on a desktop', DESKTOP, openDrawer],
    ['the folded menu on a phone', PHONE, openMenu],
    ['a submenu on a desktop', DESKTOP, openMenu],
    ['the menu of the account', DESKTOP, (page) => page.locator('header .shell-account a').click()],
  ];

  it('has nothing that axe finds fault with, by day and by night', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const found: string[] = [];
    for (const [name, size, open] of opened) {
      const page = await context.newPage();
      await page.setViewportSize(size);
      await page.goto(`${site.url}/home`);
      await isAlive(page);
      // Before that, the words of the footer stand lower than its guessed height, on the ground of the page.
      await isLaidOut(page);
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
