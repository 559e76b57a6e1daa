import { Pool } from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { complaintsOf, DESKTOP, isAlive, isControlled, launchBrowser, PHONE } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsOf } from '#tests/support/faults.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const MEMBER = 6;
const KEY = 'own-system-key-of-24-characters';
const BILL = 'WATCHED001';

let site: Site;
let browser: Browser;
let pool: Pool;
let account: SiteAccount;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(undefined, { EVENTS_KEY: KEY }), launchBrowser()]);
  pool = new Pool({ connectionString: site.databaseUrl, max: 1 });
  account = await accountOf(site, MEMBER);
});
afterAll(async () => {
  await account?.forget();
  await pool?.end();
  await Promise.all([site?.stop(), browser?.close()]);
});

async function arrive(...events: unknown[]): Promise<void> {
  const answer = await fetch(`${site.url}/own-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
    body: JSON.stringify(events),
  });
  expect(answer.status).toBe(200);
}

const event = (code: string, time: string) => dcsaEvent(code, 'CNSHA', time, { bill: BILL, vessel: 'Alpha' });

/** A device of the person, with the watch-list open. */
async function openDevice(viewport = DESKTOP): Promise<{ context: BrowserContext; page: Page; complaints: string[] }> {
  const context = await browser.newContext({ locale: 'en-US', viewport });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await account.logIn(context);
  const page = await context.newPage();
  const complaints = complaintsOf(page, [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto(`${site.url}/logisticstools/watchlist`);
  await isAlive(page);
  return { context, page, complaints };
}

describe('the watch-list of a person', () => {
  it('is edited without a connection, meets the other devices, and tells of changes', async () => {
    await arrive(event('LOAD', '2026-03-05T02:00:00+08:00'));
    const { context, page, complaints } = await openDevice();
    await page.getByLabel('Container number or bill of lading number').fill(' watched-001 ');
    await page.getByRole('button', { name: 'Watch this shipment' }).click();
    const card = page.locator('article', { hasText: BILL });
    await card.getByText('Loaded on board · Shanghai').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // What is told from now on is news.
    await eventually(async () => (await pool.query('select from watch_item where told is null')).rowCount).toBe(1);
    await pool.query("insert into pgboss.job (name, data) values ('notices.look', $1)", [
      JSON.stringify({ number: BILL, businessType: 1 }),
    ]);
    await eventually(async () => (await pool.query('select from watch_item where told is null')).rowCount).toBe(0);

    await isControlled(page);
    await context.setOffline(true);
    await card.getByRole('button', { name: `Name and note of ${BILL}` }).click();
    await page.getByLabel('Your name for it').fill('Garden chairs');
    await page.getByRole('textbox', { name: 'Note' }).fill('Gate 4 on arrival');
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changes on this device wait for a connection.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Garden chairs' }).waitFor();
    await page.getByText('Loaded on board · Shanghai').waitFor();

    const other = await openDevice(PHONE);
    await other.page.getByRole('heading', { name: BILL }).waitFor();
    await page.goto(`${site.url}/logisticstools/tracking?no=OTHER12345`);
    await page.getByText('Noted: we ask once you are connected').waitFor();
    await page.goto(`${site.url}/logisticstools/watchlist`);
    await page.getByText('1 number waits to be asked for').waitFor();
    await context.setOffline(false);
    await page.getByText('Answered: no carrier knows it yet').waitFor();
    await page.getByText('Changes on this device wait for a connection.').waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page.getByText('Gate 4 on arrival').waitFor();

    await arrive(event('DEPA', '2026-03-05T12:00:00+08:00'));
    await pool.query("insert into pgboss.job (name, data) values ('notices.look', $1)", [
      JSON.stringify({ number: BILL, businessType: 1 }),
    ]);
    await eventually(async () => (await pool.query('select from watch_notice')).rowCount).toBe(1);
    await other.page.goto(`${site.url}/logisticstools/notices`);
    const notice = other.page.locator('main li', { hasText: 'Garden chairs' });
    await notice.getByText('Vessel departed · Shanghai').waitFor();
    await notice.getByText('New', { exact: true }).waitFor();
    await other.page.getByText('By e-mail').waitFor({ state: 'detached' });
    expect(await faultsOf(other.page)).toEqual([]);
    await eventually(async () => (await pool.query('select from watch_notice where read_at is null')).rowCount).toBe(0);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
    await context.close();
  });
});
