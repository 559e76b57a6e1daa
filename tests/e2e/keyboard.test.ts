import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, connectBrowser, isAlive, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sharedSite } from '#tests/support/site.ts';

const site = sharedSite();
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

/** No page has so many stops between two things that belong together. */
const MOST_STOPS = 120;

const path = () => new URL(page.url()).pathname;
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const hasFocus = (selector: string) => page.evaluate((one) => document.activeElement?.matches(one) === true, selector);
const press = (key: string) => page.keyboard.press(key);

/** Goes on by Tab (or back) until something has the focus, and says how many stops that took. */
async function tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  for (let stops = 1; stops <= MOST_STOPS; stops += 1) {
    await press(key);
    if (await hasFocus(selector)) return stops;
  }
  throw new Error(`${selector} was not reached by ${key} on ${page.url()}`);
}

/** Where the focus is, in words: nowhere is a fault, since a screen reader begins at the top of the document then. */
const place = () => page.evaluate(() => document.activeElement?.closest('main, header, footer, dialog')?.localName);

const openList = 'header .shell-nav [role=menu]:popover-open';

describe('the keyboard alone', () => {
  it('SHELL-01, SHELL-05, SHELL-10, SHELL-19, FORM-05, ABOUT-02 leads through the site, and never loses its place', async () => {
    // Wide enough for some of the menu, too narrow for all of it.
    const context = await browser.newContext({ viewport: { width: 1000, height: 800 }, serviceWorkers: 'block' });
    page = await context.newPage();
    const complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/]);
    await page.goto(`${site.url}/home`);
    await isAlive(page);

    // The language, behind strips, logo and menu; the page comes back in English.
    await press('Tab');
    expect(await hasFocus('a[href="#content"]')).toBe(true);
    await tabTo('.shell-language');
    await press('Enter');
    await eventually(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('en-US');
    await isAlive(page);

    // 'More' holds what does not fit, and gives the focus back.
    await tabTo('.shell-more > a');
    await press('Enter');
    await eventually(() => hasFocus(`${openList} a`)).toBe(true);
    await press('Escape');
    await eventually(() => hasFocus('.shell-more > a')).toBe(true);
    await press('ArrowDown');
    await eventually(() => hasFocus(`${openList} a`)).toBe(true);
    await press('End');
    const last = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    await press('Enter');
    await eventually(path).toBe(last);
    await page.locator('main h1').waitFor();
    expect(await place()).not.toBeUndefined();

    // The drawer: a search, and where its results begin.
    await tabTo('.shell-search');
    await press('Enter');
    await eventually(() => hasFocus('dialog input')).toBe(true);
    await press('Escape');
    await eventually(() => hasFocus('.shell-search')).toBe(true);
    await press('Enter');
    await eventually(() => hasFocus('dialog input')).toBe(true);
    await page.keyboard.type('container');
    await press('Enter');
    await eventually(() => parameter('keywords')).toBe('container');
    await page.locator('.search-hit').first().waitFor();
    await eventually(place).not.toBeUndefined();

    // Paging, up to the last page, where there is nothing to press any more.
    const next = '.ui-page-step[aria-label="Next page"]';
    await tabTo(next);
    await press('Enter');
    await eventually(() => parameter('page')).toBe('2');
    await eventually(() => page.locator('.ui-page-current').first().textContent()).toBe('2');
    expect(await hasFocus(next)).toBe(true);
    await tabTo('.ui-pages li:nth-last-child(2) a', 'Shift+Tab');
    const pages = await wordsOf(page.locator('.ui-pages li:nth-last-child(2) a'));
    await press('Enter');
    await eventually(() => parameter('page')).toBe(pages);
    await eventually(() => page.locator(`${next}:not([href])`).count()).toBe(1);
    await eventually(place).toBe('main');

    // From the history to the same search again, and on to a hit: the next stop is in the page that came.
    await press('Control+k');
    await eventually(() => hasFocus('dialog input')).toBe(true);
    await tabTo('dialog .shell-past-search');
    await press('Enter');
    await eventually(() => parameter('page')).toBeNull();
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await page.locator('.search-hit').first().waitFor();
    await tabTo('.search-hit-title a', 'Shift+Tab');
    await press('Enter');
    await eventually(path).not.toBe('/searchresult');
    await page.locator('main h1').waitFor();
    await eventually(place).toBe('main');
    await press('Tab');
    expect(await place()).toBe('main');

    // History cleared in the drawer: the button goes, the focus does not.
    await press('Control+k');
    await eventually(() => hasFocus('dialog input')).toBe(true);
    await tabTo('dialog .ui-button-small');
    await press('Enter');
    await eventually(() => hasFocus('dialog input')).toBe(true);
    await press('Escape');

    // The dialog of the contact page opens on its first field and goes back to its link.
    await page.goto(`${site.url}/aboutus/contactus`);
    await isAlive(page);
    const write = 'main a[href*="write"]';
    await tabTo(write);
    await press('Enter');
    await eventually(() => hasFocus('dialog[open] input')).toBe(true);
    await press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    await eventually(() => hasFocus(write)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
