import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '#client/offline/outbox/entry.ts';
import { connectBrowser, isAlive } from '#tests/support/browser.ts';
import { outboxText, putEntries } from '#tests/support/device-outbox.ts';
import { putRowsOn } from '#tests/support/device-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { rounds } from '#tests/support/rounds.ts';
import { codeSentTo } from '#tests/support/sent-code.ts';
import { behindProxy, sharedSite } from '#tests/support/site.ts';
import { installedVisitor, type Visitor } from '#tests/support/visitor.ts';

const ADD = '/api/bEmailUs/showAdd';
const ENQUIRY = '/api/bEmailUs/showProductAdd';
const PHONE = '13811000003';
const WORDS = 'Two boxes to Hamburg in March, please.';

let site: Awaited<ReturnType<typeof behindProxy>>;
let database: Client;
let visitor: Visitor;

beforeAll(async () => {
  site = await behindProxy(sharedSite());
  database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  visitor = await installedVisitor(site.url);
});
afterAll(async () => {
  await visitor?.leave();
  await database?.end();
  await site?.proxy.close();
});
afterEach(async () => {
  site.proxy.turn('clear');
  await visitor.reset();
});

const sent = () => site.proxy.asked.filter((path) => path === ADD).length;
const status = () => visitor.page.locator('.ui-status');

const ROUNDS = Array.from({ length: rounds({ few: 1, all: 20 }) }, (_, round) => round + 1);

/** Accessibility faults in a part of a page, as the ids of axe's rules. */
async function barriers(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).analyze();
  return violations.map(({ id }) => id);
}

/** The ids of the stored messages whose text begins so. */
async function storedIds(beginning: string): Promise<string[]> {
  const { rows } = await database.query('select id from contact_message where from_message like $1 order by id', [
    `${beginning}%`,
  ]);
  return rows.map(({ id }) => id);
}

/** The keys under which a page asks for a path from now on: its own tries, and not what the browser does on the way. */
function triesOf(page: Page, path: string): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url() === site.url + path) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

async function writeMessage(page: Page): Promise<void> {
  await page.locator('input[name=fromName]').fill('Lin Yue');
  await page.locator('input[name=fromCompanyName]').fill('Yongjiang Textiles');
  await page.locator('input[name=fromPhone]').fill(PHONE);
  await page.locator('input[name=fromEmail]').fill('lin.yue@example.com');
  await page.locator('textarea[name=fromMessage]').fill(WORDS);
}

/** A message that was written and confirmed on this device: the server holds its grant. */
async function confirmed(text: string): Promise<Entry> {
  const id = randomUUID();
  await database.query(
    `insert into verification_grant values ($1, 'contact', $2, $1, '', '', now() + interval '1 day')`,
    [id, PHONE],
  );
  const body = {
    id,
    fromName: 'Lin Yue',
    fromPhone: PHONE,
    fromEmail: 'lin.yue@example.com',
    fromCompanyName: 'Yongjiang Textiles',
    fromMessage: text,
    verifiedBy: 'phone',
  };
  return {
    id,
    route: 'contact.add',
    state: 'verified',
    body,
    draft: body,
    contact: { by: 'phone', address: PHONE },
    createdAt: Date.now(),
    failures: 0,
    nextAt: 0,
    reason: null,
    receipt: null,
  };
}

describe('PWA-04 a message that is written without a connection', () => {
  it('R11, R17 survives the tab, waits for its code, is sent once however often its answer is lost, and shows its number', async () => {
    await visitor.arrive('/aboutus/contactus?write=us');
    await visitor.context.setOffline(true);
    await visitor.page.getByText('You can still write and save it').waitFor();
    await writeMessage(visitor.page);
    await eventually(() => outboxText(visitor.page)).toContain(WORDS);

    // The tab dies in the middle of it.
    const dead = visitor.page;
    const page = await visitor.context.newPage();
    const inspector = await visitor.context.newCDPSession(dead);
    // A tab that has died does not answer.
    inspector.send('Page.crash').catch(() => undefined);
    await dead.waitForEvent('crash');
    await dead.close();
    await page.goto(`${site.url}/aboutus/contactus?write=us`);
    await isAlive(page);
    await eventually(() => page.locator('textarea[name=fromMessage]').inputValue()).toBe(WORDS);
    expect(await barriers(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByText('Saved on this device; one step is left').waitFor();
    expect(await barriers(page, 'dialog[open]')).toEqual([]);
    expect(await page.getByRole('button', { name: 'Confirm and send' }).isEnabled()).toBe(false);

    await page.goto(`${site.url}/waiting`);
    await isAlive(page);
    await page.getByText(WORDS).waitFor();
    await page.locator('.ui-status').getByText('One message on this device waits to be sent.').waitFor();
    // The way to this page is for the others.
    expect(await page.locator('.ui-status').getByRole('link').count()).toBe(0);
    expect(await barriers(page, 'main')).toEqual([]);

    await visitor.context.setOffline(false);
    await page.locator('.ui-status').getByText('A saved message waits for your code').waitFor();
    // Nothing was sent by itself, not even a code.
    expect(site.proxy.asked.filter((path) => path.includes('PhoneMsg'))).toEqual([]);
    await page.getByRole('button', { name: 'Send code' }).click();
    await eventually(() => codeSentTo(site, PHONE)).toMatch(/^\d{6}$/);
    const code = await codeSentTo(site, PHONE);
    site.proxy.asked.length = 0;
    site.proxy.swallow(ADD, 5);
    const tries = triesOf(page, ADD);
    const heard = page.waitForResponse(async (response) => {
      return response.url() === site.url + ADD && (await response.finished()) === null;
    });
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    // It goes on by itself, later each time; who does not want to wait presses the button.
    const next = page.getByRole('button', { name: 'Try now' }).or(page.getByText('Delivered')).first();
    for (let lost = 1; lost <= 5; lost += 1) {
      await eventually(() => tries.length).toBeGreaterThanOrEqual(lost);
      await next.click();
    }
    await page.getByText(/Your reference is M\d{6}-[2-9A-Z]{6}/).waitFor();
    await page.locator('.outbox-entry:focus, .outbox-entry :focus').waitFor();
    const [id, ...more] = await storedIds(WORDS);
    expect(more).toEqual([]);
    expect(tries).toEqual(Array.from({ length: 6 }, () => id));
    expect(sent()).toBe(6);
    expect((await heard).headers()['idempotency-replayed']).toBe('true');
    const kept = await outboxText(page);
    expect(kept).not.toContain(WORDS);
    expect(kept).not.toContain(code);
    await eventually(() => page.locator('.ui-status').textContent()).not.toContain('message');
  });
});

describe('FORM-02, FORM-03 the message form', () => {
  it('PWA-05 says beside the code that no answer came when the line breaks, and nothing of the device', async () => {
    await visitor.arrive('/aboutus/contactus?write=us');
    const dialog = visitor.page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('13811000004');
    // Only this answer breaks off; there is a connection.
    site.proxy.swallow('/api/tPhoneMsg/sendSMS', 1);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    const field = dialog.locator('.ui-field', { has: visitor.page.getByLabel('Verification code') });
    await field.getByText('Backend interface connection abnormal').waitFor();
    expect(await dialog.locator('.ui-notice').count()).toBe(0);
    expect(await visitor.page.locator('.ui-toast').count()).toBe(0);
    // Then the line itself, for another number: the same within a second would not be asked at all.
    await dialog.getByLabel('Phone').fill('13811000005');
    site.proxy.turn('cut');
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByText('You can still write and save it').waitFor();
    expect(await dialog.getByText('does not keep what you type').count()).toBe(0);
  });

  it('R15 sends a confirmed message once where the browser lets the site store nothing', async () => {
    await visitor.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    const { page } = visitor;
    await visitor.open('/aboutus/contactus?write=us');
    await writeMessage(page);
    const phone = '13811000006';
    await page.locator('input[name=fromPhone]').fill(phone);
    await page.locator('textarea[name=fromMessage]').fill('Nothing of this is stored');
    await page.getByRole('button', { name: 'Send code' }).click();
    await eventually(() => codeSentTo(site, phone)).toMatch(/^\d{6}$/);
    await page.getByLabel('Verification code').fill(await codeSentTo(site, phone));
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText('Your reference is').waitFor();
    expect(await storedIds('Nothing of this is stored')).toHaveLength(1);
  });

  it('H26 stands at once over a store that never answers, and says that alone of the device', async () => {
    await visitor.page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    const { page } = visitor;
    await visitor.open('/aboutus/contactus?write=us');
    await writeMessage(page);
    await page.getByText('This device does not keep what you type').waitFor();
    expect(await page.getByText('is kept on this device').count()).toBe(0);
    expect(await page.locator('input[name=fromName]').inputValue()).not.toBe('');
  });
});

describe('A4 a message that is sent in the second in which the line goes', () => {
  it.each(['cut', 'hold'] as const)('waits on the device, and the page stays: %s', async (weather) => {
    const browser = await connectBrowser();
    // Of a first visit: nothing but this page has been fetched.
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    try {
      await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
      const page = await context.newPage();
      await page.goto(`${site.url}/aboutus/contactus?write=us`);
      await isAlive(page);
      await writeMessage(page);
      const phone = weather === 'cut' ? '13811000021' : '13811000022';
      const text = `Sent as the line goes: ${weather}`;
      await page.locator('input[name=fromPhone]').fill(phone);
      await page.locator('textarea[name=fromMessage]').fill(text);
      await page.getByRole('button', { name: 'Send code' }).click();
      await eventually(() => codeSentTo(site, phone)).toMatch(/^\d{6}$/);
      await page.getByLabel('Verification code').fill(await codeSentTo(site, phone));
      await page.getByRole('button', { name: 'Send the message' }).click({ noWaitAfter: true });
      site.proxy.turn(weather);
      // Nobody has said whether the code is right.
      await page.getByText('Saved on this device; one step is left').waitFor();
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await outboxText(page)).toContain(text);
      site.proxy.turn('clear');
      await page.getByRole('button', { name: 'Confirm and send' }).waitFor();
    } finally {
      await browser.close();
    }
  });
});

describe('H34 rows of the outbox that cannot be read', () => {
  it('stand aside on the page of what waits, which shows the others and says what they were', async () => {
    const { page } = visitor;
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(page)).toContain('[]');
    const whole = await confirmed('A message that is whole');
    const { contact: _, ...older } = await confirmed('Of an older build');
    await visitor.context.setOffline(true);
    await putEntries(page, [whole]);
    await putRowsOn(page, { database: 'outbox', store: 'entries' }, [
      older,
      { id: 'x', state: 7 },
      { id: 'y', body: [] },
    ]);
    await visitor.open('/waiting');
    await page.locator('.waiting-entry').getByText('A message that is whole').waitFor();
    await page.locator('.ui-notice').getByText('Of an older build').waitFor();
    const unreadable = page.getByText('cannot be read any more and is not sent');
    expect(await unreadable.count()).toBe(3);
    await page.locator('.ui-notice').getByRole('button', { name: 'Delete' }).first().click();
    await eventually(() => unreadable.count()).toBe(2);
  });
});

describe('F6 a message that waits and is deleted', () => {
  it('comes back at one tap with its pictures, and stays away when the page is left', async () => {
    const { page } = visitor;
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(page)).toContain('[]');
    const entry: Entry = { ...(await confirmed('Deleted by a slip')), state: 'needs-code' };
    await putEntries(page, [entry]);
    // Puts a picture there, too; the draft beside it is nobody's.
    await putDraft(page, entry.id, Date.now(), {});
    const picture = `"owner":"${entry.id}"`;
    await eventually(() => outboxText(page)).toContain(picture);
    await visitor.open('/waiting');
    const card = page.locator('.waiting-entry').getByText('Deleted by a slip');
    const remove = page.locator('.waiting-entry').getByRole('button', { name: 'Delete' });
    await remove.click();
    await eventually(() => card.count()).toBe(0);
    expect(await outboxText(page)).not.toContain(picture);
    await page.locator('.ui-toast').getByRole('button', { name: 'Undo' }).click();
    await card.waitFor();
    expect(await outboxText(page)).toContain(picture);
    await remove.click();
    await eventually(() => card.count()).toBe(0);
    await visitor.open('/waiting');
    await page.getByText('Nothing waiting to be sent').waitFor();
    expect(await outboxText(page)).not.toContain(picture);
  });
});

/** Puts something into a form of a page's device as if it had been typed then. Its outbox must have been opened once. */
function putDraft(page: Page, name: string, at: number, values: object): Promise<void> {
  return page.evaluate(
    async (row) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('outbox');
        asked.onsuccess = () => resolve(asked.result);
      });
      const written = database.transaction(['drafts', 'photos'], 'readwrite');
      written.objectStore('drafts').put(row);
      written.objectStore('photos').put({ id: row.name, owner: row.name, name: 'old.jpg', blob: new Blob() });
      await new Promise((resolve) => {
        written.oncomplete = resolve;
      });
      database.close();
    },
    { name, at, values },
  );
}

const DAY = 86_400_000;

describe('what lies on the device for too long', () => {
  it('R11, PWA-06 is removed after thirty days where it was left in a form, and stands in the way of nothing', async () => {
    const { page } = visitor;
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(page)).toContain('[]');
    await putDraft(page, 'contact', Date.now() - 31 * DAY, { fromMessage: 'Of last month' });
    await putDraft(page, 'enquiry', Date.now() - 29 * DAY, { goods: 'Of this month' });
    const waiting: Entry = { ...(await confirmed('Not sent yet')), state: 'needs-code' };
    await putEntries(page, [waiting]);
    // Any start of the site removes it, and not only that of the form.
    await visitor.open('/memoirs/news');
    await eventually(() => outboxText(page)).not.toContain('Of last month');
    expect(await outboxText(page)).toContain('Of this month');
    expect(await outboxText(page)).not.toContain('"owner":"contact"');
    await visitor.open('/waiting');
    await page.getByRole('button', { name: 'Change' }).click();
    await eventually(() => page.locator('textarea[name=fromMessage]').inputValue()).toBe('Not sent yet');
  });

  it('R23, PWA-05 says offline, too, that a message was not sent for seven days', async () => {
    const { page } = visitor;
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(page)).toContain('[]');
    await visitor.context.setOffline(true);
    await putEntries(page, [{ ...(await confirmed('Eight days old')), createdAt: Date.now() - 8 * DAY }]);
    await page.reload();
    await page.getByText('Not sent for seven days').waitFor();
    expect(await page.getByText('as soon as there is one').count()).toBe(0);
  });
});

/** A photo of 12 megapixels; making it takes longer than most of what is done with it. */
const photo = sharp({
  create: {
    width: 4000,
    height: 3000,
    channels: 3,
    background: '#7a5',
    noise: { type: 'gaussian', mean: 128, sigma: 8 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();

/** The photo as a file that is chosen. */
const photograph = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photo });

/** Shares a photo with the site, as another app does. */
async function sharePhoto(page: Page): Promise<void> {
  await page.evaluate((action) => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action });
    const [photos, button] = [document.createElement('input'), document.createElement('button')];
    Object.assign(photos, { type: 'file', name: 'photos' });
    form.append(photos, button);
    document.body.replaceChildren(form);
  }, `${site.url}/share`);
  await page.locator('input').setInputFiles(await photograph('crates.jpg'));
  await page.locator('button').click();
}

async function pickPort(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.locator('.ui-combo-option:visible').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
}

async function fillEnquiry(page: Page, goods: string, email: string): Promise<void> {
  await pickPort(page, 'Port of loading', 'ningbo');
  await pickPort(page, 'Port of discharge', 'hamburg');
  await page
    .getByRole('button', { name: 'Continue' })
    .or(page.getByLabel('Goods', { exact: true }))
    .click();
  await page.getByLabel('Goods', { exact: true }).fill(goods);
  await page.getByLabel('Name', { exact: true }).fill('Lin Yue');
  await page.getByLabel('E-mail').fill(email);
}

describe('HOME-02, FORM-04 photos that are still being made smaller when the enquiry is sent', () => {
  it('PWA-04 wait with it, all of them', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await fillEnquiry(page, 'Three crates', 'three@example.com');
    const field = page.locator('#enquiry input[type=file]');
    await field.setInputFiles(await Promise.all(['a.jpg', 'b.jpg', 'c.jpg'].map(photograph)));
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await page.getByText('Saved on this device; one step is left').waitFor();
    const kept = await outboxText(page);
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) expect(kept).toContain(name);
    const [, ids = ''] = /"photos":\[([^\]]*)\]/.exec(kept) ?? [];
    expect(ids.split(',')).toHaveLength(3);
    // None is left for the next enquiry.
    expect(kept).not.toContain('"owner":"enquiry"');
  });

  it('FORM-04 hold it back when one of them is none, which is said', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await fillEnquiry(page, 'One crate', 'one@example.com');
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
    await page.locator('#enquiry input[type=file]').setInputFiles([await photograph('a.jpg'), notes]);
    const send = page.getByRole('button', { name: 'Send the enquiry' });
    await send.click();
    await page.getByText('please upload').waitFor();
    await send.click();
    await page.getByText('Saved on this device; one step is left').waitFor();
    expect(await outboxText(page)).toContain('a.jpg');
  });
});

describe('HOME-02, PWA-01 a photo that another app shares', () => {
  it('opens the enquiry with it, made smaller, waits with it, and is sent once however its answer is lost', async () => {
    const { page } = visitor;
    await visitor.arrive('/home');
    await sharePhoto(page);
    await eventually(() => page.url()).toBe(`${site.url}/home#enquiry`);
    const picture = page.locator('#enquiry .upload-tile img[alt="crates.jpg"]');
    await picture.waitFor();
    // He stands before the form, and not at the top of a page whose form lies below.
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    // First as it came, then as it will be sent.
    await eventually(() =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    ).toBe(2560);
    await eventually(() => page.evaluate(() => caches.has('shared-photos'))).toBe(false);
    await fillEnquiry(page, 'Crates as pictured', 'crates@example.com');
    expect(await barriers(page, '#enquiry')).toEqual([]);
    await visitor.context.setOffline(true);
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByText('Saved on this device; one step is left').waitFor();

    await visitor.context.setOffline(false);
    await page.goto(`${site.url}/waiting`);
    await isAlive(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await eventually(() => codeSentTo(site, 'crates@example.com')).toMatch(/\d{6}/);
    const code = await codeSentTo(site, 'crates@example.com');
    site.proxy.asked.length = 0;
    site.proxy.swallow(ENQUIRY, 1);
    const tries = triesOf(page, ENQUIRY);
    await page.getByLabel('Verification code').fill(code);
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    // It asks again by itself.
    await page.getByText('Your reference is').waitFor();
    expect([tries.length, new Set(tries).size]).toEqual([2, 1]);
    expect(site.proxy.asked.filter((path) => path === ENQUIRY)).toHaveLength(2);
    // The picture had arrived the first time.
    expect(site.proxy.asked.filter((path) => path.endsWith('/uploadPhoto'))).toHaveLength(1);
    const { rows } = await database.query<{ photos: number }>(
      `select count(*)::int as photos from stored_file where kind = 'enquiry-photo'`,
    );
    expect(rows).toEqual([{ photos: 1 }]);
    // Delivered, and nothing of it is left.
    expect(await outboxText(page)).not.toContain('crates.jpg');
  });
});

describe('R20 ten messages that wait', () => {
  it.each(ROUNDS)('are ten when five tabs are online at the same moment, round %i', async (round) => {
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(visitor.page)).toContain('[]');
    await visitor.context.setOffline(true);
    const waiting: Entry[] = [];
    for (let n = 0; n < 10; n += 1) waiting.push(await confirmed(`Round ${round}, number ${n}`));
    await putEntries(visitor.page, waiting);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => visitor.context.newPage()));
    for (const tab of tabs) {
      await tab.goto(`${site.url}/waiting`);
      await tab.locator('.ui-status').getByText('10 messages on this device wait').waitFor();
    }
    site.proxy.asked.length = 0;
    await visitor.context.setOffline(false);
    const stored = async () => (await storedIds(`Round ${round},`)).length;
    // One after the other; how long all of them take is the machine's.
    for (let n = 1; n <= 10; n += 1) await eventually(stored).toBeGreaterThanOrEqual(n);
    for (const tab of tabs) await eventually(() => tab.getByText('Delivered').count()).toBe(10);
    expect(sent()).toBe(10);
    expect(await stored()).toBe(10);
  });

  it('R34 arrive once from a browser without Web Locks, BroadcastChannel and Background Sync', async () => {
    await visitor.page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'locks');
      Reflect.deleteProperty(window, 'BroadcastChannel');
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    });
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(visitor.page)).toContain('[]');
    // No page of the site is open that could send it at once, and show it.
    await visitor.page.goto(`${site.url}/robots.txt`);
    await putEntries(visitor.page, [await confirmed('An old browser')]);
    // Somewhere else on the site it is told, until he has seen it.
    await visitor.open('/memoirs/news');
    await status()
      .getByText(/We have received your message. Its reference is M\d{6}-/)
      .waitFor();
    expect(await storedIds('An old browser')).toHaveLength(1);
    await status().getByRole('link', { name: 'Show' }).click();
    await visitor.page.getByText('Delivered').waitFor();
    await eventually(() => status().textContent()).not.toContain('received');
    await visitor.open('/memoirs/news');
    await eventually(() => outboxText(visitor.page)).toContain('"seen":true');
    expect(await status().textContent()).not.toContain('received');
  });
});

describe('R12 a browser that clears the storage of the site', () => {
  it('costs the message, and the visitor is told until he has read it', async () => {
    await visitor.arrive('/waiting');
    await eventually(() => outboxText(visitor.page)).toContain('[]');
    await visitor.context.setOffline(true);
    await putEntries(visitor.page, [{ ...(await confirmed('Lost')), state: 'needs-code' }]);
    await visitor.page.reload();
    await status().getByText('One message on this device waits').waitFor();
    const inspector = await visitor.context.newCDPSession(visitor.page);
    await inspector.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'indexeddb' });
    await visitor.page.reload();
    await status().getByText('The browser has deleted a message').waitFor();
    await visitor.page.getByText('A message was deleted before it was sent').waitFor();
    await visitor.page.getByRole('button', { name: 'I have read this' }).click();
    await eventually(() => visitor.page.getByText('A message was deleted before it was sent').count()).toBe(0);
    await visitor.page.reload();
    await visitor.page.getByText('Nothing waiting to be sent').waitFor();
    await eventually(() => status().textContent()).not.toContain('deleted');
  });
});
