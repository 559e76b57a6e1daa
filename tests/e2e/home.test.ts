import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BANNER_MS } from '#client/features/home/use-carousel.ts';
import { complaintsOf, connectBrowser, DESKTOP, isAlive, PHONE } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { noteShifts, shiftsOf } from '#tests/support/layout-shifts.ts';
import { sharedSite } from '#tests/support/site.ts';
import { structuredTypes } from '#tests/support/structured-data.ts';

const site = sharedSite();
let browser: Browser;
const open: Page[] = [];

beforeAll(async () => {
  browser = await connectBrowser();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((page) => page.context().close()));
});
afterAll(() => browser?.close());

interface Visit extends BrowserContextOptions {
  /** Lets the test move the page's clock. */
  clock?: boolean;
}

async function visit(path: string, { clock = false, ...options }: Visit = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', ...options });
  await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
  const page = await context.newPage();
  open.push(page);
  if (clock) await page.clock.install();
  await noteShifts(page);
  await page.goto(site.url + path);
  if (options.javaScriptEnabled !== false) await isAlive(page);
  return page;
}

const shiftOf = async (page: Page) => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);

/** Picks a port as a visitor does: types, walks down, presses Enter. */
async function pick(page: Page, label: string, typed: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(typed);
  await page.locator('.ui-combo-option:visible').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  return field;
}

describe('HOME-01 the banners', () => {
  it('stand in a row that scrolls without scripts, all of one height', async () => {
    const page = await visit('/home', { javaScriptEnabled: false });
    const slides = page.locator('.home-slide');
    const boxes = await Promise.all((await slides.all()).map((slide) => slide.boundingBox()));
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    await slides.last().scrollIntoViewIfNeeded();
    await eventually(async () => Math.round((await slides.last().boundingBox())?.x ?? -1)).toBe(
      Math.round(boxes[0]?.x ?? 0),
    );
  });

  it('go on by time, stop for the focus and for good by their button, and move nothing else', async () => {
    const page = await visit('/home', { clock: true });
    const dots = page.locator('.home-dot');
    const current = async () =>
      (await dots.all()).length > 0 && dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    await page.locator('.home-banners').scrollIntoViewIfNeeded();
    await eventually(current).toBe(0);
    // The header has become small with the scrolling.
    await page.waitForFunction(() => document.querySelector('header')?.getAnimations({ subtree: true }).length === 0);
    const before = await shiftOf(page);
    await eventually(async () => {
      await page.clock.fastForward(BANNER_MS);
      return current();
    }).toBe(1);
    await page.getByRole('button', { name: 'Pause the banners' }).click();
    await page.getByRole('button', { name: 'Resume the banners' }).waitFor();
    await dots.last().click();
    await eventually(current).toBe((await dots.count()) - 1);
    // Started again by the mouse, they go on once it has left, though the button keeps the focus.
    await page.getByRole('button', { name: 'Resume the banners' }).click();
    await page.mouse.move(5, 5);
    await eventually(async () => {
      await page.clock.fastForward(BANNER_MS);
      return current();
    }).not.toBe((await dots.count()) - 1);
    expect((await shiftOf(page)) - before).toBeLessThan(0.001);
  });

  it('stand still under reduced motion until the visitor starts them', async () => {
    const page = await visit('/home', { reducedMotion: 'reduce' });
    await page.locator('.home-banners').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Resume the banners' }).waitFor();
  });
});

describe('HOME-01, HOME-02 a journey over the home page', () => {
  it('finds every part of it, asks for a rate from Ningbo to Hamburg on a phone and is asked for the code', async () => {
    const page = await visit('/home', { viewport: PHONE });
    const complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/, /status of 400/]);
    for (const heading of [
      'Track cargo',
      'Sailing schedules',
      'What we carry, and how',
      'News',
      'Our milestones',
      'Partners',
    ]) {
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
    }
    const field = await page.getByRole('searchbox').first().boundingBox();
    expect((field?.y ?? PHONE.height) + (field?.height ?? 0)).toBeLessThan(PHONE.height - 60);

    await page.getByRole('button', { name: 'Continue' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    const from = await pick(page, 'Port of loading', 'ningbo');
    expect(await from.inputValue()).toBe('Ningbo CNNGB');
    await pick(page, 'Port of discharge', 'ningbo');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Origin and destination are the same port.').waitFor();
    // The ports picked before would lie over these words.
    expect(await page.getByRole('listbox', { name: 'Ports' }).filter({ visible: true }).count()).toBe(0);
    const to = await pick(page, 'Port of discharge', '汉堡');
    expect(await to.inputValue()).toBe('Hamburg DEHAM');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.locator('.enquiry input[placeholder^="Garden furniture"]:focus').waitFor();

    const send = page.getByRole('button', { name: 'Send the enquiry' });
    await send.click();
    await page.getByText('Please look at the marked fields').waitFor();
    await page.getByLabel('Goods', { exact: true }).fill('Garden furniture');
    await page.getByLabel('Name', { exact: true }).fill('Lin Hao');
    await page.getByLabel('E-mail').fill('lin@site.example');

    await page.context().setOffline(true);
    await page.getByText('You can still write and save it').waitFor();
    await page.reload().catch(() => undefined);
    await page.context().setOffline(false);
    await page.goto(`${site.url}/home`);
    await isAlive(page);
    await eventually(() => page.getByLabel('Goods', { exact: true }).inputValue()).toBe('Garden furniture');
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await page.getByText('It is sent when you have confirmed l***@site.example with a code.').waitFor();
    await from.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('HOME-02 goes on at the first press after two codes are corrected, and by Enter at the second', async () => {
    const page = await visit('/home', { viewport: PHONE });
    const next = page.getByRole('button', { name: 'Continue' });
    const port = (name: string) => page.getByRole('combobox', { name });
    const typeCodes = async () => {
      await port('Port of loading').fill('CNNGB');
      await port('Port of loading').press('Tab');
      await port('Port of discharge').fill('DEHAM');
      // Known before it is left: the error goes, and nothing moves under the press that follows.
      await page.getByText('Choose a port from the list.').first().waitFor({ state: 'detached' });
    };
    // The form comes to life after the page.
    await page.waitForFunction(() => {
      const button = document.querySelector('.enquiry button[type="submit"]');
      return button !== null && Object.keys(button).some((key) => key.startsWith('__reactFiber$'));
    });
    await next.click();
    await page.getByText('Choose a port from the list.').nth(1).waitFor();
    await typeCodes();
    await next.click();
    await page.getByRole('button', { name: 'Send the enquiry' }).waitFor();

    const again = await visit('/product/airtransport');
    await again.getByRole('combobox', { name: 'Origin (nearest port)' }).fill('CNNGB');
    await again.getByRole('combobox', { name: 'Origin (nearest port)' }).press('Tab');
    const to = again.getByRole('combobox', { name: 'Destination (nearest port)' });
    await to.fill('DEHAM');
    await again.getByRole('option', { name: /DEHAM/ }).waitFor();
    await to.press('Enter');
    await again.getByRole('button', { name: 'Send the enquiry' }).waitFor();
  });

  it('takes a number to tracking, also with the keyboard alone', async () => {
    const page = await visit('/home');
    const field = page.getByRole('searchbox', { name: 'Bill of lading or container number' });
    await field.fill('CSQU3054383');
    await field.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/home');
    // A guest is led through login first, which keeps where he wanted to go.
    expect(decodeURIComponent(page.url())).toContain('/logisticstools/tracking?no=CSQU3054383');
  });
});

describe('PROD-01 a journey over the product pages', () => {
  it('reads sea transport, goes on to the next, and finds the form preset to it', async () => {
    const page = await visit('/product');
    await page.waitForURL('**/product/landtransport');
    await page
      .getByRole('navigation', { name: 'Ways of transport' })
      .getByRole('link', { name: 'Sea transport' })
      .click();
    await page.waitForURL('**/product/seatransport');
    await eventually(() => page.title()).toMatch(/Sea transport/);
    expect(structuredTypes(await (await fetch(page.url())).text())).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'Service']),
    );
    await page.getByRole('link', { name: 'Get a quote' }).click();
    expect(await page.getByLabel('Transport', { exact: true }).inputValue()).toBe('sea');
    await page.locator('.product-next').click();
    await page.waitForURL('**/product/airtransport');
    await eventually(() => page.getByLabel('Transport', { exact: true }).inputValue()).toBe('air');
  });
});
