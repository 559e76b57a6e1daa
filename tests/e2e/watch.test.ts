import { Pool } from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { complaintsOf, connectBrowser, DESKTOP, isAlive, isControlled, PHONE } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsOf } from '#tests/support/faults.ts';
import { leaveOpen } from '#tests/support/leave-open.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { misplacedWords } from '#tests/support/misplaced-words.ts';
import { deliverEvents } from '#tests/support/own-events.ts';
import { EVENTS_KEY, type Site, startSite } from '#tests/support/site.ts';

const MEMBER = 6;
const BILL = 'WATCHED001';

let site: Site;
let browser: Browser;
let pool: Pool;
let account: SiteAccount;

beforeAll(async () => {
  // One that works on its job queue and sends no mails.
  [site, browser] = await Promise.all([startSite(undefined, { EVENTS_KEY }), connectBrowser()]);
  pool = new Pool({ connectionString: site.databaseUrl, max: 1 });
  account = await accountOf(site, MEMBER, { username: 'watcher' });
});
afterAll(async () => {
  await account?.forget();
  await pool?.end();
  await Promise.all([site?.stop(), browser?.close()]);
});

const event = (code: string, time: string) => dcsaEvent(code, 'CNSHA', time, { bill: BILL, vessel: 'Alpha' });

const watched = async (table: string, condition: string) =>
  (await pool.query(`select from ${table} where number = $1 and ${condition}`, [BILL])).rowCount;
const untold = () => watched('watch_item', 'told is null');
const noticed = (condition = 'true') => watched('watch_notice', condition);

interface WantedDevice {
  viewport?: { width: number; height: number };
  owner?: SiteAccount;
  /** Done on the device before its owner comes. */
  before?: (page: Page) => Promise<void>;
}

/** A device of a person, with the watch-list open. */
async function openDevice({ viewport = DESKTOP, owner = account, before }: WantedDevice = {}): Promise<{
  context: BrowserContext;
  page: Page;
  complaints: string[];
}> {
  const context = await browser.newContext({ locale: 'en-US', viewport, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await owner.logIn(context);
  if (before !== undefined) {
    const blank = await context.newPage();
    await blank.goto(`${site.url}/robots.txt`);
    await before(blank);
    await blank.close();
  }
  const page = await context.newPage();
  const complaints = complaintsOf(page, [/ERR_INTERNET_DISCONNECTED/]);
  await page.goto(`${site.url}/logisticstools/watchlist`);
  await isAlive(page);
  return { context, page, complaints };
}

/** Runs in the page: notes a question in the owner's database as version 3 of it did, before questions had a kind. */
async function noteAsBefore([owner, number]: readonly [owner: string, number: string]): Promise<void> {
  const { storageBuckets } = navigator as Navigator & {
    storageBuckets?: { open(name: string): Promise<{ indexedDB: IDBFactory }> };
  };
  const hex = [...owner].map((sign) => sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  const place = (await storageBuckets?.open(`user-${hex}`))?.indexedDB ?? indexedDB;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = place.open(`user-${owner}`, 30);
    asked.onerror = () => reject(asked.error);
    asked.onsuccess = () => resolve(asked.result);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at');
      asked.result.createObjectStore('lists', { keyPath: 'name' });
      asked.result.createObjectStore('watched', { keyPath: 'key' });
      asked.result.createObjectStore('questions', { keyPath: 'number' });
      asked.result.createObjectStore('looks', { keyPath: 'address' }).createIndex('at', 'at');
    };
  });
  const row = { number, businessType: 1, at: Date.now(), claimedUntil: 0, outcome: null, answeredAt: null };
  const writing = database.transaction('questions', 'readwrite');
  writing.objectStore('questions').put(row);
  await new Promise((resolve) => {
    writing.oncomplete = resolve;
  });
  database.close();
}

describe('the watch-list of a person', () => {
  it('is edited without a connection, meets the other devices, and tells of changes', async () => {
    await deliverEvents(site, event('LOAD', '2026-03-05T02:00:00+08:00'));
    const { context, page, complaints } = await openDevice();
    await page.getByLabel('Container number or bill of lading number').fill(' watched-001 ');
    await page.getByRole('button', { name: 'Watch this shipment' }).click();
    const card = page.locator('article', { hasText: BILL });
    await card.getByText('Loaded on board · Shanghai').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    // Only changes from now on are news: the first look notes the present state as told.
    await eventually(untold).toBe(1);
    await pool.query("insert into pgboss.job (name, data) values ('notices.look', $1)", [
      JSON.stringify({ number: BILL, businessType: 1 }),
    ]);
    await eventually(untold).toBe(0);

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

    const other = await openDevice({ viewport: PHONE });
    await other.page.getByRole('heading', { name: BILL }).waitFor();
    await page.goto(`${site.url}/logisticstools/tracking?no=OTHER12345`);
    await page.getByText('Noted: we check once you are connected').waitFor();
    await page.goto(`${site.url}/logisticstools/watchlist`);
    await page.getByText('1 number waiting to be checked').waitFor();
    await context.setOffline(false);
    await page.getByText('Checked: no carrier has it yet').waitFor();
    await page.getByText('Changes on this device wait for a connection.').waitFor({ state: 'detached' });
    await other.page.reload();
    await other.page.getByText('Gate 4 on arrival').waitFor();

    await deliverEvents(site, event('DEPA', '2026-03-05T12:00:00+08:00'));
    await pool.query("insert into pgboss.job (name, data) values ('notices.look', $1)", [
      JSON.stringify({ number: BILL, businessType: 1 }),
    ]);
    await eventually(() => noticed()).toBe(1);
    await other.page.goto(`${site.url}/logisticstools/notices`);
    const notice = other.page.locator('main li', { hasText: 'Garden chairs' });
    await notice.getByText('Vessel departed · Shanghai').waitFor();
    await notice.getByText('New', { exact: true }).waitFor();
    await other.page.getByText('By e-mail').waitFor({ state: 'detached' });
    expect(await faultsOf(other.page)).toEqual([]);
    await eventually(() => noticed('read_at is null')).toBe(0);
    const age = other.page.locator('main .ui-as-of');
    await age.waitFor({ state: 'detached' });
    const place = await notice.boundingBox();
    await leaveOpen(other.page, 120_000);
    await age.waitFor();
    // The line stands in the gap above: no notice moves away under a finger.
    expect(await notice.boundingBox()).toEqual(place);
    expect(await misplacedWords(other.page)).toEqual([]);
    expect([...complaints, ...other.complaints]).toEqual([]);
    await other.context.close();
    await context.close();
  });

  it('TRACK-01, PWA-03 asks later as the kind that was chosen, and for what an earlier version of the site has noted', async () => {
    const owner = await accountOf(site, MEMBER, { username: 'earlier' });
    const { context, page, complaints } = await openDevice({
      owner,
      before: (blank) => blank.evaluate(noteAsBefore, [owner.id, 'EARLIER123'] as const),
    });
    await page.getByText('Checked: no carrier has it yet').waitFor();
    await page.getByRole('link', { name: 'EARLIER123' }).waitFor();

    await isControlled(page);
    await context.setOffline(true);
    for (const type of ['', '&type=1']) {
      await page.goto(`${site.url}/logisticstools/tracking?no=CSQU3054383${type}`);
      await page.getByText('Noted: we check once you are connected').waitFor();
    }
    await page.goto(`${site.url}/logisticstools/watchlist`);
    await page.getByText('2 numbers waiting to be checked').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const asked = page.waitForRequest(/number=CSQU3054383.*businessType=1|businessType=1.*number=CSQU3054383/);
    await context.setOffline(false);
    await asked;
    await page.getByRole('heading', { name: 'Numbers searched' }).waitFor();
    // The link opens the answer that was found, that of a bill of lading.
    await page.locator('li', { hasText: 'As a bill of lading.' }).getByRole('link', { name: 'CSQU3054383' }).click();
    await page.getByRole('heading', { name: 'Bill of lading CSQU 305438 3' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
    await owner.forget();
  });

  it('PWA-04, PWA-05 says which shipments a full list had no room for, and lets them in when there is some', async () => {
    const owner = await accountOf(site, MEMBER, { username: 'many' });
    const { context, page, complaints } = await openDevice({ owner });
    await isControlled(page);
    await context.setOffline(true);
    for (const number of ['KEPT000001', 'LEFT000002']) {
      await page.getByLabel('Container number or bill of lading number').fill(number);
      await page.getByRole('button', { name: 'Watch this shipment' }).click();
      await page.getByRole('heading', { name: number }).waitFor();
    }
    await page.getByRole('button', { name: 'Name and note of LEFT000002' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Gate 4 on arrival');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Changes on this device wait for a connection.').waitFor();
    // Another device fills the list meanwhile.
    await pool.query(
      `insert into watch_item (account_id, number, business_type, edited_at)
       select $1, 'OTHER' || number, 1, now() - interval '1 day' from generate_series(10001, 10000 + $2) as number`,
      [owner.id, WATCH_MAX - 1],
    );
    await context.setOffline(false);
    await page.getByText('1 shipment did not fit on the list').waitFor();
    await page.getByText('Changes on this device wait for a connection.').waitFor({ state: 'detached' });
    const left = page.locator('article', { hasText: 'The list is full: only on this device' });
    await left.getByRole('heading', { name: 'LEFT000002' }).waitFor();
    await left.getByText('Gate 4 on arrival').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await left.getByText('Gate 4 on arrival').waitFor();
    await page.getByRole('button', { name: 'Stop watching OTHER10001', exact: true }).click();
    await page.getByText('1 shipment did not fit on the list').waitFor({ state: 'detached' });
    const notes = "select note from watch_item where number = 'LEFT000002'";
    expect((await pool.query(notes)).rows).toEqual([{ note: 'Gate 4 on arrival' }]);
    expect(complaints).toEqual([]);
    await context.close();
    await owner.forget();
  });
});
