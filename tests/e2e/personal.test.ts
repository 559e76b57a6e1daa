import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/passwords.ts';
import { complaintsOf, connectBrowser, isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { codeSentTo } from '#tests/support/sent-code.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';

const PASSWORD = 'three boxes to Hamburg';
const [OLD_PHONE, NEW_PHONE] = ['13811000002', '13911000002'];

// Its own: codes are limited by address, and other files have some sent as well.
let site: Site;
let browser: Browser;
let account: SiteAccount;
let context: BrowserContext;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(distFolder, { NODE_ENV: 'test' }), connectBrowser()]);
  account = await accountOf(site, 6, {
    username: 'deskowner',
    phone: OLD_PHONE,
    passwordHash: await hashPassword(PASSWORD),
  });
  context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await account.logIn(context);
  page = await context.newPage();
  complaints = complaintsOf(page, [/Service Worker registration blocked/, /status of 40\d/, /net::ERR_/]);
});
afterAll(async () => {
  await account?.forget();
  await browser?.close();
  await site?.stop();
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const field = (name: string) => page.getByLabel(name, { exact: true });
const section = (id: string) => page.locator(`section#${id}`);
const said = (words: string) => page.getByText(words, { exact: true }).first().waitFor();

async function open(path: string): Promise<void> {
  await page.goto(site.url + path);
  await isAlive(page);
  await page.locator('main h1').waitFor();
  await page.locator('.personal-card, .personal-form').first().waitFor();
}

/** A photograph of so many pixels, red on its left half and blue on its right. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00000' } })
    .composite([
      {
        input: { create: { width: width / 2, height, channels: 3, background: '#0000c0' } },
        left: width / 2,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

describe('the personal center', () => {
  it('PERS-01 says who one is, and what waits; nothing of it is in the page that the server sends', async () => {
    expect(await (await fetch(`${site.url}/personal`)).text()).not.toContain(account.username);
    await open('/personal');
    const facts = await wordsOf(page.locator('.personal-cards'));
    for (const words of ['Personal information', 'Basic information', 'Company information', '138****0002', 'Member'])
      expect(facts).toContain(words);
    expect(facts).toContain(account.username);
    await page.getByRole('link', { name: 'Read and agree' }).click();
    await button('I have read it and agree').click();
    await said('Thank you. Your agreement is stored.');
    await page.locator('.personal-nav a').first().click();
    await said('Your account is in order');
  });

  it('PERS-03, F6 takes basic information; what is typed outlives a reload, and without a network saving waits', async () => {
    await open('/personal/details');
    expect(await button('Save').isDisabled()).toBe(true);
    await field('Display name').fill('');
    await field('E-mail').fill('wang@example');
    await button('Save').click();
    expect(await page.locator('.ui-field-error').allInnerTexts()).toEqual([
      'Please Enter',
      'Please enter the correct email address',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
    await field('Display name').fill('Xiaohai');
    await field('E-mail').fill('wang@example.com');
    await field('Company').fill('Larkmoor Textiles');

    await open('/personal/details');
    await said('Your changes from last time are here');
    expect(await field('Company').inputValue()).toBe('Larkmoor Textiles');

    // F6: one tap takes all of it away, another one brings it back.
    await button('Discard the changes').click();
    expect(await field('Company').inputValue()).toBe('');
    await button('Undo').click();
    expect(await field('Company').inputValue()).toBe('Larkmoor Textiles');

    await context.setOffline(true);
    await said('Changes to your account need a connection. What you typed stays here.');
    expect(await page.getByText('Changes to your account need a connection').count()).toBe(1);
    expect(await button('Save').isDisabled()).toBe(true);
    await context.setOffline(false);
    await page.locator('button[type=submit]:enabled').waitFor();
    await button('Save').click();
    await said('Your details are saved.');
    expect(await wordsOf(page.locator('.personal-name'))).toBe('Xiaohai');
    await open('/personal');
    expect(await wordsOf(page.locator('.personal-cards'))).toContain('Larkmoor Textiles');
  });

  it('FORM-04, PERS-03 takes a picture, cut to a square by the keyboard alone', async () => {
    await open('/personal/details');
    await button('Add a picture').click();
    const input = page.locator('input[type=file]');
    const choose = (name: string, bytes: Buffer) => input.setInputFiles({ name, mimeType: 'image/png', buffer: bytes });
    await choose('a.gif', Buffer.from('GIF89a'));
    await said('please upload png/jpg/jpeg image format files');
    await choose('renamed.png', Buffer.from('GIF89a'));
    await said('please upload png/jpg/jpeg image format files');
    // Made in the page: to send it there takes a busy machine longer than everything else here.
    await input.evaluate(
      (field: HTMLInputElement, size) => {
        const chosen = new DataTransfer();
        chosen.items.add(new File([new Uint8Array(size)], 'big.png', { type: 'image/png' }));
        field.files = chosen.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      10 * 1024 * 1024 + 1,
    );
    await said('upload image size cannot exceed 10 MB');

    await choose('me.jpg', await photograph(3000, 1500));
    const across = page.getByLabel('Left to right');
    await across.focus();
    await page.keyboard.press('End');
    expect(await page.getByLabel('Top to bottom').isDisabled()).toBe(true);
    await page.getByLabel('Size').focus();
    await page.keyboard.press('PageUp');
    expect(await page.getByLabel('Top to bottom').isDisabled()).toBe(false);
    expect((await new AxeBuilder({ page }).setLegacyMode().analyze()).violations).toEqual([]);
    // The veil while it is sent, the sentence when that fails, and the second try.
    const sent = Promise.withResolvers<Route>();
    await page.route('**/api/file/new/upload', sent.resolve);
    await button('Use this section').press('Enter');
    await page.locator('.upload-veil').getByText('Uploading').waitFor();
    await (await sent.promise).abort();
    await said('upload failed, please retry');
    await page.unroute('**/api/file/new/upload');
    await button('Upload me.jpg again').press('Enter');
    await said('Your picture is changed.');
    const address = await page.locator('.personal-head img').getAttribute('src');
    const stored = sharp(Buffer.from(await (await fetch(site.url + address)).arrayBuffer()));
    expect(await stored.metadata()).toMatchObject({ width: 512, height: 512, format: 'jpeg' });
    const { dominant } = await stored.stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);

    await button('Remove the picture').click();
    await said('Your picture is removed.');
    expect((await fetch(site.url + address)).status).toBe(404);
  });

  it('PERS-03, FORM-02 changes the phone number by codes to both; the countdown goes on over a reload', async () => {
    await open('/personal/security#phone');
    const [sendOld, sendNew] = [
      section('phone')
        .getByRole('button', { name: /Send code|Resend/ })
        .nth(0),
      section('phone')
        .getByRole('button', { name: /Send code|Resend/ })
        .nth(1),
    ];
    expect(await sendNew.isDisabled()).toBe(true);
    await sendOld.click();
    await page.waitForFunction(
      (name) => document.querySelector(`section#${name}`)?.textContent?.includes('Resend in'),
      'phone',
    );
    await field('New mobile number').fill('139-1100 0002 1');
    expect(await field('New mobile number').inputValue()).toBe(NEW_PHONE);
    await sendNew.click();
    await page.waitForFunction(
      () => (document.querySelector('section#phone')?.textContent?.match(/Resend in \d+ s/g) ?? []).length === 2,
    );

    await open('/personal/security#phone');
    expect(await sendOld.textContent()).toMatch(/^Resend in \d+ s$/);
    expect(await field('New mobile number').inputValue()).toBe(NEW_PHONE);
    await field('Code from your present number').fill(await codeSentTo(site, OLD_PHONE));
    await field('Code from your new number').fill('000000');
    await button('Save the new number').click();
    await section('phone').locator('.ui-field-error').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
    await field('Code from your new number').fill(await codeSentTo(site, NEW_PHONE));
    await button('Save the new number').click();
    await said('Your number is 139****0002.');
  });

  it('shows where one is logged in, and ends one of those sessions', async () => {
    const token = await account.elsewhere('Safari, iPhone');
    const ask = () => fetch(`${site.url}/api/tUser/sessions`, { headers: { authorization: `Bearer ${token}` } });
    await open('/personal/security');
    await button(/^Log out this browser: Safari, iPhone/).click();
    await said('The session is ended.');
    expect(await page.locator('.personal-sessions > li').count()).toBe(1);
    expect((await ask()).status).toBe(401);
  });

  it('PWA-05 says of what is asked anew each time that it needs a connection, and not that it was never opened', async () => {
    await page.route('**/api/tUser/sessions', (route) => route.abort());
    await open('/personal/security');
    await section('sessions').getByRole('heading', { name: 'This needs a connection' }).waitFor();
    const again = section('sessions').getByRole('button', { name: 'Try again' });
    const list = page.locator('.personal-sessions > li').first();
    await again.waitFor();
    await page.unroute('**/api/tUser/sessions');
    // It may have asked again by itself first, and the button is gone then.
    await Promise.race([again.click(), list.waitFor()]);
    await list.waitFor();
  });

  it('CALL-06 gives everything that is stored as a file under the name the server says', async () => {
    await open('/personal/privacy');
    const saving = page.waitForEvent('download');
    await button('Download my data').click();
    expect((await saving).suggestedFilename()).toMatch(/^harbourway-account-\d{4}-\d\d-\d\d\.zip$/);

    // An answer that is no file tells why there is none.
    await page.route('**/api/common/download?*', (route) =>
      route.fulfill({
        status: 404,
        json: { status: 404, message: 'This file is gone.', code: 'not-found', requestId: 'r' },
      }),
    );
    await button('Download my data').click();
    await said('This file is gone.');
    await page.unroute('**/api/common/download?*');
  });

  it('asks for the deletion of the account with the password, and takes it back', async () => {
    await open('/personal/privacy#deletion');
    expect(await button('Delete my account').isDisabled()).toBe(true);
    await page.getByRole('checkbox').check();
    await button('Delete my account').click();
    await said('Please Enter');
    await field('Your password').fill('wrong');
    await button('Delete my account').click();
    await section('deletion').locator('.ui-field-error').waitFor();
    await field('Your password').fill(PASSWORD);
    await button('Delete my account').click();
    await said('You asked for your account to be deleted');
    await open('/personal');
    await button('Keep my account').click();
    await said('Your account is in order');
  });

  it('is clean for axe and fits into 320 px on every page, by day and by night', async () => {
    const faults: string[] = [];
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of ['/personal', '/personal/details', '/personal/security', '/personal/privacy']) {
      await open(path);
      for (const summary of await page.locator('main summary').all()) await summary.click();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        faults.push(...violations.map(({ id, nodes }) => `${path} ${colorScheme} ${id}: ${nodes[0]?.html}`));
      }
      const room = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (room > 0) faults.push(`${path}: ${room} px too wide`);
    }
    expect(faults).toEqual([]);
    await page.setViewportSize(PHONE);
  });

  it('ERR-05 loses nothing that was typed when the session is over', async () => {
    await open('/personal/details');
    await field('Position').fill('Shipping clerk');
    await account.endSessions();
    // Whichever call hears of it first.
    await page.reload();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Login status has expired, you may stay on this page or go to login').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).last().click();
    await said('You are not logged in');
    expect(await wordsOf(page.locator('main'))).not.toContain('Larkmoor');
    await account.logIn(context);
    await open('/personal/details');
    expect(await field('Position').inputValue()).toBe('Shipping clerk');
    await button('Save').click();
    await said('Your details are saved.');
  });

  it('PERS-02 changes the password and has one log in again', async () => {
    await open('/personal/security#password');
    const change = async (old: string, next: string, again: string) => {
      await field('Old password').fill(old);
      await field('New password').fill(next);
      await field('New password once more').fill(again);
      await button('Change the password').click();
    };
    await button('Change the password').click();
    expect(await section('password').locator('.ui-field-error').allInnerTexts()).toEqual(Array(3).fill('Please Enter'));
    await change(PASSWORD, 'four boxes to Rotterdam', 'four boxes');
    await said('The passwords entered twice do not match');
    await change('not mine', 'four boxes to Rotterdam', 'four boxes to Rotterdam');
    await section('password').locator('.ui-field-error').waitFor();
    await change(PASSWORD, 'four boxes to Rotterdam', 'four boxes to Rotterdam');
    await said('Successfully modified, log in again');
    await page.waitForURL(/\/login\?redirect=/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(complaints).toEqual([]);
  });
});
