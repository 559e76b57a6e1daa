import { Client } from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Entry } from '#client/offline/outbox/entry.ts';
import { hashPassword } from '#server/passwords.ts';
import { complaintsOf, connectBrowser, DESKTOP, isAlive, isSettled, PHONE, wordsOf } from '#tests/support/browser.ts';
import { outboxText, putEntries } from '#tests/support/device-outbox.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { answerTo } from '#tests/support/login.ts';
import { codeSentTo } from '#tests/support/sent-code.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { startWechat } from '#tests/support/wechat-platform.ts';

const NUMBER = '13800138021';
const PASSWORD = 'a quiet berth at dawn';
/** A message that waits for its code. */
const unsent: Entry = {
  id: '7f0c2a52-9c35-4d0e-8a43-1f6f5d0c9b11',
  route: 'contact.add',
  state: 'needs-code',
  body: {},
  draft: {},
  contact: { by: 'phone', address: NUMBER },
  createdAt: Date.now(),
  failures: 0,
  nextAt: 0,
  reason: null,
  receipt: null,
};
const WANTED = '/logisticstools/tracking?no=CSQU3054383';

let wechat: Awaited<ReturnType<typeof startWechat>>;
let site: Site;
let database: Client;
let browser: Browser;
let visitor: { page: Page; context: BrowserContext };
let member: SiteAccount;

beforeAll(async () => {
  wechat = await startWechat();
  site = await startSite(undefined, { NODE_ENV: 'test', WECHAT_API: wechat.origin });
  database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  member = await accountOf(site, 6, { username: 'member-one', passwordHash: await hashPassword(PASSWORD) });
  browser = await connectBrowser();
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  visitor = { context, page: await context.newPage() };
});
afterAll(async () => {
  await member?.forget();
  await browser?.close();
  await database?.end();
  await site?.stop();
  await wechat?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor();
const dialogOf = (page: Page) => page.locator('dialog[open]');
const placeOf = (page: Page) => page.url().slice(site.url.length);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await isAlive(page);
}

/** The time for which no code and no login is given is over, and what was counted forgotten. */
const waitOut = () => database.query('delete from rate_limit');

/** Types the code that was just sent. */
async function typeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();
  await page.getByLabel('Verification code').fill(await codeSentTo(site, NUMBER));
}

/** Has a code sent to the number of the form and types it. */
async function giveCode(page: Page): Promise<void> {
  await waitOut();
  await field(page, 'Phone').fill(NUMBER);
  await button(page, 'Send code').click();
  await typeCode(page);
}

/** Has codes sent that nobody uses. */
async function wasteCodes(count: number): Promise<void> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ phoneNumber: NUMBER, purpose: 'password' }),
  };
  for (let sent = 0; sent < count; sent += 1) {
    expect((await fetch(`${site.url}/api/tPhoneMsg/sendSMS`, request)).status).toBe(200);
    await database.query("delete from rate_limit where key like 'sms-number-minute%'");
  }
}

async function setPassword(page: Page, password: string, again: string): Promise<void> {
  await page.locator('input[name=newPassword]').fill(password);
  await page.locator('input[name=again]').fill(again);
}

/** Logs out by the menu of the header. */
async function logOut(page: Page): Promise<void> {
  await page.locator('.shell-user').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await said(page, 'Do you want to log out?');
  await button(page, 'OK').click();
  await page.waitForURL('**/login');
}

describe('the ways in', () => {
  it('AUTH-05, SHELL-07, SHELL-08, SHELL-09, ROUTE-14 an account is made from a page that wants it, which opens then', async () => {
    const { page } = visitor;
    const complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/]);
    await open(page, '/home');
    await page.locator('.shell-account a').click();
    await page.getByRole('menuitem', { name: 'Log on' }).waitFor();
    await page.getByRole('menuitem', { name: 'Registration' }).click();
    await page.waitForURL('**/register');
    await open(page, WANTED);
    await page.waitForURL('**/login?redirect=*');
    await page.getByRole('link', { name: 'Register' }).click();
    await button(page, 'Register').click();
    await eventually(() => page.locator('.ui-field-error').count()).toBeGreaterThan(4);
    const refusal = await page.locator('input[name=consent]').getAttribute('aria-describedby');
    expect(await wordsOf(page.locator(`[id="${refusal}"]`))).toBe('Without it there is no account.');
    await field(page, 'Display name').fill('Lin');
    await field(page, 'User name').fill('lin.shipper');
    await giveCode(page);
    await setPassword(page, PASSWORD, 'something else');
    await page.getByLabel(/I agree to the/).check();
    await button(page, 'Register').click();
    await said(page, 'The passwords entered twice do not match');
    await setPassword(page, PASSWORD, PASSWORD);
    await button(page, 'Register').click();
    await eventually(() => placeOf(page)).toBe(WANTED);
    await page.locator('.shell-user', { hasText: 'Lin' }).waitFor();
    await logOut(page);
    expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userInfo'))).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('AUTH-01 by password and captcha: an attempt uses the captcha up and loses nothing else', async () => {
    const { page } = visitor;
    await open(page, '/login');
    await field(page, 'Account').fill('lin.shipper');
    await field(page, 'Password').fill(PASSWORD);
    await page.getByAltText('Five characters to copy').waitFor();
    await button(page, 'Ask a text question instead').click();
    const question = page.locator('.captcha-task strong');
    const first = await wordsOf(question);
    await field(page, 'Answer').fill('999');
    await button(page, 'Log in').click();
    await said(page, 'The captcha is not right or has expired. Please try a new one.');
    await eventually(() => wordsOf(question)).not.toBe(first);
    expect(await field(page, 'Account').inputValue()).toBe('lin.shipper');
    expect(await field(page, 'Answer').inputValue()).toBe('');
    await field(page, 'Answer').fill(answerTo(await wordsOf(question)));
    await button(page, 'Log in').click();
    await eventually(() => placeOf(page)).toBe('/home');
    await logOut(page);
  });

  it('AUTH-06, AUTH-02, S11 by a code, for which two unused ones have one solve a captcha; no foreign address is followed', async () => {
    const { page } = visitor;
    await waitOut();
    await wasteCodes(2);
    await open(page, `/login?redirect=${encodeURIComponent('//evil.example/x')}`);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await field(page, 'Phone').fill(NUMBER);
    await button(page, 'Send code').click();
    const dialog = dialogOf(page);
    const answerBy = async (answer: (question: string) => string) => {
      await dialog.getByRole('button', { name: 'Ask a text question instead' }).click();
      await dialog
        .getByRole('textbox', { name: 'Answer' })
        .fill(answer(await wordsOf(dialog.locator('.captcha-task strong'))));
      await dialog.getByRole('button', { name: 'Send code' }).click();
    };
    await answerBy(() => '999');
    await said(page, 'Wrong answer, or too late');
    await answerBy(answerTo);
    await typeCode(page);
    expect(await dialog.count()).toBe(0);
    await setPassword(page, `${PASSWORD} again`, `${PASSWORD} again`);
    await button(page, 'Set the new password').click();
    await said(page, 'Successfully modified, log in again');
    await page.locator('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('tab', { name: 'SMS code' }).click();
    await giveCode(page);
    await button(page, 'Log in').click();
    await eventually(() => page.url()).toBe(`${site.url}/home`);
    await logOut(page);
  });

  it('AUTH-03 by WeChat, which comes back to where one wanted to go; without its state it fails in the specified words', async () => {
    const { page } = visitor;
    const code = wechat.scan({ openid: 'open-one', nickname: '林越' });
    await page.route('https://open.weixin.qq.com/**', (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? '';
      return route.fulfill({ status: 302, headers: { location: `${site.url}/oauth?code=${code}&state=${state}` } });
    });
    await open(page, `/login?redirect=${encodeURIComponent('/personal/security')}`);
    await page.getByRole('tab', { name: 'WeChat' }).click();
    await button(page, 'Continue with WeChat').click();
    await eventually(() => placeOf(page)).toBe('/personal/security');
    await page.locator('.shell-user', { hasText: '林越' }).waitFor();
    await logOut(page);
    await open(page, '/oauth?code=code-1&state=made-up');
    await said(page, 'Scan code login verification failed, please try again');
    expect(placeOf(page)).toBe('/oauth');
    await page.getByRole('link', { name: 'Back home' }).waitFor();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await page.waitForURL('**/login');
  });
});

describe('a session', () => {
  it('ROUTE-13, F7 does not open what its role may not see, says which may, and keeps the address for another account', async () => {
    const partner = await accountOf(site, 7, { username: 'partner-one' });
    await partner.logIn(visitor.context);
    const { page } = visitor;
    await open(page, '/memoirs/talentplan');
    await page.waitForURL('**/401?redirect=%2Fmemoirs%2Ftalentplan');
    await said(page, 'You do not have permission to view this page, access denied');
    await said(page, 'It is open to these roles: Member, Staff.');
    await said(page, 'You are logged in as Test, role: Partner.');
    await page.getByRole('link', { name: 'Log in with another account' }).click();
    await page.waitForURL('**/login?redirect=%2Fmemoirs%2Ftalentplan');
    await said(page, 'You are logged in as Test');
    await open(page, '/home');
    // SHELL-07: permission 7 wears the member's icon.
    await page.getByRole('img', { name: 'Member' }).waitFor();
    await logOut(page);
    await partner.forget();
  });

  it('FORM-05, NEWS-03 is led to the last page of a list for members from one beyond it', async () => {
    await member.logIn(visitor.context);
    const { page } = visitor;
    await open(page, '/memoirs/talentplan?page=9&size=10');
    await page.locator('main h2 a').first().waitFor();
    expect(placeOf(page)).toBe('/memoirs/talentplan?size=10');
    await logOut(page);
  });

  it('ERR-05 that is over is said once; after logging in again one stands where one was, with what was typed', async () => {
    const { page } = visitor;
    await member.logIn(visitor.context);
    await open(page, '/personal/details');
    await field(page, 'Position').fill('Shipping clerk');
    await member.endSessions();
    await page.reload();
    const dialog = dialogOf(page);
    await dialog.getByText('Login status has expired, you may stay on this page or go to login').waitFor();
    expect(await dialog.count()).toBe(1);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await eventually(() => placeOf(page)).toBe('/login?redirect=%2Fpersonal%2Fdetails');
    await field(page, 'Account').fill(member.username);
    await field(page, 'Password').fill(PASSWORD);
    await button(page, 'Ask a text question instead').click();
    await field(page, 'Answer').fill(answerTo(await wordsOf(page.locator('.captcha-task strong'))));
    await button(page, 'Log in').click();
    await eventually(() => placeOf(page)).toBe('/personal/details');
    await eventually(() => field(page, 'Position').inputValue()).toBe('Shipping clerk');
  });

  it('SHELL-09 is left on a phone from the personal center, which asks about what is not sent yet', async () => {
    const { page } = visitor;
    await page.setViewportSize(PHONE);
    await open(page, '/personal');
    for (const path of ['/logisticstools/watchlist', '/logisticstools/notices', '/waiting', '/offline'])
      await page.locator(`main a[href="${path}"]`).waitFor();
    await isSettled(page);
    await putEntries(page, [unsent]);
    await open(page, '/personal');
    await button(page, 'Log out').click();
    await said(page, 'One message on this device is not sent yet');
    await button(page, 'Delete from this device').click();
    await eventually(() => outboxText(page)).not.toContain(unsent.id);
    await button(page, 'OK').click();
    await page.waitForURL('**/login');
    await page.setViewportSize(DESKTOP);
  });
});
