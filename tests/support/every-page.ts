import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { isSettled, type PHONE } from './browser.ts';
import { newGuest } from './guest.ts';
import { noteShifts, visibleShiftsOf } from './layout-shifts.ts';
import { leaveOpen } from './leave-open.ts';
import { misplacedWords } from './misplaced-words.ts';
import { publicPages } from './public-pages.ts';

/** How long a page is left open, in milliseconds: what it shows is called current for less. */
const LEFT_OPEN_MS = 120_000;

export type Look = readonly [colorScheme: 'light' | 'dark', size: typeof PHONE];

interface Findings {
  /** Console messages and errors of the pages, from their start on. */
  complaints: string[];
  /** Faults that axe finds. */
  axe: string[];
  /** Pages that can be pushed sideways, with the elements that are too wide. */
  sideways: string[];
  /** Words that have no room where they stand. */
  words: string[];
  /** Layout shifts while a page came to life, or while it was left open. */
  shifts: string[];
}

/**
 * Goes over all public pages of a site in one language, and looks at each in every way: opening it costs the most. The first
 * look is the one that it is opened with.
 */
async function walk(origin: string, locale: Locale, looks: readonly [Look, ...Look[]]): Promise<Findings> {
  const guest = await newGuest(origin);
  const { page } = guest;
  const found: Findings = { complaints: [], axe: [], sideways: [], words: [], shifts: [] };
  await noteShifts(page);
  for (const path of [...(await publicPages(origin)), '/dictionary/ports?q=zzzz', '/nowhere']) {
    const [[colorScheme, viewport]] = looks;
    await guest.visit(path, { locale, viewport, colorScheme, expected: [/\/nowhere\)$/] });
    await leaveOpen(page, LEFT_OPEN_MS);
    for (const [scheme, size] of looks) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      found.axe.push(...(await faultsByAxe(page, `${path} ${size.width} ${scheme}`)));
      if (size === viewport)
        found.shifts.push(...(await visibleShiftsOf(page)).map((shift) => `${path} ${size.width}: ${shift}`));
    }
    await anyWidth(page, path, found);
    // The parts that come last: what the device keeps is written when the page is idle.
    await isSettled(page);
    found.complaints.push(...guest.complaints.map((complaint) => `${path}: ${complaint}`));
  }
  await guest.leave();
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

/** Faults that axe finds. Legacy mode only means that it opens no tab of its own; no frame comes from elsewhere. */
export async function faultsByAxe(page: Page, look: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(({ id, nodes }) => `${look} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** How far the page can be pushed sideways, and by what. */
export async function sideways(page: Page, look: string): Promise<string[]> {
  return page.evaluate((named) => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room) return [];
    const wide = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return [`${named}: ${wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80))}`];
  }, look);
}

/** States what is true of every public page of a site in one language. */
export function describeEveryPage(origin: string, locale: Locale, looks: readonly [Look, ...Look[]]): void {
  describe(`every public page, in ${locale}`, () => {
    let found: Findings;
    beforeAll(async () => {
      found = await walk(origin, locale, looks);
    }, 600_000);

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
}
