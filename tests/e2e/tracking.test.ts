import { Pool } from 'pg';
import type { Browser, BrowserContext, Page, Worker } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PushedMessage } from '#contract/pushed-message.ts';
import { currentVoyages } from '#server/adapters/carriers/demo/voyages.ts';
import {
  complaintsOf,
  connectBrowser,
  DESKTOP,
  isAlive,
  isControlled,
  isSettled,
  PHONE,
} from '#tests/support/browser.ts';
import { carriersVariable, type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { bytesOf } from '#tests/support/downloads.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsInAllLooks } from '#tests/support/faults.ts';
import { noteShifts, visibleShiftsOf } from '#tests/support/layout-shifts.ts';
import { leaveOpen } from '#tests/support/leave-open.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';

const DAY = 86_400_000;
const PHONE_NUMBER = '13800138000';

/** How far the carrier's clock is ahead of that of the site. */
let ahead = 0;
const carrierClock = () => Date.now() + ahead;

let carrier: ServedDemo;
let site: Site;
let browser: Browser;
let member: SiteAccount;
let context: BrowserContext;
let pool: Pool;

beforeAll(async () => {
  carrier = await serveDemoCarrier(carrierClock);
  [site, browser] = await Promise.all([
    startSite(distFolder, { NODE_ENV: 'development', CARRIERS: carriersVariable(carrier) }),
    connectBrowser(),
  ]);
  member = await accountOf(site, 6, { phone: PHONE_NUMBER });
  pool = new Pool({ connectionString: site.databaseUrl, max: 1 });
  context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await member.logIn(context);
});
beforeEach(async () => {
  ahead = 0;
  await context.setOffline(false);
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close(), carrier?.close(), member?.forget(), pool?.end()]);
});

const path = (no = '') => `${site.url}/logisticstools/tracking${no === '' ? '' : `?no=${encodeURIComponent(no)}`}`;
const voyage = (index: number) => currentVoyages(Date.now())[index - 1]?.bill ?? '';
/** The voyage that comes a week late. */
const delayed = () => currentVoyages(Date.now() - 14 * DAY)[2]?.bill ?? '';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Container number or bill of lading number' });

/** Pastes as a browser does when a column of a table is on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((input, cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', cells);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The code that was sent last to a phone number. */
async function codeTo(phoneNumber: string): Promise<string> {
  const { messages } = (await (await fetch(`${site.url}/dev/outbox`)).json()) as {
    messages: { to: string; text: string }[];
  };
  return /\d{6}/.exec(messages.find(({ to }) => to === phoneNumber)?.text ?? '')?.[0] ?? '';
}

/** Has the job queue look for news of a bill now; by itself it does so each minute. */
async function queued(name: 'tracking.ask' | 'notices.look', number: string): Promise<void> {
  const data = JSON.stringify({ number, businessType: 1 });
  await pool.query('insert into pgboss.job (name, data) values ($1, $2)', [name, data]);
  const open = async () =>
    (await pool.query("select from pgboss.job where name = $1 and state < 'completed'", [name])).rowCount;
  await eventually(open).toBe(0);
}

/** Delivers a message to the site's service worker, as a push service does once a browser has subscribed. */
async function push(page: Page, message: PushedMessage): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: site.url });
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const present = registrations.find(({ isDeleted }) => !isDeleted);
      if (present) resolve(present.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
}

/** Has the site's service worker note what it would show: the headless shell has neither notifications nor a badge. */
async function noteNotifications(): Promise<Worker> {
  const worker = context.serviceWorkers().find((one) => one.url().startsWith(site.url));
  if (worker === undefined) throw new Error('There is no service worker');
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(self, { shown });
    const note = (...what: unknown[]) => Promise.resolve(void shown.push(what));
    Object.assign(navigator, { setAppBadge: note });
    ServiceWorkerRegistration.prototype.showNotification = (title, { body = '' } = {}) => note(title, body);
  });
  return worker;
}

describe('HOME-01, ROUTE-14 from the home page', () => {
  it('a guest types a number, logs in, and stands before the answer; the ship plan leads through the login as well', async () => {
    const guest = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE, reducedMotion: 'reduce' });
    await guest.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const page = await guest.newPage();
    await page.goto(`${site.url}/home`);
    await isAlive(page);
    await page.getByRole('link', { name: 'Find a sailing' }).click();
    await page.waitForURL((url) => url.searchParams.get('redirect') === '/logisticstools/shipplan');

    await page.goto(`${site.url}/home`);
    await isAlive(page);
    const number = page.getByRole('searchbox', { name: 'Bill of lading or container number' });
    await number.fill(voyage(1));
    await number.press('Enter');
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByRole('tab', { name: 'SMS code' }).click();
    await page.getByLabel('Phone').fill(PHONE_NUMBER);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByRole('button', { name: /Resend in \d+ s/ }).waitFor();
    await page.getByLabel('Verification code').fill(await codeTo(PHONE_NUMBER));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('article', { name: `Shipment ${voyage(1)}` }).waitFor();
    expect(new URL(page.url()).searchParams.get('no')).toBe(voyage(1));
    await page.goto(`${site.url}/home`);
    await isAlive(page);
    await page.getByRole('link', { name: 'Find a sailing' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sailing schedules' }).waitFor();
    await guest.close();
  });
});

describe('tracking a shipment', () => {
  it('TRACK-02 to TRACK-08 shows where it is, and gives it as a file, as a picture and on paper', async () => {
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const bill = delayed();
    ahead = -13 * DAY;
    await page.goto(path(bill));
    const answer = page.getByRole('article', { name: `Shipment ${bill}` });
    await answer.getByText('7 days later than first planned').first().waitFor();
    expect(await answer.getByRole('listitem').filter({ hasText: 'Vessel departed' }).count()).toBeGreaterThan(0);
    await answer.getByRole('img', { name: 'Map of the route: Yantian → Los Angeles' }).waitFor();
    await answer.getByText('Reason given by the carrier: bad weather').waitFor();
    await answer.getByText('HARBOURWAY CORAL · 646E', { exact: false }).first().waitFor();
    expect(await answer.getByText('UTC-8').count()).toBeGreaterThan(0);
    await answer.getByRole('button', { name: 'Show times by my clock' }).press('Enter');
    await answer.getByText('UTC-8').first().waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      answer.getByRole('button', { name: 'Save as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${bill}.csv`);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      answer.getByRole('button', { name: 'Share as a picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe(`${bill}.png`);
    const { width, height } = await sharp(await bytesOf(picture)).metadata();
    expect([width, (height ?? 0) > 1000]).toEqual([1080, true]);
    expect(await faultsInAllLooks(page)).toEqual([]);
    // On paper nothing can be opened, so nothing is folded there; on the screen it is again afterwards.
    const folded = () => answer.locator('details:not([open])').count();
    const foldedBefore = await folded();
    expect(foldedBefore).toBeGreaterThan(0);
    const seenByPrinter = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener('beforeprint', () =>
            resolve(document.querySelectorAll('.track-found details:not([open])').length),
          );
        }),
    );
    await page.pdf();
    expect(await seenByPrinter).toBe(0);
    await eventually(folded).toBe(foldedBefore);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('TRACK-09 shows what has changed since the last look, and all of it without a network too', async () => {
    const page = await context.newPage();
    const complaints = complaintsOf(page, [/ERR_INTERNET_DISCONNECTED/, /net::ERR/]);
    const answer = page.getByRole('article', { name: `Shipment ${delayed()}` });
    // As it was on the day before its arrival at the latest, then as it is by now.
    ahead = -13 * DAY;
    await page.goto(path(delayed()));
    await answer.waitFor();
    await page.reload();
    await answer.waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText(/^Just checked: (nothing new|same as)/).waitFor();
    ahead = 0;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText(/^Changed since you last looked/).waitFor();
    await page.getByText('has happened').first().waitFor();

    await isControlled(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('From this device').waitFor();
    await answer.getByText('Los Angeles').first().waitFor();
    await page.goto(path(voyage(5)));
    await page.getByRole('heading', { name: /^No connection/ }).waitFor();
    await context.setOffline(false);
    await page.getByRole('article', { name: `Shipment ${voyage(5)}` }).waitFor();
    expect(complaints).toEqual([]);
    await page.close();
  });

  it.each([
    { ...PHONE, index: 4 },
    { ...DESKTOP, index: 6 },
  ])(
    'TRACK-09 at $width px, moves nothing that is seen when an answer comes, nor its age',
    async ({ width, height, index }) => {
      const first = await context.newPage();
      await first.goto(path());
      await isControlled(first);
      await isSettled(first);
      await first.close();
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      // The carrier takes its time: that there is something to wait for is seen.
      const held = Promise.withResolvers<void>();
      await page.route('**/api/bTracking/**', async (route) => {
        await held.promise;
        await route.fallback();
      });
      await noteShifts(page);
      await page.goto(path(voyage(index)));
      await page.locator('.track-answer .ui-skeleton').first().waitFor();
      held.resolve();
      const answer = page.getByRole('article', { name: `Shipment ${voyage(index)}` });
      await answer.waitFor();
      const place = await answer.boundingBox();
      await leaveOpen(page, 120_000);
      await page.getByText('Updated 2 minutes ago').waitFor();
      expect(await answer.boundingBox()).toEqual(place);
      expect(await visibleShiftsOf(page, 0.002)).toEqual([]);
      await page.close();
    },
  );

  it('TRACK-01 takes twenty of the numbers that are pasted, says so, and opens each in place with the keyboard', async () => {
    const page = await context.newPage();
    await page.goto(path());
    await isAlive(page);
    await paste(
      page,
      [1, 2, 3, ...Array.from({ length: 30 }, (_, at) => at + 100)]
        .map((at) => (at < 100 ? voyage(at) : `DEMO9999${at}`))
        .join('\n'),
    );
    await page.getByText('The first 20 numbers were taken.').waitFor();
    await page.getByText('3 of 20 found').waitFor();
    const second = page
      .getByRole('listitem')
      .filter({ hasText: voyage(2) })
      .locator('summary')
      .first();
    await second.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article', { name: `Shipment ${voyage(2)}` }).waitFor();
    await page.close();
  });

  it('TRACK-01 reads the number of a box with the camera, where the device can', async () => {
    const page = await context.newPage();
    const box = 'HWYU 150021 9';
    // No camera and no detector in this browser: both as the platform describes them.
    await page.addInitScript((text) => {
      const picture = () => Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
      navigator.mediaDevices.getUserMedia = () => {
        const canvas = picture();
        canvas.getContext('2d')?.fillRect(0, 0, 64, 48);
        return Promise.resolve(canvas.captureStream());
      };
      let looks = 0;
      Reflect.set(
        window,
        'BarcodeDetector',
        class {
          detect = () => Promise.resolve(looks++ === 0 ? [] : [{ rawValue: text }]);
        },
      );
    }, box);
    await page.goto(path());
    await page.getByRole('button', { name: 'Scan with the camera' }).click();
    await page.getByRole('heading', { name: 'Container HWYU 150021 9' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await field(page).inputValue()).toBe('HWYU1500219');
    await page.close();
  });

  it('TRACK-08 is told by the carrier what happens to a watched shipment, and the inbox shows it on opening', async () => {
    const page = await context.newPage();
    // The one that waits for its second vessel, and has gone on with it by now.
    const bill = currentVoyages(Date.now() - 14 * DAY)[1]?.bill ?? '';
    ahead = -13 * DAY;
    await page.goto(path(bill));
    await page.getByRole('button', { name: 'Watch this shipment' }).click();
    await page.getByRole('button', { name: 'Watching this shipment' }).waitFor();
    await eventually(async () => (await pool.query('select from watch_item where number = $1', [bill])).rowCount).toBe(
      1,
    );
    await queued('tracking.ask', bill);
    await queued('notices.look', bill);
    const stored = async () => (await pool.query('select from tracking_event')).rowCount ?? 0;
    const before = await stored();
    ahead = 0;
    await carrier.notify();
    expect(await stored()).toBeGreaterThan(before);
    await queued('notices.look', bill);
    const unread = async () =>
      (await pool.query('select from watch_notice where number = $1 and read_at is null', [bill])).rowCount;
    await eventually(unread).toBeGreaterThan(0);
    const badge = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--unread'));
    await page.goto(`${site.url}/home`);
    await eventually(badge).toMatch(/^"\d+\+?"$/);
    await page.goto(`${site.url}/logisticstools/notices`);
    const newest = page.locator('.watch-notices li').first();
    await newest.getByText(bill).waitFor();
    await newest.getByText('New', { exact: true }).waitFor();
    await eventually(badge).toBe('');
    await isControlled(page);
    const worker = await noteNotifications();
    await push(page, { title: `Chairs (${bill})`, body: 'Arrived', url: '/', tag: bill, unread: 1 });
    await eventually(() => worker.evaluate(() => Reflect.get(self, 'shown'))).toEqual([
      [1],
      [`Chairs (${bill})`, 'Arrived'],
    ]);
    await page.close();
  });

  it('TRACK-08 asks again by itself, also after the page was closed', async () => {
    const page = await context.newPage();
    await page.goto(path(voyage(7)));
    await page.getByText(/Subscription successful, querying for you, estimated \d+ seconds/).waitFor();
    await page.close();
    ahead = 2 * 60_000;
    await pool.query('update tracked_number set next_ask_at = now() where number = $1', [voyage(7)]);
    const later = await context.newPage();
    await later.clock.install();
    await later.goto(path());
    const kept = later.getByRole('region', { name: 'Recent searches on this device' });
    const row = kept.getByRole('button', { name: voyage(7) });
    await row.getByText('We keep checking with the carrier').waitFor();
    await later.clock.fastForward(90_000);
    await row.getByText('Booking confirmed').waitFor();
    await later.close();
  });
});
