import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { databaseText } from '#tests/support/device-databases.ts';
import { putRowsOn } from '#tests/support/device-rows.ts';
import { eventually } from '#tests/support/eventually.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { deliverEvents } from '#tests/support/own-events.ts';
import { sharedSite } from '#tests/support/site.ts';
import { installedVisitor, type Visitor } from '#tests/support/visitor.ts';

const BILL = 'SEENBEFORE1';
const VESSEL = 'Alpha Canary';
const PATH = `/logisticstools/tracking?no=${BILL}`;

const site = sharedSite();
let visitor: Visitor;
let member: SiteAccount;

beforeAll(async () => {
  member = await accountOf(site, 6, { username: 'seen-before' });
  visitor = await installedVisitor(site.url);
  await deliverEvents(
    site,
    dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { id: `${BILL} loaded`, bill: BILL, vessel: VESSEL }),
  );
});
afterAll(async () => {
  await member?.forget();
  await visitor?.leave();
});

/** Logs in and looks the shipment up, until the answer is on the device. */
async function lookUp(): Promise<void> {
  await visitor.reset();
  await member.logIn(visitor.context);
  await visitor.arrive(PATH);
  await visitor.page.locator('.track-found').waitFor();
  await eventually(() => databaseText(visitor.page, `user-${member.id}`)).toContain(VESSEL);
}

/** Whether the shipment was in the page at any time, opened without a network; `before` changes what the device holds. */
async function isShownAgain(before?: (page: Page) => Promise<unknown>): Promise<boolean> {
  const { page, context } = visitor;
  // Without any script of the site, which would act on what it finds changed.
  await page.goto(`${site.url}/robots.txt`);
  await before?.(page);
  await context.setOffline(true);
  const watching = await page.addInitScript((words) => {
    const look = () => {
      if (document.documentElement?.textContent?.includes(words)) Object.assign(window, { wasShown: true });
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, VESSEL);
  await visitor.open(PATH);
  await page.locator('main h1').waitFor();
  // The shipment, why it is not shown, or the way to the login.
  const ends = page.locator('.track-found, main .ui-empty').or(page.getByRole('heading', { level: 1, name: 'Log in' }));
  await ends.first().waitFor();
  await watching.dispose();
  return page.evaluate(() => 'wasShown' in window);
}

describe('TRACK-05, PWA-02, PWA-07 a shipment that an account has looked up', () => {
  it('is shown without a network after the browser was started anew', async () => {
    await lookUp();
    await visitor.restart();
    expect(await isShownAgain()).toBe(true);
  });

  it('is not shown when the server has not confirmed the session for three days', async () => {
    await lookUp();
    const isShown = await isShownAgain((page) =>
      page.evaluate((hours) => {
        const lease = JSON.parse(localStorage.getItem('session-lease') ?? '{}');
        const confirmedAt = lease.confirmedAt - hours * 3_600_000;
        localStorage.setItem('session-lease', JSON.stringify({ ...lease, confirmedAt }));
      }, 73),
    );
    expect(isShown).toBe(false);
  });

  it('R26 is not shown when the session had ended, which the storage did not get to know before the browser was killed', async () => {
    await lookUp();
    const isShown = await isShownAgain(async (page) => {
      const value = await page.evaluate(() => localStorage.getItem('token')?.slice(-8));
      await putRowsOn(page, { database: 'cache', store: 'marks' }, [{ name: 'ended', value }]);
    });
    expect(isShown).toBe(false);
    await eventually(() => databaseText(visitor.page)).not.toContain(VESSEL);
  });

  it('is not shown to a visitor who is not logged in, and is gone from the device then', async () => {
    await lookUp();
    expect(await isShownAgain((page) => page.evaluate(() => localStorage.removeItem('token')))).toBe(false);
    await eventually(() => databaseText(visitor.page)).not.toContain(VESSEL);
  });
});
