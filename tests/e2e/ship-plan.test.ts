import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  complaintsOf,
  connectBrowser,
  DESKTOP,
  hasPack,
  isAlive,
  isControlled,
  PHONE,
} from '#tests/support/browser.ts';
import { carriersVariable, type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { databaseNames } from '#tests/support/device-databases.ts';
import { bytesOf } from '#tests/support/downloads.ts';
import { eventually } from '#tests/support/eventually.ts';
import { faultsInAllLooks } from '#tests/support/faults.ts';
import { accountOf, type SiteAccount } from '#tests/support/logged-in-page.ts';
import { distFolder, type Site, startSite } from '#tests/support/site.ts';

let carrier: ServedDemo;
let site: Site;
let browser: Browser;
let member: SiteAccount;

beforeAll(async () => {
  carrier = await serveDemoCarrier(Date.now);
  [site, browser] = await Promise.all([
    startSite(distFolder, { NODE_ENV: 'test', CARRIERS: carriersVariable(carrier) }),
    connectBrowser(),
  ]);
  member = await accountOf(site, 6);
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close(), carrier?.close(), member?.forget()]);
});

/** Picks a port as a visitor does: types, walks down, presses Enter. */
async function pick(page: Page, label: string, text: string, shown: string): Promise<void> {
  const field = page.getByLabel(label);
  await field.fill(text);
  await page.getByRole('option').filter({ hasText: shown }).first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await eventually(() => field.inputValue()).toContain(shown);
}

const sailings = (page: Page) => page.getByRole('table', { name: 'Sailings' }).getByRole('row');

describe('PLAN-01 the ship plan', () => {
  it('finds sailings, shows them as chart, gives a calendar file, and has a pinned lane without a network', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce', acceptDownloads: true });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    await member.logIn(context);
    const page = await context.newPage();
    const complaints = complaintsOf(page, [/ERR_INTERNET_DISCONNECTED/, /net::ERR/]);
    await page.goto(`${site.url}/logisticstools/shipplan`);
    await isAlive(page);
    await isControlled(page);

    // Each missing value is reported beside its field, and the focus goes there.
    await page.getByRole('button', { name: 'Find sailings' }).click();
    expect(await page.getByText('Pick a port: type its code').count()).toBe(2);
    await pick(page, 'Port of loading', 'ningbo', 'CNNGB');
    await pick(page, 'Port of discharge', 'NLRTM', 'NLRTM');
    await page.getByRole('button', { name: 'Swap the two ports' }).click();
    expect(await page.getByLabel('Port of loading').inputValue()).toBe('Rotterdam NLRTM');
    await page.getByRole('button', { name: 'Swap the two ports' }).click();
    await page.getByRole('button', { name: 'Find sailings' }).click();
    await page.waitForURL(/pol=CNNGB&pod=NLRTM/);
    await page.getByRole('heading', { name: 'Ningbo → Rotterdam' }).waitFor();
    const found = (await sailings(page).count()) - 1;
    expect(found).toBeGreaterThan(3);

    await page.getByRole('button', { name: 'Days' }).click();
    await page.waitForURL(/sort=transit/);
    const figures = async () =>
      (await page.locator('.ui-td.ui-end').allInnerTexts()).map((text) => Number.parseInt(text, 10));
    // The address changes first, and the rows a moment later.
    const inOrder = (await figures()).sort((a, b) => a - b);
    await eventually(figures).toEqual(inOrder);

    // A sailing opens in place, with the ports of its vessel and a file for the calendar.
    await page.locator('.ui-row-link').last().click();
    await page
      .getByText(/^Where HARBOURWAY/)
      .last()
      .click();
    await page.getByRole('list', { name: 'Ports of the vessel' }).getByText('Rotterdam').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to calendar (.ics)' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^CNNGB-NLRTM-\d{4}-\d{2}-\d{2}\.ics$/);
    const calendar = (await bytesOf(download)).toString('utf8').replaceAll('\r\n ', '');
    expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(calendar).toMatch(/\r\nDTSTART;TZID=Asia\/Shanghai:\d{8}T180000\r\n/);
    expect(calendar).toMatch(/\r\nDTSTART;TZID=Europe\/Amsterdam:\d{8}T\d{6}\r\n/);
    expect(await faultsInAllLooks(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Week chart' }).click();
    await page.waitForURL(/view=chart/);
    const bars = page.getByRole('list', { name: 'Sailings' }).getByRole('button', { expanded: false });
    await bars.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Cut-offs' }).waitFor();
    expect(await page.locator('.plan-bar').count()).toBe(found);
    expect(await faultsInAllLooks(page)).toEqual([]);

    await page.getByRole('button', { name: 'Keep offline' }).click();
    await page.getByRole('region', { name: 'Kept offline' }).getByText('Next departure').waitFor();
    await page.goto(`${site.url}/dictionary/ports`);
    await hasPack(page, 'ports');
    await context.setOffline(true);
    await page.goto(`${site.url}/logisticstools/shipplan`);
    await isAlive(page);
    await page.getByRole('link', { name: 'Ningbo → Rotterdam' }).click();
    await page.getByRole('heading', { name: 'Ningbo → Rotterdam' }).waitFor();
    expect((await sailings(page).count()) - 1).toBe(found);
    // The results count as fresh; a visitor who asks for newer ones is told that there are none to be had.
    await page.getByRole('button', { name: 'Refresh all' }).click();
    await page.locator('.plan-result').getByText('From this device').waitFor();
    // Ports that nobody has looked for here are suggested out of the saved table.
    await pick(page, 'Port of loading', '青岛', 'CNTAO');
    await pick(page, 'Port of discharge', 'gdansk', 'PLGDN');
    await page.getByRole('button', { name: 'Find sailings' }).click();
    await page.waitForURL(/pol=CNTAO&pod=PLGDN/);
    await page.getByRole('heading', { name: 'Not saved on this device' }).waitFor();

    // The next visitor on this device sees nothing of it.
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('userInfo');
    });
    await context.setOffline(false);
    await page.goto(`${site.url}/logisticstools/shipplan`);
    await isAlive(page);
    expect(await page.getByText('Ningbo → Rotterdam').count()).toBe(0);
    await eventually(() => databaseNames(page)).not.toContain(`user-${member.id}`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('answers wrong questions with what is wrong and a way on, on a narrow phone too', async () => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { ...PHONE, width: 320 },
      reducedMotion: 'reduce',
    });
    await member.logIn(context);
    const page = await context.newPage();
    const ask = async (query: string) => {
      await page.goto(`${site.url}/logisticstools/shipplan?lang=en_US&${query}`);
      await isAlive(page);
    };
    const says = (name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
    await ask('pol=XXQQQ&pod=NLRTM');
    await says('“XXQQQ” is no port of loading that we know');
    await ask('pol=CNNGB&pod=CNNGB');
    await says('The two ports are the same.');
    await ask('pol=CNNGB&pod=NLRTM&from=2020-01-01&to=2020-02-01');
    await says('These days have passed.');
    await ask('pol=CNNGB&pod=NLRTM&from=2098-01-01&to=2098-04-01');
    await says(/^You can search up to 8 weeks/);
    await page.getByRole('link', { name: 'The next four weeks' }).click();
    await says('Ningbo → Rotterdam');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    // A name that several ports have is asked back, and none is guessed.
    await ask('pol=Portland&pod=NLRTM');
    await says('Which port of loading is “Portland”?');
    await ask('pol=CNNGB&pod=DEDUI');
    await says('No sailing in these days');
    await context.close();
  });

  it('says so where a day is over at the port of loading and not yet where the visitor is', async () => {
    // Always a day apart, whatever the hour and the season.
    const timezoneId = 'Pacific/Pago_Pago';
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: PHONE,
      reducedMotion: 'reduce',
      timezoneId,
    });
    await member.logIn(context);
    const page = await context.newPage();
    const yesterday = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(Date.now() - 86_400_000);
    await page.goto(
      `${site.url}/logisticstools/shipplan?lang=en_US&pol=NZAKL&pod=NLRTM&from=${yesterday}&to=${yesterday}`,
    );
    await page.getByRole('heading', { name: 'These days have passed.' }).waitFor();
    await page.getByRole('link', { name: 'The next four weeks' }).click();
    await page.getByRole('heading', { name: 'Auckland → Rotterdam' }).waitFor();
    await context.close();
  });
});
