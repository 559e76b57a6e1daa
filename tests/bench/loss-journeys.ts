import type { Page } from 'playwright-core';
import { hasPack, isAlive, isControlled } from '#tests/support/browser.ts';

/** One visitor; his `mark`, eight digits, stands in everything he sends. */
export interface Visit {
  page: Page;
  site: string;
  mark: string;
}

type Journey = (visit: Visit) => Promise<unknown>;

/** Opens an address and waits for what the visitor came for. */
const see =
  (path: string, shown: string): Journey =>
  async ({ page, site }) => {
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
  };

/** Everything that the server has sent by SMS and mail and in which a text stands. */
export async function sentAbout(site: string, text: string): Promise<{ to: string; text: string }[]> {
  const answer = await fetch(`${site}/dev/outbox`, { headers: { accept: 'application/json' } });
  const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
  return messages.filter((message) => message.to.includes(text) || message.text.includes(text));
}

/** Has a code sent to an address, and types it. */
async function confirm({ page, site }: Visit, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: /Again in/ }).waitFor();
  const [code] = await sentAbout(site, address);
  await page.getByLabel('Verification code').fill(code?.text.match(/\d{6}/)?.[0] ?? '');
}

async function pickPort(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(code);
  await page.locator('.ui-combo-option:visible').first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
}

/** What a visitor writes to us, by the name of the journey. */
export const wordsOf = {
  'write to us': ({ mark }: Pick<Visit, 'mark'>) => `Two boxes to Hamburg, ${mark}.`,
  'ask for a rate': ({ mark }: Pick<Visit, 'mark'>) => `Garden furniture ${mark}`,
} as const;

/** The core journeys, in the order of one visit. */
export const journeys: Readonly<Record<string, Journey>> = {
  'arrive on the home page': async ({ page, site }) => {
    await page.goto(`${site}/home`);
    await isAlive(page);
  },
  'the site is on the device': ({ page }) => isControlled(page),
  'find a port': async (visit) => {
    await see('/dictionary/ports', 'main tbody .ui-row-link')(visit);
    await visit.page.locator('main input[type="search"]').fill('ningbo');
    await visit.page.locator('main a[href="/dictionary/ports/CNNGB"]').waitFor();
  },
  'a table is on the device': ({ page }) => hasPack(page, 'ports'),
  'open a port': see('/dictionary/ports/CNNGB', 'main h1'),
  'look at HS codes': see('/dictionary/hsCode', 'main tbody .ui-row-link'),
  'look at dangerous goods': see('/dictionary/dangerousGoods', 'main tbody .ui-row-link'),
  'read the news list': see('/memoirs/news', 'main h2 a'),
  'read an article': async ({ page }) => {
    await page.locator('main h2 a').first().click();
    await page.locator('main article .news-body').waitFor();
  },
  'read the milestones': see('/memoirs/landmark', 'main h2'),
  'find the experts': see('/expertteam', 'main a[href^="/expertteam/expertsshow/"]'),
  'find an office': see('/aboutus/offices', 'main .office'),
  'read the help': see('/help', 'main details'),
  'look at a product': see('/product/seatransport', 'main h1'),
  'check a container number': see('/logisticstools/tracking?no=CSQU3054383', 'main .track-answer, main h1'),
  'calculate a load': see('/logisticstools/loadcalculator', 'main form, main fieldset'),
  'search the site': see('/searchresult?keywords=demurrage', 'main h2, main h3'),
  'write to us': async (visit) => {
    const { page, site, mark } = visit;
    await page.goto(`${site}/aboutus/contactus?write=us`);
    await isAlive(page);
    await page.locator('input[name=fromName]').fill('Lin Yue');
    await page.locator('input[name=fromCompanyName]').fill('Yongjiang Textiles');
    await page.locator('input[name=fromPhone]').fill(`138${mark}`);
    await page.locator('input[name=fromEmail]').fill(`lin.${mark}@example.com`);
    await page.locator('textarea[name=fromMessage]').fill(wordsOf['write to us'](visit));
    await confirm(visit, `138${mark}`);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText(/Its number is M/).waitFor();
  },
  'ask for a rate': async (visit) => {
    const { page, site, mark } = visit;
    await page.goto(`${site}/home`);
    await isAlive(page);
    await pickPort(page, 'Port of loading', 'CNNGB');
    await pickPort(page, 'Port of discharge', 'DEHAM');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByLabel('Goods', { exact: true }).fill(wordsOf['ask for a rate'](visit));
    await page.getByLabel('Name', { exact: true }).fill('Lin Yue');
    await page.getByLabel('E-mail').fill(`rate.${mark}@example.com`);
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await confirm(visit, `rate.${mark}@example.com`);
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    await page.getByText(/Its number is/).waitFor();
  },
  'save the trip pack': async ({ page, site }) => {
    await page.goto(`${site}/offline`);
    await isAlive(page);
    await page.getByRole('button', { name: 'Save everything' }).click();
    await page.getByText(/Ready: /).waitFor();
  },
};
