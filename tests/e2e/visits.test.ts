import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, isAlive } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

let site: Site;
let database: Client;
let visitor: Visitor;

beforeAll(async () => {
  site = await startSite();
  database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await visitor?.leave();
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
  await visitor.page.goto(site.url + path);
  await isAlive(visitor.page);
  await visitor.page.waitForFunction('window.waitsForRest()');
}

describe('ROUTE-12 a visit of a page', () => {
  it('is counted once, also where the page is left before the browser had a moment for it', async () => {
    visitor = await newVisitor(site.url, { viewport: DESKTOP }, (context) => context.addInitScript(neverIdle));
    const { page } = visitor;
    await openRestless('/dictionary/tradeTerms');
    expect(await counted()).toEqual({});
    // Left for a page that has no id.
    await openRestless('/explain');
    await eventually(counted).toEqual({ 5: 1 });

    await openRestless('/dictionary/tradeTerms');
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.waitForURL('**/home');
    await page.evaluate('window.rest()');
    // What waited and what was entered meanwhile, the page itself and nothing twice.
    await eventually(counted).toEqual({ 1: 1, 5: 2 });
    await page.goto(`${site.url}/explain`);
    await openRestless('/aboutus/partners');
    await page.close();
    await eventually(counted).toEqual({ 1: 1, 5: 2, 7: 1 });
  });
});
