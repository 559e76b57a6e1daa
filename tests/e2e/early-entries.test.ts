import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Guest, newGuest } from '#tests/support/guest.ts';
import { sharedOpenSite } from '#tests/support/site.ts';

const site = sharedOpenSite();
let guest: Guest;

beforeAll(async () => {
  guest = await newGuest(site.url);
});
afterAll(() => guest?.leave());

/** Opens a page whose scripts come only when `enter` has entered something; leaves it when `look` has looked at it. */
async function early(path: string, enter: (page: Page) => Promise<void>, look: (page: Page) => Promise<void>) {
  const { page } = guest;
  await guest.reset();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
  await enter(page);
  resolve();
  await isAlive(page);
  await look(page);
}

describe('what was entered before the scripts were there', () => {
  const input = (page: Page, name: string) => page.locator(`main input[name=${name}]`);

  it('PLAN-01 stays in all fields of the ship plan: both days, and that only direct sailings are wanted', async () => {
    const entered = (page: Page) =>
      Promise.all([
        input(page, 'from').inputValue(),
        input(page, 'to').inputValue(),
        input(page, 'direct').isChecked(),
      ]);
    await early(
      '/logisticstools/shipplan',
      async (page) => {
        await input(page, 'from').fill('2026-12-01');
        await input(page, 'to').fill('2026-12-20');
        await input(page, 'direct').check();
      },
      async (page) => {
        // The words beside a day follow what the form knows.
        await page.getByText('Sun 20 Dec 2026').waitFor();
        expect(await entered(page)).toEqual(['2026-12-01', '2026-12-20', true]);
        await input(page, 'to').fill('2026-12-21');
        await page.getByText('Mon 21 Dec 2026').waitFor();
        expect(await entered(page)).toEqual(['2026-12-01', '2026-12-21', true]);
      },
    );
  });

  it('TRACK-01 stays in the form for tracking, with the kind that was chosen', async () => {
    const kind = (page: Page) => page.locator('main input[name=type][value="2"]');
    await early(
      '/logisticstools/tracking',
      (page) => kind(page).check({ force: true }),
      async (page) => {
        await eventually(() => new URL(page.url()).searchParams.get('type')).toBe('2');
        await input(page, 'no').fill('CSQU3054383');
        await eventually(() => new URL(page.url()).search).toBe('?no=CSQU3054383&type=2');
        expect(await kind(page).isChecked()).toBe(true);
      },
    );
  });

  it('HOME-02 stays in the enquiry, with the service that was chosen', async () => {
    const service = (page: Page) => page.locator('#enquiry select').first();
    await early(
      '/home',
      (page) =>
        service(page)
          .selectOption('air')
          .then(() => undefined),
      async (page) => {
        await page.getByRole('combobox', { name: 'Port of loading' }).fill('ningbo');
        await page.locator('.ui-combo-option:visible').first().click();
        await eventually(() => page.getByRole('combobox', { name: 'Port of loading' }).inputValue()).toContain('CNNGB');
        expect(await service(page).inputValue()).toBe('air');
      },
    );
  });

  it('AUTH-05 stays in the form for a new account, with the consent', async () => {
    await early(
      '/register',
      async (page) => {
        await input(page, 'firstName').fill('Lin');
        await input(page, 'username').fill('lin.shipper');
        await input(page, 'consent').check();
      },
      async (page) => {
        await input(page, 'username').fill('lin.shipper2');
        await eventually(() => input(page, 'username').inputValue()).toBe('lin.shipper2');
        expect([await input(page, 'firstName').inputValue(), await input(page, 'consent').isChecked()]).toEqual([
          'Lin',
          true,
        ]);
      },
    );
  });
});

describe('who begins to read before the scripts are there', () => {
  it('stays where the page was scrolled to, and is there again when it is loaded again', async () => {
    const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
    await early(
      '/dictionary/ports',
      async (page) => {
        await page.waitForFunction(() => document.documentElement.scrollHeight > 1_500);
        await page.evaluate(() => window.scrollTo(0, 400));
      },
      async (page) => {
        await page.waitForLoadState('networkidle');
        expect(await place(page)).toBe(400);
        await page.reload();
        await isAlive(page);
        await page.waitForLoadState('networkidle');
        expect(await place(page)).toBe(400);
      },
    );
  });
});
