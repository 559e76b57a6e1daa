import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectBrowser, DESKTOP, isAlive } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let database: Client;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), connectBrowser()]);
  database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await browser?.close();
  await database?.end();
  await site?.stop();
});

/** How often each page id was counted. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await database.query<{ page_id: number; visits: number }>(
    'select page_id, visits from page_visit order by page_id',
  );
  return Object.fromEntries(rows.map(({ page_id, visits }) => [page_id, visits]));
}

/**
 * A browser that is never idle, or waits with it until `window.rest()` is called; it says when it was asked to. What has
 * patience for less than a second is done without.
 */
const neverIdle = () => {
  const works: IdleRequestCallback[] = [];
  const stand = { didTimeout: false, timeRemaining: () => 50 };
  let rests = false;
  Object.assign(window, {
    // Work that finds the page waiting for an answer asks again.
    requestIdleCallback: (work: IdleRequestCallback, { timeout = 0 }: IdleRequestOptions = {}) =>
      rests || timeout < 1_000 ? setTimeout(work, 0, stand) : works.push(work),
    rest: () => {
      rests = true;
      for (const work of works.splice(0)) work(stand);
    },
    waitsForRest: () => works.length > 0,
  });
};

async function openRestless(path: string): Promise<void> {
  await page.goto(site.url + path);
  await isAlive(page);
  await page.waitForFunction('window.waitsForRest()');
}

describe('ROUTE-12 a visit of a page', () => {
  it('is counted once, also where the page is left before the browser had a moment for it', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', locale: 'en-US' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    await context.addInitScript(neverIdle);
    page = await context.newPage();
    await openRestless('/dictionary/tradeTerms');
    expect(await counted()).toEqual({});
    // Left for a page that has no id.
    await openRestless('/explain');
    await eventually(counted).toEqual({ 5: 1 });

    await openRestless('/dictionary/tradeTerms');
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL('**/home');
    await page.evaluate('window.rest()');
    // Counts the visit that waited and that of the page entered meanwhile, each once.
    await eventually(counted).toEqual({ 1: 1, 5: 2 });
    await page.goto(`${site.url}/explain`);
    await openRestless('/aboutus/partners');
    await page.close();
    await eventually(counted).toEqual({ 1: 1, 5: 2, 7: 1 });
  });
});
