import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  complaintsOf,
  connectBrowser,
  DESKTOP,
  isAlive,
  isControlled,
  NO_NETWORK,
  PHONE,
} from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sharedSite } from '#tests/support/site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

async function visitor(
  viewport = DESKTOP,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<{ page: Page; complaints: string[]; leave: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  return {
    page,
    complaints: complaintsOf(page, [...NO_NETWORK, /Service Worker registration blocked by Playwright/]),
    leave: () => context.close(),
  };
}

const answer = (page: Page) => page.locator('.tool-answer');
const says = (page: Page, text: string) => answer(page).filter({ hasText: text }).waitFor();

/** Pastes as a browser does when a spreadsheet's cells are on the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page
    .locator('.load-name input')
    .first()
    .evaluate((field, cells) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', cells);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
}

describe('the load calculator', () => {
  it('plans what is pasted, keeps it on the device, shares it by an address, and does so without a network', async () => {
    const { page, complaints, leave } = await visitor(DESKTOP, 'allow');
    await page.goto(`${site.url}/logisticstools/loadcalculator`);
    await isAlive(page);
    await isControlled(page);
    await says(page, 'One 40HQ takes everything');

    await paste(
      page,
      'Name\tLength (mm)\tWidth\tHeight\tWeight\tQty\nPallets\t1200\t1000\t1500\t500\t20\nMast\t19000\t300\t300\t90\t1',
    );
    await says(page, 'not everything fits');
    const left = page.getByText('These pieces are not in the plan');
    await left.waitFor();
    await page.getByText(/B Mast.*1 piece: too large/).waitFor();
    await page.getByRole('button', { name: 'Remove row B' }).click();
    await page.locator('.load-rows > li:last-child > .load-row:focus').waitFor();
    await page.getByRole('button', { name: 'Add a row' }).click();
    await page.locator('.load-rows > li:last-child .load-name input:focus').waitFor();
    await page.getByRole('button', { name: 'Remove row B' }).click();
    await says(page, 'One 40GP takes everything');
    expect(await page.getByRole('img', { name: 'Box 1, 40GP: from above, to scale' }).count()).toBe(1);

    // The choice of a box is made with the arrow keys alone, as any group of radio buttons.
    await page.locator('.load-type input:checked').focus();
    await page.keyboard.press('ArrowLeft');
    await says(page, '2 × 20GP take everything');
    await page.getByRole('heading', { name: 'Boxes 1 to 2, 20GP, all loaded alike' }).waitFor();

    await page.context().setOffline(true);
    await page.reload();
    await isAlive(page);
    await says(page, '2 × 20GP take everything');
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText(/^Copied/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/logisticstools/loadcalculator?c=z');
    expect(complaints).toEqual([]);
    await leave();

    const other = await visitor(PHONE);
    await other.page.goto(link);
    await says(other.page, '2 × 20GP take everything');
    expect(await other.page.locator('.load-row input').first().inputValue()).toBe('Pallets');
    await other.page.goto(`${site.url}/logisticstools/loadcalculator?c=znonsense`);
    await isAlive(other.page);
    expect(other.complaints).toEqual([]);
    await other.leave();
  });

  it('takes what was typed before its code was there', async () => {
    const { page, leave } = await visitor();
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${site.url}/logisticstools/loadcalculator`, { waitUntil: 'commit' });
    await page.getByLabel('Length').first().fill('wide');
    held.resolve();
    await page.getByText('Not a number').waitFor();
    expect(await page.getByLabel('Length').first().inputValue()).toBe('wide');
    await leave();
  });

  it('marks what is no measure beside its field, and plans the rest', async () => {
    const { page, leave } = await visitor();
    await page.goto(`${site.url}/logisticstools/loadcalculator`);
    await isAlive(page);
    await page.getByLabel('Length').first().fill('wide');
    await page.getByText('Not a number').waitFor();
    expect(await page.getByLabel('Length').first().getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Rows with a marked field are left out').waitFor();
    await says(page, 'takes everything');
    await leave();
  });
});

describe('the free time calculator', () => {
  it('counts to today while the box is out, and to its return when it is back', async () => {
    const { page, complaints, leave } = await visitor(PHONE);
    await page.clock.setFixedTime(new Date('2026-11-21T23:30:00+08:00'));
    await page.goto(`${site.url}/logisticstools/freetime`);
    await isAlive(page);
    await page.getByLabel('Empty return').fill('');
    // Gate out on 12 November, seven free days, 60 a day: on the 21st of Shanghai three days are charged.
    await eventually(() => answer(page).textContent()).toContain('So far $480.00 per box. 2 boxes: $960.00.');
    await page.getByText('The free time ended 3 days ago. Each day thereafter costs $60.00 per box.').waitFor();
    await page.getByLabel('Empty return').fill('2026-11-18');
    await page.getByText('Within the free time: nothing to pay.').waitFor();
    await says(page, '$300.00 per box.');
    await page.getByLabel('Discharged from the vessel').fill('2026-11-13');
    const wrong = page.locator('.ui-field', { hasText: 'Earlier than the date before it' });
    expect(await wrong.locator('input').inputValue()).toBe('2026-11-12');
    await page.getByLabel('Discharged from the vessel').fill('2026-11-02');
    await wrong.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a tier' }).first().click();
    await page.locator('.free-step:nth-child(2) input:focus').waitFor();
    await page.getByRole('button', { name: 'Remove tier 2' }).click();
    await page.locator('.free-tariff button:focus').waitFor();
    await page.reload();
    await eventually(() => page.getByLabel('Empty return').inputValue()).toBe('2026-11-18');
    expect(complaints).toEqual([]);
    await leave();
  });

  it('PWA-04 keeps one form beside that of a link, until what the link brought is changed', async () => {
    const { page, leave } = await visitor();
    const boxes = page.getByLabel('Number of boxes');
    const tool = `${site.url}/logisticstools/freetime`;
    await page.goto(tool);
    await isAlive(page);
    await boxes.fill('3');
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText(/^Copied/).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    // Left at once, before any pause in the typing.
    await boxes.fill('4');
    await page.goto(link);
    await says(page, '3 boxes');
    await page.goto(tool);
    await says(page, '4 boxes');

    await page.goto(link);
    await says(page, '3 boxes');
    await boxes.fill('5');
    await eventually(() => new URL(page.url()).search).toBe('');
    await page.reload();
    await says(page, '5 boxes');
    await leave();
  });
});
