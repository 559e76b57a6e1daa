import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complaintsOf, hasPack, isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Guest, newGuest, WITHOUT_WORKER } from '#tests/support/guest.ts';
import { sharedSite } from '#tests/support/site.ts';

const site = sharedSite();
let guest: Guest;
let page: Page;
/** Of a page in a context of its own. */
let complaints: string[] = [];

beforeAll(async () => {
  guest = await newGuest(site.url);
});
beforeEach(() => {
  ({ page } = guest);
});
afterAll(() => guest?.leave());

/** A new visitor who reads English; without a worker, since what the device keeps has tests of its own. */
async function visit(path: string): Promise<void> {
  await guest.visit(path);
}

/** A visitor in a context of their own, which the page leaves at the end. */
async function visitAlone(path: string, options: BrowserContextOptions): Promise<void> {
  page = await (await guest.newContext(options)).newPage();
  complaints = complaintsOf(page, [WITHOUT_WORKER]);
  await page.goto(site.url + path);
  if (options.javaScriptEnabled !== false) await isAlive(page);
}

afterEach(async () => {
  if (page !== guest.page) await page.context().close();
  expect([...guest.complaints, ...complaints.splice(0)]).toEqual([]);
});

const search = () => new URL(page.url()).search;
const rows = () => page.locator('main tbody .ui-row-link');
const keys = () =>
  rows().evaluateAll((links) =>
    links.map((link) => decodeURIComponent(link.getAttribute('href')?.split('/').pop() ?? '')),
  );
const field = () => page.locator('main input[type="search"]');
const focusedHref = () => page.evaluate(() => document.activeElement?.getAttribute('href') ?? null);
const texts = (selector: string) => page.locator(selector).allInnerTexts();

/** Tables with their address and the columns that the specification asks for. */
const TABLES = [
  ['DICT-01', 'ports', '/dictionary/ports', ['Port code', 'Port name', 'Country or region', 'Trade lane', 'Port type']],
  [
    'DICT-02',
    'hs-codes',
    '/dictionary/hsCode',
    ['HS code', 'Product name', 'Unit', 'Export rebate', 'CIQ code and name'],
  ],
  [
    'DICT-03',
    'containers',
    '/dictionary/containerSize',
    [
      'Box type',
      'Image',
      'External size (mm)',
      'Temperature',
      'Internal size (mm)',
      'Door opening (mm)',
      'Max. gross weight (kg)',
      'Payload (kg)',
      'Volume (m³)',
    ],
  ],
  ['DICT-04', 'cold-box', '/dictionary/containerSize?view=cold', ['Product name', 'Celsius', 'Fahrenheit', 'Category']],
  ['DICT-05', 'trade-terms', '/dictionary/tradeTerms', ['Term', 'Name', 'Costs and risk', 'Risk passes']],
  [
    'DICT-05',
    'dangerous-goods',
    '/dictionary/dangerousGoods',
    ['UN number', 'Proper shipping name', 'Class', 'Subsidiary hazards', 'Packing group'],
  ],
  ['DICT-06', 'airports', '/dictionary/airports', ['Airport code', 'Airport name', 'City', 'Country or region']],
  ['DICT-05', 'pallets', '/dictionary/palletSizes', ['Length × width (mm)', 'Name', 'To scale', 'Standards']],
] as const;

describe('tables', () => {
  it.each(TABLES)('%s %s: its columns, its source and a page for each entry', async (_id, _name, path, columns) => {
    await visit(path);
    expect(await texts('main thead th')).toEqual(expect.arrayContaining([...columns]));
    const foot = await wordsOf(page.locator('.dict-foot'));
    for (const word of ['Edition', 'Source', 'As of', 'Entries']) expect(foot).toContain(word);
    const heading = await wordsOf(page.locator('main h1'));
    const [first] = await keys();
    await rows().first().click();
    await page.locator('.ui-tr-detail').getByRole('link', { name: 'Full details' }).click();
    await eventually(() => decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '')).toBe(first);
    await page.locator('main .dict-entry h1').waitFor();
    expect(await wordsOf(page.locator('main h1'))).not.toBe(heading);
    await page.locator('main nav').getByRole('link', { name: heading }).click();
    await eventually(() => wordsOf(page.locator('main h1'))).toBe(heading);
  });

  it('DICT-03, DICT-05 draw containers, pallets, cost charts and hazard labels', async () => {
    for (const [path, drawing] of [
      ['/dictionary/containerSize', 'main tbody td svg'],
      ['/dictionary/palletSizes', 'main tbody td svg'],
      ['/dictionary/tradeTerms', 'main tbody td svg, main tbody td [class*=cost]'],
      ['/dictionary/dangerousGoods', 'main tbody td svg'],
    ] as const) {
      await visit(path);
      const drawn = await page.locator(drawing).count();
      expect({ path, each: drawn >= (await rows().count()) }).toEqual({ path, each: true });
    }
  });
});

describe('search', () => {
  it('DICT-06 finds Ningbo in all of its spellings, first of all, on the server and while it is typed', async () => {
    await visit('/dictionary/ports');
    await hasPack(page, 'ports');
    for (const word of ['宁波', 'ningbo', 'nb', 'CNNGB', 'ningob', 'ｎｉｎｇｂｏ', '寧波']) {
      const { keys: answered } = await served(`?q=${encodeURIComponent(word)}`);
      expect({ word, first: answered[0] }).toEqual({ word, first: 'CNNGB' });
      await field().pressSequentially(word);
      await eventually(async () => ({ word, first: (await keys())[0] })).toEqual({ word, first: 'CNNGB' });
      await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(word);
      await field().fill('');
      await eventually(async () => (await keys())[0]).toBe('CNSHA');
    }
  });

  it('DICT-06 says when a typing error was allowed, and what else to try when nothing is found', async () => {
    await visit('/dictionary/ports?q=ningob');
    expect(await wordsOf(page.locator('main'))).toMatch(/did you mean/i);
    await field().fill('qqxxyyzz');
    await page.getByText('Nothing found for “qqxxyyzz”').waitFor();
    await page.getByRole('link', { name: 'HS codes' }).last().waitFor();
    await field().fill('');
    await eventually(() => rows().count()).toBe(20);
  });

  it.each(TABLES)('DICT-06 %s %s: the device answers as the server does', async (_id, dataset, path) => {
    await visit(path);
    await hasPack(page, dataset);
    // From here on the server is not asked for rows any more; it may still tell of newer editions.
    await page.route(/\/api\/bDictionary\/(?!packs$)/, (route) => route.abort());
    for (const word of WORDS[dataset]) {
      await field().fill(word);
      await eventually(() => new URL(page.url()).searchParams.get('q') ?? '').toBe(word);
      await isSettled();
      expect({ word, ...(await shown()) }).toEqual({ word, ...(await served(search())) });
    }
    await field().fill('');
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(null);
    for (const direction of ['ascending', 'descending']) {
      const header = page.locator('main thead th:has(a)').last();
      await header.locator('a').click();
      await eventually(() => header.getAttribute('aria-sort')).toBe(direction);
      await isSettled();
      expect({ direction, ...(await shown()) }).toEqual({ direction, ...(await served(search())) });
    }
  });
});

/** Words in each table's languages: codes, names, parts of names, pinyin, initials, typing errors. */
const WORDS = {
  ports: ['上海', 'shang', 'nb', 'rotterdam', 'felixtow', 'san', 'us', 'ham burg', 'lian yun'],
  airports: ['PVG', '上海', 'shpd', 'frankfurt', 'london', 'mengfeisi', 'amsterdma'],
  'hs-codes': ['8507', '电池', 'battery', 'dianchi', 'chi', '0101', 'lithum'],
  containers: ['40', 'reefer', '冷藏', 'gp', '22G1'],
  'cold-box': ['fish', '鱼', 'banana', 'niurou', 'bananna'],
  'trade-terms': ['fob', '到岸', 'carriage', 'cif'],
  'dangerous-goods': ['1263', 'paint', '电池', 'lithium', 'youqi'],
  pallets: ['1200', 'epal', '中国', '1000'],
} as const;

const isSettled = () => page.locator('main table:not([aria-busy])').waitFor();

/** Entries and their number as the page shows them. */
async function shown() {
  return { total: await wordsOf(page.locator('.dict-bar [role=status]')), keys: await keys() };
}

/** The same of the page that the server makes for an address of this table. */
async function served(query: string) {
  const answer = await fetch(new URL(query, page.url()), { headers: { cookie: 'locale=en_US' } });
  const html = await answer.text();
  const links = html.match(/<a\b[^>]*\bui-row-link\b[^>]*>/g) ?? [];
  const status = /dict-bar"><p[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '';
  return {
    total: status.replace(/<[^>]*>/g, ''),
    keys: links.map((link) => decodeURIComponent(/href="[^"]*\/([^"/]*)"/.exec(link)?.[1] ?? '')),
  };
}

describe('filters, order and pages', () => {
  it('DICT-06 filter the rows, in the address too, and are taken away again', async () => {
    await visit('/dictionary/ports');
    const count = async () => Number((await wordsOf(page.locator('.dict-bar [role=status]'))).replace(/\D/g, ''));
    const all = await count();
    await page.getByRole('link', { name: 'River port' }).click();
    await eventually(() => search()).toContain('f=');
    await eventually(count).toBeLessThan(all);
    await isSettled();
    expect(new Set(await texts('main tbody td:nth-child(5)'))).toEqual(new Set(['River port']));
    const link = page.url();
    const few = await count();
    await page.goto(link);
    expect(await count()).toBe(few);
    await page.getByRole('link', { name: 'Clear all filters' }).click();
    await eventually(count).toBe(all);
    expect(search()).toBe('');
  });

  it('DICT-06 sort by a column, both ways, and say so', async () => {
    await visit('/dictionary/ports');
    const header = page.locator('main thead th').first();
    await header.locator('a').click();
    await eventually(() => header.getAttribute('aria-sort')).toBe('ascending');
    await eventually(async () => (await keys())[0]).not.toBe('CNSHA');
    const up = await keys();
    expect(up).toEqual([...up].sort());
    await header.locator('a').click();
    await eventually(() => header.getAttribute('aria-sort')).toBe('descending');
    await eventually(async () => (await keys())[0]).not.toBe(up[0]);
    const down = await keys();
    expect(down).toEqual([...down].sort().reverse());
  });

  it('FORM-05 give 20 entries and offer 10, 20, 30 and 50', async () => {
    await visit('/dictionary/ports');
    expect(await rows().count()).toBe(20);
    const sizes = page.locator('.ui-page-sizes a');
    expect(await sizes.allInnerTexts()).toEqual(['10', '20', '30', '50']);
    for (const size of ['50', '10', '30', '20']) {
      await sizes.getByText(size, { exact: true }).click();
      await eventually(() => rows().count()).toBe(Number(size));
      // A click while the page still travels to its top would miss its link.
      await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  it('FORM-05 show seven page buttons, and five and a compact form below 750 px', async () => {
    await visit('/dictionary/ports?page=40');
    const numbers = page.locator('.ui-pages a:not(.ui-page-step)');
    const visible = async () => {
      const all = await numbers.all();
      const seen = await Promise.all(all.map(async (one) => ((await one.isVisible()) ? [await wordsOf(one)] : [])));
      return seen.flat();
    };
    await page.setViewportSize({ width: 750, height: 900 });
    expect(await visible()).toEqual(['1', '38', '39', '40', '41', '42', '89']);
    await page.setViewportSize({ width: 749, height: 900 });
    expect(await visible()).toEqual(['1', '39', '40', '41', '89']);
  });

  it('FORM-05 travel to the top after a page change, and show other entries', async () => {
    await visit('/dictionary/ports');
    const first = await keys();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.ui-pages a', { hasText: /^2$/ }).click();
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
    await eventually(async () => (await keys()).some((key) => first.includes(key))).toBe(false);
    expect(search()).toBe('?page=2');
    await page.goBack();
    await eventually(keys).toEqual(first);
  });
});

describe('on every device', () => {
  it('DICT-06 is worked by keyboard: slash, arrows, Enter, Escape', async () => {
    await visit('/dictionary/ports');
    await page.keyboard.press('/');
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('ningbo');
    await eventually(async () => (await keys())[0]).toBe('CNNGB');
    await eventually(() => search()).toBe('?q=ningbo');
    await isSettled();
    await page.keyboard.press('ArrowDown');
    expect(await focusedHref()).toBe('/dictionary/ports/CNNGB');
    const [, second] = await keys();
    await page.keyboard.press('ArrowDown');
    expect(await focusedHref()).toBe(`/dictionary/ports/${second}`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.locator('.ui-tr-detail').waitFor();
    await eventually(() => wordsOf(page.locator('.ui-tr-detail'))).toContain('Zhejiang');
    await page.keyboard.press('Escape');
    await page.locator('.ui-tr-detail').waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowUp');
    expect(await field().evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => field().inputValue()).toBe('');
  });

  it('DICT-06 is a table from 750 px and a list of cards below, with the same entries', async () => {
    await visit('/dictionary/ports');
    const display = () =>
      rows()
        .first()
        .locator('xpath=ancestor::tr')
        .evaluate((row) => getComputedStyle(row).display);
    expect(await display()).toBe('table-row');
    const wide = await keys();
    await page.setViewportSize(PHONE);
    expect(await display()).not.toBe('table-row');
    expect(await keys()).toEqual(wide);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    const card = await rows().first().locator('xpath=ancestor::tr').boundingBox();
    expect(card?.width).toBeLessThanOrEqual(PHONE.width);
    await rows().first().click();
    await page.locator('.ui-tr-detail').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('FORM-05, DICT-06 leads to the last page from one beyond it, also when that is found out late', async () => {
    await visit('/dictionary/hsCode');
    const held = Promise.withResolvers<Route>();
    await page.route(/\/api\/bDictionary\/.*pageNum=999/, held.resolve);
    await page.evaluate(() => history.pushState({}, '', '/dictionary/ports?page=999&f=lane.europe'));
    await page.locator('main h1', { hasText: 'Ports' }).waitFor();
    const question = await held.promise;
    await question.continue();
    await rows().first().waitFor();
    expect(Number(new URL(page.url()).searchParams.get('page'))).toBeLessThan(100);
    expect(search()).toContain('f=lane.europe');
    expect(await page.locator('.ui-page-current').first().textContent()).toBe(
      new URL(page.url()).searchParams.get('page'),
    );
    // The address beyond the end is not what the way back leads to.
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/dictionary/hsCode');
  });

  it('copies a code', async () => {
    await visitAlone('/dictionary/ports/CNNGB', { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('button', { name: 'Copy CNNGB' }).click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toBe('CNNGB');
  });

  it('DICT-06, FORM-05 works by form and links without JavaScript', async () => {
    await visitAlone('/dictionary/ports', { javaScriptEnabled: false });
    await field().fill('ningob');
    await field().press('Enter');
    expect((await keys())[0]).toBe('CNNGB');
    await rows().first().click();
    expect(page.url()).toBe(`${site.url}/dictionary/ports/CNNGB`);
    expect(await wordsOf(page.locator('main h1'))).toBe('Ningbo');
    await page.goto(`${site.url}/dictionary/ports`);
    const first = await keys();
    await page.locator('.ui-pages a', { hasText: /^3$/ }).click();
    expect((await keys()).some((key) => first.includes(key))).toBe(false);
    await page.locator('main thead th a').first().click();
    const sorted = await keys();
    expect(sorted).toEqual([...sorted].sort());
    await page.getByRole('link', { name: 'River port' }).click();
    expect(new Set(await texts('main tbody td:nth-child(5)'))).toEqual(new Set(['River port']));
  });

  it('DICT-06 lets whoever types and follows a link at once go, however long the next page takes', async () => {
    await visitAlone('/dictionary/ports', {});
    await page.clock.install();
    const held = Promise.withResolvers<Route>();
    await page.route('**/api/bNews/showGet*', held.resolve);
    await field().fill('ningbo');
    await page.locator('footer a[href="/memoirs/news"]').click();
    const question = await held.promise;
    await page.clock.fastForward(1000);
    await question.continue();
    await page.locator('main h2 a').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/memoirs/news');
  });

  it('takes what was typed before its script was there', async () => {
    await guest.reset();
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${site.url}/dictionary/ports`, { waitUntil: 'commit' });
    await field().pressSequentially('ningbo');
    release();
    await eventually(async () => (await keys())[0]).toBe('CNNGB');
    expect(await field().inputValue()).toBe('ningbo');
  });
});
