import { Pool } from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { hashPassword } from '#server/passwords.ts';
import { connectBrowser, DESKTOP, isAlive, isControlled } from '#tests/support/browser.ts';
import { databaseNames, databaseText } from '#tests/support/device-databases.ts';
import { putRowsOn } from '#tests/support/device-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsOf } from '#tests/support/faults.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { answerTo } from '#tests/support/login.ts';
import { deliverEvents } from '#tests/support/own-events.ts';
import { sharedSite } from '#tests/support/site.ts';

const MEMBER = 6;
const BILL = 'EXPIRED001';
const PASSWORD = 'three boxes to Hamburg';

const site = sharedSite();
let browser: Browser;
let pool: Pool;

beforeAll(async () => {
  browser = await connectBrowser();
  pool = new Pool({ connectionString: site.databaseUrl, max: 1 });
  await deliverEvents(
    site,
    dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { id: `${BILL} loaded`, bill: BILL, vessel: 'Alpha' }),
  );
});
afterAll(async () => {
  await pool?.end();
  await browser?.close();
});

/** A device of a person, with the bill on the watch-list that is open. */
async function openDevice(owner: SiteAccount): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ locale: 'en-US', viewport: DESKTOP, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await owner.logIn(context);
  const page = await context.newPage();
  await page.goto(`${site.url}/logisticstools/watchlist`);
  await isAlive(page);
  await page.getByLabel('Container number or bill of lading number').fill(BILL);
  await page.getByRole('button', { name: 'Watch this shipment' }).click();
  await page.getByText('Loaded on board · Shanghai').waitFor();
  return { context, page };
}

/** Logs in on the login page, as a person does. */
async function logInOn(page: Page, username: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Account' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ask a text question instead' }).click();
  await page
    .getByRole('textbox', { name: 'Answer' })
    .fill(answerTo((await page.locator('.captcha-task strong').textContent()) ?? ''));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Without a connection: names the bill, asks for a number, and leaves a note half typed. Then the session runs out. */
async function expireAtWork(
  { context, page }: { context: BrowserContext; page: Page },
  owner: SiteAccount,
  name: string,
) {
  await isControlled(page);
  await context.setOffline(true);
  const edit = page.getByRole('button', { name: /^Name and note of/ });
  await edit.click();
  await page.getByLabel('Your name for it').fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Changes on this device wait for a connection.').waitFor();
  await page.goto(`${site.url}/logisticstools/tracking?no=OTHER12345`);
  await page.getByText('Noted: we check once you are connected').waitFor();
  await page.goto(`${site.url}/logisticstools/watchlist`);
  await page.getByText('1 number waiting to be checked').waitFor();
  await edit.click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a sen');
  await pool.query('update session set expires_at = now() where account_id = $1', [owner.id]);
  await context.setOffline(false);
  await page.getByText('Login status has expired, you may stay on this page or go to login').waitFor();
}

/** Pins a lane as the ship plan does with one that has sailings, for which this site has no carrier. */
function pinLane(page: Page, name: string): Promise<void> {
  const port = (code: string, en: string) => ({ code, nameEn: en, nameZh: en });
  const lane = { pol: port('CNNGB', 'Ningbo'), pod: port('NLRTM', 'Rotterdam'), company: null, direct: false };
  const row = { name: 'lanes', rows: [{ ...lane, usedAt: Date.now(), pinned: true }] };
  return putRowsOn(page, { database: name, store: 'lists', own: true }, [row]);
}

const expired = (page: Page) => page.getByRole('dialog', { name: 'Login status has expired' });

describe('ERR-05 what somebody made without a connection, and a session that expired meanwhile', () => {
  it('A2 is locked with what he was given, and there and sent once he logs in again', async () => {
    const anna = await accountOf(site, MEMBER, { username: 'anna', passwordHash: await hashPassword(PASSWORD) });
    const device = await openDevice(anna);
    const { context, page } = device;
    const own = `user-${anna.id}`;
    await page.goto(`${site.url}/logisticstools/watchlist`);
    await eventually(() => databaseText(page, own)).toContain('Shanghai');
    await pinLane(page, own);
    await expireAtWork(device, anna, 'Garden chairs');
    const kept = ['Garden chairs', 'OTHER12345', 'NLRTM', 'Shanghai'];
    const left = async () => {
      const text = await databaseText(page, own);
      return kept.filter((words) => text.includes(words));
    };
    expect(await left()).toEqual(kept);

    const nameless: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/bWatch/') && !request.headers().authorization) nameless.push(request.url());
    });
    await expired(page).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByText('Locked until you log in again').waitFor();
    expect(await page.getByText('Garden chairs').count()).toBe(0);
    // Nothing of it is shown without a connection, and what is said is so.
    await context.setOffline(true);
    await page.goto(`${site.url}/logisticstools/tracking?no=${BILL}`);
    await page.waitForURL('**/login?redirect=*');
    await page.getByText('Locked until you log in again').waitFor();
    for (const words of kept) expect(await page.getByText(words).count()).toBe(0);
    expect(await left()).toEqual(kept);
    await context.setOffline(false);
    await page.goto(`${site.url}/login?redirect=%2Flogisticstools%2Fwatchlist`);
    await logInOn(page, 'anna');
    await page.waitForURL('**/logisticstools/watchlist');
    expect(nameless).toEqual([]);
    const form = page.getByRole('dialog', { name: `Shipment ${BILL}` });
    expect(await form.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Half a sen');
    await form.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('heading', { name: 'Garden chairs' }).waitFor();
    await page.getByText('Checked: no carrier has it yet').waitFor();
    const label = async () => (await pool.query('select label from watch_item where account_id = $1', [anna.id])).rows;
    await eventually(label).toEqual([{ label: 'Garden chairs' }]);
    await page.goto(`${site.url}/logisticstools/shipplan`);
    await page.getByRole('link', { name: 'Ningbo → Rotterdam' }).waitFor();
    await page.goto(`${site.url}/logisticstools/watchlist`);
    await page.getByRole('heading', { name: 'Garden chairs' }).waitFor();

    // Logging out by one's own word asks first, and leaves nothing.
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Name and note of/ }).click();
    await page.getByLabel('Your name for it').fill('Folding chairs');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changes on this device wait for a connection.').waitFor();
    await page.locator('.shell-user').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('dialog', { name: 'Log out?' });
    await question.getByText('1 change of your watch-list').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // A visitor who cancels is back where they were.
    await question.getByRole('button', { name: 'Cancel' }).last().click();
    await question.waitFor({ state: 'hidden' });
    const hasFocus = () => page.evaluate(() => document.activeElement?.matches('.shell-user') === true);
    await eventually(hasFocus).toBe(true);
    await page.locator('.shell-user').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'OK' }).click();
    await eventually(() => databaseNames(page)).not.toContain(own);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('chairs');
    await context.close();
    await anna.forget();
  });

  it('is never seen by somebody else, and goes when he logs in', async () => {
    const hash = { passwordHash: await hashPassword(PASSWORD) };
    const cleo = await accountOf(site, MEMBER, { username: 'cleo', ...hash });
    const ben = await accountOf(site, MEMBER, { username: 'ben', ...hash });
    const device = await openDevice(cleo);
    const { context, page } = device;
    await expireAtWork(device, cleo, 'Secret chairs');
    await expired(page).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/login?redirect=*');
    await logInOn(page, 'ben');
    await page.waitForURL('**/logisticstools/watchlist');
    await page.getByText('You are not watching any shipments yet').waitFor();
    for (const made of ['Secret chairs', 'OTHER12345']) expect(await page.getByText(made).count()).toBe(0);
    await eventually(() => databaseNames(page)).not.toContain(`user-${cleo.id}`);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half a sen');
    await context.close();
    await Promise.all([cleo.forget(), ben.forget()]);
  });
});
