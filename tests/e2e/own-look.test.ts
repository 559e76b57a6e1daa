import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { complaintsOf, NO_NETWORK } from '#tests/support/browser.ts';
import { databaseText } from '#tests/support/device-databases.ts';
import { putRowsOn } from '#tests/support/device-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

const KEY = 'own-system-key-of-24-characters';
const BILL = 'SEENBEFORE1';
const PATH = `/logisticstools/tracking?no=${BILL}`;

let site: Site;
let visitor: Visitor;
let member: SiteAccount;

beforeAll(async () => {
  site = await startSite(undefined, { EVENTS_KEY: KEY });
  member = await accountOf(site, 6);
  visitor = await newVisitor(site.url);
  const event = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill: BILL, vessel: 'Alpha' });
  const answer = await fetch(`${site.url}/own-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${KEY}` },
    body: JSON.stringify([event]),
  });
  expect(answer.status).toBe(200);
});
afterAll(async () => {
  await member?.forget();
  await visitor?.leave();
  await site?.stop();
});

/** From the next page on: whether a look of it stood there, while the application had not started. */
async function watchForLook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const look = document.querySelector('#content > .shell-look');
      const started = Object.keys(document.body ?? {}).some((name) => name.startsWith('__react'));
      if (look !== null && !started) seen.push(look.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}

const lookSeen = (page: Page): Promise<string> =>
  page.evaluate(() => (Reflect.get(window, 'seen') as string[]).at(-1) ?? '');

/** Logs in and looks the shipment up, until what it looks like is on the device. */
async function lookUp(): Promise<void> {
  await visitor.context.setOffline(false);
  await member.logIn(visitor.context);
  await visitor.arrive(PATH);
  await visitor.page.locator('.track-found').waitFor();
  await eventually(() => databaseText(visitor.page)).toContain('track-found');
}

/**
 * What was seen of the shipment before the application started, in a new browser process on the same device without a
 * network; `before` changes what the device holds.
 */
async function seenAgain(before?: (page: Page) => Promise<unknown>): Promise<string> {
  await visitor.restart();
  const { page, context } = visitor;
  await context.setOffline(true);
  // Without any script of the site, which would act on what it finds changed.
  await page.goto(`${site.url}/icons/icon.svg`);
  await before?.(page);
  const complaints = complaintsOf(page, NO_NETWORK);
  await watchForLook(page);
  await visitor.open(PATH);
  await page.locator('main h1').waitFor();
  expect(complaints).toEqual([]);
  return lookSeen(page);
}

describe('TRACK-05, PWA-02, PWA-07 what a page of an account looked like', () => {
  it('stands without a network before the application has started, and gives way to the page', async () => {
    await lookUp();
    expect(await seenAgain()).toContain(BILL);
    await visitor.page.locator('.track-found').waitFor();
    await eventually(() => visitor.page.locator('.shell-look').count()).toBe(0);
    expect(await visitor.page.locator('main h1').count()).toBe(1);
  });

  it('is not shown when the server has not confirmed the session for three days', async () => {
    await lookUp();
    const seen = await seenAgain((page) =>
      page.evaluate((hours) => {
        const lease = JSON.parse(localStorage.getItem('session-lease') ?? '{}');
        const confirmedAt = lease.confirmedAt - hours * 3_600_000;
        localStorage.setItem('session-lease', JSON.stringify({ ...lease, confirmedAt }));
      }, 73),
    );
    expect(seen).toBe('');
  });

  it('R26 is not shown when the session had ended, which the storage did not get to know before the browser was killed', async () => {
    await lookUp();
    const seen = await seenAgain(async (page) => {
      const value = await page.evaluate(() => localStorage.getItem('token')?.slice(-8));
      await putRowsOn(page, { database: 'cache', store: 'marks' }, [{ name: 'ended', value }]);
    });
    expect(seen).toBe('');
    await eventually(() => databaseText(visitor.page)).not.toContain('track-found');
  });

  it('is not shown to whoever is not logged in, and is gone from the device then', async () => {
    await lookUp();
    expect(await seenAgain((page) => page.evaluate(() => localStorage.removeItem('token')))).toBe('');
    await eventually(() => databaseText(visitor.page)).not.toContain('track-found');
  });
});
