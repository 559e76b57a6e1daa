import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/passwords.ts';
import { DESKTOP, isAlive, isControlled, wordsOf } from '#tests/support/browser.ts';
import { databaseNames, databaseText } from '#tests/support/device-databases.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { answerTo } from '#tests/support/login.ts';
import { tracesOf } from '#tests/support/profile-traces.ts';
import { sharedSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

const PASSWORD = 'a quiet berth at dawn';
/** Stand in what only members may read, and in what only this one may. */
const CANARY = 'Canary of the hold';
const OWN_CANARY = 'Canary of the desk';
const TYPED_CANARY = 'Canary of the pen';
/** How much later everything is answered on a slow line, in milliseconds. */
const LATE_MS = 400;

const site = sharedSite();
let database: Client;
let visitor: Visitor;
let member: SiteAccount;

beforeAll(async () => {
  database = new Client({ connectionString: site.databaseUrl });
  await database.connect();
  await database.query(
    `update content_item set data = jsonb_set(data, '{title}', jsonb_build_object('zh', $1::text, 'en', $1::text))
     where kind = 'talent'`,
    [CANARY],
  );
  await database.query("select pg_notify('content_changed', '')");
  member = await accountOf(site, 6, { username: 'member-one' });
  await database.query(`update account set profile = jsonb_build_object('companyName', $2::text) where id = $1`, [
    member.id,
    OWN_CANARY,
  ]);
  visitor = await newVisitor(site.url, { viewport: DESKTOP });
});
afterAll(async () => {
  await member?.forget();
  await visitor?.leave();
  await database?.end();
});

/** One that fails leaves nothing to the next that would make it fail too: no lost network, no answer held back, no other tab. */
afterEach(async () => {
  const { page, context } = visitor;
  await context.setOffline(false);
  for (const tab of context.pages()) await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const tab of context.pages()) if (tab !== page) await tab.close();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.locator('dialog[open]');
const course = (page: Page) => page.locator('main .ui-card', { hasText: CANARY }).first();
const ownDatabase = () => `user-${member.id}`;
async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await isAlive(page);
}

/** The data that the device keeps for the member, as text; empty when there is none. */
const keptText = (page: Page) => databaseText(page, ownDatabase());

/** The device's note of the last session that its owner ended; undefined without one. */
const endNote = async (page: Page) => /"name":"ended"[^}]*/.exec(await databaseText(page, 'cache'))?.[0];

/** Reads, as the member, what only members and what only he may; it is on the device then. */
async function readAsMember(page: Page): Promise<void> {
  await member.logIn(visitor.context);
  // Not by a form: what stands in one the browser may learn for its own suggestions.
  await open(page, '/personal');
  await page.getByText(OWN_CANARY).first().waitFor();
  // Kept after it was shown.
  await eventually(() => keptText(page)).toContain(OWN_CANARY);
  await open(page, '/memoirs/talentplan');
  await course(page).waitFor();
  await eventually(() => keptText(page)).toContain(CANARY);
  // Whatever is looked for without a network later comes from the device.
  await isControlled(page);
}

/** Opens the question about logging out, by the menu of the header. */
async function askToLogOut(page: Page): Promise<void> {
  await page.locator('.shell-user').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await button(page, 'OK').waitFor();
}

async function logOut(page: Page): Promise<void> {
  await askToLogOut(page);
  await button(page, 'OK').click();
  await page.waitForURL('**/login');
}

/** Every file of the profile that says what only the member may read; looked for while the browser is not running. */
const traces: string[][] = [];
const lookForTraces = async (folder: string) =>
  void traces.push([...(await tracesOf(folder, CANARY)), ...(await tracesOf(folder, OWN_CANARY))]);

describe('R28 the other tab', () => {
  it('is left with the click, and an answer that is on its way then is neither shown nor kept', async () => {
    const { page, context } = visitor;
    await readAsMember(page);
    const other = await context.newPage();
    // Shown from the device and asked again; the server has answered, and the answer is on its way for as long as wanted.
    let [arrive, held] = [() => {}, 0];
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await other.route('**/api/tUser/get*', async (route) => {
      const response = await route.fetch();
      held += 1;
      await arrival;
      await route.fulfill({ response }).catch(() => undefined);
    });
    await open(other, '/personal');
    await other.getByText(OWN_CANARY).first().waitFor();
    await eventually(async () => held).toBeGreaterThan(0);
    await askToLogOut(page);
    await button(page, 'OK').click();
    await other.waitForURL('**/login?redirect=*');
    expect(await other.getByText(OWN_CANARY).count()).toBe(0);
    arrive();
    await other.unrouteAll({ behavior: 'wait' });
    await eventually(() => databaseNames(page)).not.toContain(ownDatabase());
    expect(await other.getByText(OWN_CANARY).count()).toBe(0);
    await other.close();
  });

  it('R25 follows also where there is no network', async () => {
    const { page, context } = visitor;
    await readAsMember(page);
    const other = await context.newPage();
    await open(other, '/memoirs/talentplan');
    await course(other).waitFor();
    await context.setOffline(true);
    await logOut(page);
    await other.waitForURL('**/login?redirect=*');
    expect(await other.getByText(CANARY).count()).toBe(0);
    await page.getByText('Logging in and registering need a connection. What you typed stays here.').first().waitFor();
    expect(await button(page, 'Log in').isDisabled()).toBe(true);
    await eventually(() => databaseNames(page)).not.toContain(ownDatabase());
    await context.setOffline(false);
    await eventually(() => button(page, 'Log in').isDisabled()).toBe(false);
    await other.close();
    expect(await databaseNames(page)).not.toContain(ownDatabase());
  });
});

describe('R29 an account that is disabled on the server', () => {
  it('is told so once, in all that a page asks, and what it had read is gone before anything is answered', async () => {
    const { page } = visitor;
    await readAsMember(page);
    await database.query('update account set disabled_at = now() where id = $1', [member.id]);
    await open(page, '/personal/security');
    const words = 'Login status has expired, you may stay on this page or go to login';
    await dialogOf(page).getByText(words).waitFor();
    for (const canary of [CANARY, OWN_CANARY]) await eventually(() => keptText(page)).not.toContain(canary);
    expect(await dialogOf(page).count()).toBe(1);
    await visitor.context.setOffline(true);
    await open(page, '/memoirs/talentplan');
    expect(await page.getByText(CANARY).count()).toBe(0);
    await visitor.context.setOffline(false);
    await open(page, '/personal');
    await dialogOf(page).locator('.ui-button', { hasText: 'Cancel' }).click();
    await page.locator('.shell-account a').waitFor();
    expect(await dialogOf(page).count()).toBe(0);
    expect(await page.getByText(OWN_CANARY).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('token') ?? localStorage.getItem('userInfo'))).toBeNull();
    await database.query('update account set disabled_at = null where id = $1', [member.id]);
  });

  it('and one whose role is lowered leaves what it may not see, and nothing of it stays on the device', async () => {
    const { page } = visitor;
    await readAsMember(page);
    await member.setPermission(7);
    await page.reload();
    await page.waitForURL('**/401?redirect=*');
    expect(await dialogOf(page).count()).toBe(0);
    await open(page, '/home');
    await page.getByRole('img', { name: 'Member' }).waitFor();
    await eventually(() => keptText(page)).not.toContain(CANARY);
    await member.setPermission(6);
    await logOut(page);
  });
});

describe('PWA-07 the files of the browser', () => {
  it('R24 hold nothing after logging out, nor does it come back without a network', async () => {
    await readAsMember(visitor.page);
    await visitor.restart(lookForTraces);
    expect(traces.pop()).not.toEqual([]);
    await open(visitor.page, '/memoirs/talentplan');
    await logOut(visitor.page);
    await eventually(() => databaseNames(visitor.page)).not.toContain(ownDatabase());
    await visitor.restart(lookForTraces);
    expect(traces.pop()).toEqual([]);
    await visitor.context.setOffline(true);
    await visitor.open('/memoirs/talentplan');
    await visitor.page.waitForURL('**/login?redirect=*');
    await visitor.context.setOffline(false);
  });

  it('R26 hold nothing once a browser that was killed right after the click has started again', async () => {
    await readAsMember(visitor.page);
    // A killed browser comes back with all that has reached the disk by now, the login included.
    await visitor.restart(lookForTraces);
    expect(traces.pop()).not.toEqual([]);
    await open(visitor.page, '/memoirs/talentplan');
    await course(visitor.page).waitFor();
    await askToLogOut(visitor.page);
    const noted = await endNote(visitor.page);
    const crash = await visitor.aim();
    await button(visitor.page, 'OK').click();
    // Most often before local storage reaches the disk, for which the browser takes five seconds.
    await eventually(() => endNote(visitor.page)).not.toBe(noted);
    await crash();
    await visitor.context.setOffline(true);
    await visitor.open('/memoirs/talentplan');
    await visitor.page.waitForURL('**/login?redirect=*');
    expect(await visitor.page.getByText(CANARY).count()).toBe(0);
    await visitor.context.setOffline(false);
    await visitor.open('/home');
    await visitor.page.locator('.shell-account a').waitFor();
    await eventually(() => databaseNames(visitor.page)).not.toContain(ownDatabase());
    await visitor.restart(lookForTraces);
    expect(traces.pop()).toEqual([]);
  });
});

describe('R27 the next one on the same device, on a slow line', () => {
  it('sees in no frame what was of the one before, in the same page and in new ones', async () => {
    const { page, context } = visitor;
    const second = await accountOf(site, 7, { username: 'second-one', passwordHash: await hashPassword(PASSWORD) });
    await readAsMember(page);
    await open(page, '/personal/details');
    await page.getByRole('textbox', { name: 'Position', exact: true }).fill(TYPED_CANARY);
    await logOut(page);
    /** Notes each of the words that is in the page at any time, in a text, a field or an address. */
    const watch = (words: readonly string[]) => {
      const seen = new Set<string>();
      Object.assign(window, { seen: () => [...seen] });
      const look = () => {
        const html = document.documentElement?.outerHTML ?? '';
        for (const word of words) if (html.includes(word)) seen.add(word);
      };
      const whole = { childList: true, subtree: true, characterData: true, attributes: true };
      new MutationObserver(look).observe(document, whole);
      look();
    };
    const foreign = [CANARY, OWN_CANARY, TYPED_CANARY, member.username];
    const seen = () => page.evaluate(() => (window as { seen?: () => string[] }).seen?.());
    await context.addInitScript(watch, foreign);
    let underWay = 0;
    await context.route('**/api/**', async (route) => {
      underWay += 1;
      await sleep(LATE_MS);
      await route.continue().catch(() => undefined);
      underWay -= 1;
    });
    await page.evaluate(watch, foreign);
    await page.getByRole('textbox', { name: 'Account', exact: true }).fill(second.username);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await button(page, 'Ask a text question instead').click();
    const question = await wordsOf(page.locator('.captcha-task strong'));
    await page.getByRole('textbox', { name: 'Answer', exact: true }).fill(answerTo(question));
    await button(page, 'Log in').click();
    await page.waitForURL('**/home');
    await page.locator('.shell-user').click();
    await page.getByRole('menuitem', { name: 'Personal Center' }).click();
    await page.getByText(second.username).first().waitFor();
    expect(await seen()).toEqual([]);
    for (const path of ['/personal/details', '/memoirs/talentplan', '/logisticstools/watchlist', '/waiting', '/home']) {
      await open(page, path);
      // All that comes late is on its last stretch, and comes before the answer to another question.
      await eventually(async () => underWay).toBe(0);
      await page.evaluate(() => fetch('/healthz'));
      expect([path, await seen()]).toEqual([path, []]);
    }
    expect(await databaseNames(page)).not.toContain(ownDatabase());
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await logOut(page);
    await second.forget();
  });
});
