import type { Page } from 'playwright-core';
import { isAlive, wordsOf } from '#tests/support/browser.ts';
import { answerTo } from '#tests/support/login.ts';
import { codeSentTo } from '#tests/support/sent-code.ts';

/** One visitor; his `mark`, eight digits, stands in everything he sends. */
export interface Visit {
  page: Page;
  /** The site at the end of his line. */
  site: string;
  /** The site without a line between: for the codes that reach him by SMS and mail. */
  server: string;
  mark: string;
  /** A shipment that the carrier knows. */
  bill: string;
  box: string;
}

type Journey = (visit: Visit) => Promise<unknown>;

const PASSWORD = 'a quiet berth at dawn';

async function open({ page, site }: Visit, path: string): Promise<void> {
  await page.goto(site + path, { waitUntil: 'commit' });
  await isAlive(page);
}

/** Opens an address and waits for what the visitor came for. */
const see =
  (path: string, shown: string): Journey =>
  async ({ page, site }) => {
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
  };

/** Looks a word up in a table of the dictionary, and opens the entry whose key begins so. */
const lookUp =
  (table: string, text: string, key: string): Journey =>
  async (visit) => {
    const { page } = visit;
    await open(visit, `/dictionary/${table}`);
    await page.locator('main input[type="search"]').fill(text);
    await page.locator(`main tbody a[href^="/dictionary/${table}/${key}"]`).first().click();
    // Opens in place, or as a page of its own while the code of the table is on its way.
    const more = page.locator('.ui-tr-detail').getByRole('link', { name: 'Full details' });
    const entry = page.locator('main .dict-entry h1');
    await more.or(entry).first().waitFor();
    if (await more.isVisible()) await more.click();
    await entry.waitFor();
  };

/** Has a code sent to an address, and types it. */
async function confirm({ page, server }: Visit, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('button', { name: /Resend in/ }).waitFor();
  await page.getByLabel('Verification code').fill(await codeSentTo({ url: server }, address));
}

async function pickPort(page: Page, label: string, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(code);
  await page.getByRole('option').filter({ hasText: code }).first().waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
}

const ask =
  (number: 'bill' | 'box'): Journey =>
  async (visit) => {
    const { page } = visit;
    await open(visit, '/logisticstools/tracking');
    const field = page.getByRole('searchbox', { name: 'Container number or bill of lading number' });
    await field.fill(visit[number]);
    await field.press('Enter');
    await page.locator('main article', { hasText: visit[number] }).first().waitFor();
  };

/** Queries by table for what the visitor with this mark sends; each must find exactly one row. */
export const sentBy = (mark: string) =>
  ({
    contact_message: `select from contact_message where from_message = 'Two boxes to Hamburg, ${mark}.'`,
    enquiry: `select from enquiry where content::text like '%Garden furniture ${mark}%'`,
    account: `select from account where username = 'shipper.${mark}'`,
    watch_item: `select from watch_item join account on account.id = account_id where username = 'shipper.${mark}'`,
  }) as const;

/** The twenty core journeys, in the order of one visit. */
export const journeys: Readonly<Record<string, Journey>> = {
  'arrive on the home page': (visit) => open(visit, '/home'),
  'read the news list': see('/memoirs/news', 'main h2 a'),
  'read an article': async ({ page }) => {
    await page.locator('main h2 a').first().click();
    await page.locator('main article .news-body').waitFor();
  },
  'look a port up': lookUp('ports', 'ningbo', 'CNNGB'),
  'look an HS code up': lookUp('hsCode', '9401', '9401'),
  'look a container up': lookUp('containerSize', '40HQ', '40HQ'),
  'look a trade term up': lookUp('tradeTerms', 'FOB', 'FOB'),
  'look dangerous goods up': lookUp('dangerousGoods', '1203', '1203'),
  'look a pallet up': lookUp('palletSizes', '1200x1000', '1200x1000'),
  'search the site': see('/searchresult?keywords=demurrage', 'main h2, main h3'),
  'read the help': see('/help', 'main details'),
  'calculate a load': async (visit) => {
    await open(visit, '/logisticstools/loadcalculator');
    await visit.page.locator('.tool-answer', { hasText: 'takes everything' }).waitFor();
  },
  'write to us': async (visit) => {
    const { page, mark } = visit;
    await open(visit, '/aboutus/contactus?write=us');
    await page.locator('input[name=fromName]').fill('Lin Yue');
    await page.locator('input[name=fromCompanyName]').fill('Yongjiang Textiles');
    await page.locator('input[name=fromPhone]').fill(`138${mark}`);
    await page.locator('input[name=fromEmail]').fill(`lin.${mark}@example.com`);
    await page.locator('textarea[name=fromMessage]').fill(`Two boxes to Hamburg, ${mark}.`);
    await confirm(visit, `138${mark}`);
    await page.getByRole('button', { name: 'Send the message' }).click();
    await page.getByText(/Your reference is M/).waitFor();
  },
  'ask for a rate': async (visit) => {
    const { page, mark } = visit;
    await open(visit, '/home');
    await pickPort(page, 'Port of loading', 'CNNGB');
    await pickPort(page, 'Port of discharge', 'DEHAM');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Goods', { exact: true }).fill(`Garden furniture ${mark}`);
    await page.getByLabel('Name', { exact: true }).fill('Lin Yue');
    await page.getByLabel('E-mail').fill(`rate.${mark}@example.com`);
    await page.getByRole('button', { name: 'Send the enquiry' }).click();
    await confirm(visit, `rate.${mark}@example.com`);
    await page.getByRole('button', { name: 'Confirm and send' }).click();
    await page.getByText(/Your reference is/).waitFor();
  },
  register: async (visit) => {
    const { page, mark } = visit;
    await open(visit, '/register');
    await page.getByLabel('Display name').fill('Lin');
    await page.getByLabel('User name').fill(`shipper.${mark}`);
    await page.getByLabel('Phone', { exact: true }).fill(`139${mark}`);
    await confirm(visit, `139${mark}`);
    await page.locator('input[name=newPassword]').fill(PASSWORD);
    await page.locator('input[name=again]').fill(PASSWORD);
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole('button', { name: 'Register' }).click();
    await page.locator('.shell-user', { hasText: 'Lin' }).waitFor();
  },
  'log out and in again': async (visit) => {
    const { page, mark } = visit;
    await page.locator('.shell-user').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await page.waitForURL('**/login');
    await page.getByRole('textbox', { name: 'Account' }).fill(`shipper.${mark}`);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ask a text question instead' }).click();
    const question = await wordsOf(page.locator('.captcha-task strong'));
    await page.getByRole('textbox', { name: 'Answer' }).fill(answerTo(question));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator('.shell-user', { hasText: 'Lin' }).waitFor();
  },
  'track a bill of lading': ask('bill'),
  'track a container': ask('box'),
  'find a sailing': async (visit) => {
    const { page } = visit;
    await open(visit, '/logisticstools/shipplan');
    await pickPort(page, 'Port of loading', 'CNNGB');
    await pickPort(page, 'Port of discharge', 'NLRTM');
    await page.getByRole('button', { name: 'Find sailings' }).click();
    await page.getByRole('table', { name: 'Sailings' }).waitFor();
  },
  'watch a shipment': async (visit) => {
    const { page, bill } = visit;
    await open(visit, '/logisticstools/watchlist');
    await page.getByLabel('Container number or bill of lading number').fill(bill);
    // The card stands at once; the list is sent after it.
    const sent = page.waitForResponse((response) => response.url().endsWith('/bWatch/merge') && response.ok());
    await page.getByRole('button', { name: 'Watch this shipment' }).click();
    await page.locator('article', { hasText: bill }).waitFor();
    await sent;
  },
};
