import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#contract/locale.ts';
import { complaintsOf, connectBrowser, isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { HOSTILE_HTML } from '#tests/support/hostile-html.ts';
import { codeSentTo } from '#tests/support/sent-code.ts';
import { sharedSite } from '#tests/support/site.ts';

const site = sharedSite();
let browser: Browser;

beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser?.close());

async function html(path: string, locale: Locale = 'en_US'): Promise<string> {
  const answer = await fetch(site.url + path, { headers: { accept: 'text/html', cookie: `locale=${locale}` } });
  return answer.text();
}

/** Structured data of a page by its type. */
async function thingsOf(path: string): Promise<Map<string, Record<string, unknown>>> {
  const blocks = [...(await html(path)).matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const things = blocks.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return new Map(things.map((thing) => [String(thing['@type']), thing]));
}

describe('the pages of the company as HTML', () => {
  it('ROUTE-13 the page for those who may not enter says so, and offers to log in and to return', async () => {
    const page = await html('/401');
    for (const words of ['Unauthorized', 'You do not have permission to view this page, access denied']) {
      expect(page).toContain(words);
    }
    expect(page).toMatch(/href="\/login"[^>]*>.*?Go log in/);
    expect(page).toMatch(/<button[^>]*>.*?Return/);
    expect(await html('/401', 'zh_CN')).toContain('您没有权限查看此页面，拒绝访问');
  });

  it('ROUTE-01 the terms stand without the frame, agreement and privacy notice in both languages', async () => {
    for (const locale of LOCALES) {
      const page = await html('/explain', locale);
      expect(page).not.toMatch(/class="shell-/);
      for (const id of ['agreement', 'privacy', 'your-rights']) expect(page).toContain(`id="${id}"`);
      expect(page.replace(/<[^>]*>/g, '').length).toBeGreaterThan(locale === 'zh_CN' ? 2_000 : 6_000);
    }
  });

  it('ROUTE-16, EXP-01 an expert that is not known is not found, in the layout', async () => {
    for (const id of ['nobody', '%00', 'A B']) {
      const answer = await fetch(`${site.url}/expertteam/expertsshow/${encodeURIComponent(id)}`);
      expect({ id, status: answer.status }).toEqual({ id, status: 404 });
      expect(await answer.text()).toContain('<footer');
    }
  });

  it('NEWS-02 milestones stand under their years, oldest first, each with an address of its own', async () => {
    const page = await html('/memoirs/landmark');
    const years = [...page.matchAll(/<h2 id="year-(\d{4})"/g)].map(([, year]) => Number(year));
    expect(years.length).toBeGreaterThan(5);
    expect(years).toEqual([...years].sort((a, b) => a - b));
    const { rows } = (await (await fetch(`${site.url}/api/bMilestone/showGet`)).json()).message;
    for (const { id } of rows) expect(page).toContain(`<li class="stone" id="${id}"`);
  });

  it('tell search engines who the company is, who its experts are, and what it is asked', async () => {
    const company = (await thingsOf('/aboutus/contactus')).get('Organization');
    expect(company).toMatchObject({ url: `${site.url}/home`, telephone: expect.stringContaining('+') });
    const { rows } = (await (await fetch(`${site.url}/api/bExpertInfo/showGet`)).json()).message;
    const expert = await thingsOf(`/expertteam/expertsshow/${rows[0].id}`);
    expect(expert.get('Person')).toMatchObject({ name: rows[0].name.en, jobTitle: rows[0].title.en });
    expect(expert.get('BreadcrumbList')?.itemListElement).toHaveLength(3);
    expect((await thingsOf('/help')).get('FAQPage')?.mainEntity).not.toHaveLength(0);
  });
});

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Write a message' }).click();
  await page.getByRole('dialog').getByLabel('Name').waitFor();
}

describe('a visitor', () => {
  it('SHELL-13, EXP-01, F6, FORM-01 to FORM-03 finds a partner and an expert, and sends a verified message', async () => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const page = await context.newPage();
    const complaints = complaintsOf(page, [/Service Worker registration blocked/, /status of 400/]);

    await page.goto(`${site.url}/aboutus/partners`);
    await isAlive(page);
    const wall = page.locator('.partner-wall > li');
    expect(await wall.count()).toBeGreaterThan(20);
    await page.getByRole('searchbox').fill('furniture');
    await page.waitForFunction(() => document.querySelectorAll('.partner-wall > li').length === 1);
    await page.locator('footer a[href="/expertteam"]').click();
    await page.locator('.expert-tile a').first().click();
    await page.locator('.expert-words a.ui-button').waitFor();
    const name = await wordsOf(page.locator('main h1'));
    expect(await page.title()).toBe(`Harbourway · ${name}`);
    await page.locator('footer a[href="/aboutus/partners"]').click();
    await page.getByRole('searchbox').waitFor();
    expect([await page.getByRole('searchbox').inputValue(), await wall.count()]).toEqual(['furniture', 1]);

    await page.locator('footer a[href="/aboutus/contactus"]').click();
    await openForm(page);
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Send the message' });
    const sendCode = dialog.getByRole('button', { name: 'Send code' });
    expect(await sendCode.isDisabled()).toBe(true);
    await send.click();
    expect(await dialog.locator('.ui-field-error').allInnerTexts()).toEqual(Array(6).fill('Please Enter'));
    // Brought to the first of them, and that field is not left under the head of the dialog.
    const head = await dialog.locator('.ui-dialog-head').boundingBox();
    const wrong = await dialog.locator('input[name=fromName]:focus').boundingBox();
    expect(wrong?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    await dialog.getByLabel('Name').fill('Wang Xiaohai');
    await dialog.getByLabel('Company').fill('Larkmoor Textiles');
    await dialog.getByLabel('E-mail', { exact: true }).fill('wang@example.com');
    await dialog.getByLabel('Message', { exact: true }).fill('Two high cubes\nto Hamburg');
    await dialog.getByLabel('Phone').fill('2380013800');
    await sendCode.click();
    await dialog.getByText('Please fill in the correct phone number').waitFor();
    await dialog.getByLabel('Phone').fill('138 1100 0001 99');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('13811000001');
    await sendCode.click();
    await dialog.getByRole('button', { name: /^Resend in \d+ s$/ }).waitFor();

    // Closed by the way of the form itself, and the page left and loaded anew: nothing typed is lost, the count goes on.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    // Which the address says as well, a moment later.
    await page.waitForURL('**/aboutus/contactus');
    await page.reload();
    await isAlive(page);
    await openForm(page);
    await eventually(() => dialog.getByLabel('Message', { exact: true }).inputValue()).toBe(
      'Two high cubes\nto Hamburg',
    );
    expect(await dialog.getByRole('button', { name: /^Resend in \d+ s$/ }).isDisabled()).toBe(true);

    const code = await codeSentTo(site, '13811000001');
    await dialog.getByLabel('Verification code').fill(code === '000000' ? '000001' : '000000');
    // F6: one tap empties the form, another one brings all of it back.
    const typed = () =>
      dialog
        .locator('input:not([type=checkbox]), textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement | HTMLTextAreaElement).value));
    const before = await typed();
    await dialog.getByRole('button', { name: 'Clear the form' }).click();
    await eventually(async () => (await typed()).join('')).toBe('');
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await eventually(typed).toEqual(before);
    await send.click();
    await dialog.locator('.ui-field-error').waitFor();
    await dialog.getByLabel('Verification code').fill(code);
    await send.click();
    await dialog.getByText('We have received your message').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('contactDraft'))).toBeNull();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the offices', () => {
  // Whether and when an office opens is a sentence of another length at another hour: every third one of a week.
  it.each(LOCALES)('ABOUT-02 stand still in %s when their clocks begin, at whatever hour', async (locale) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 320, height: 844 } });
    await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
    const page = await context.newPage();
    const tops = () =>
      page
        .locator('.office-clock + div')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.url}/aboutus/offices`);
    const before = await tops();
    expect(before.length).toBeGreaterThan(2);
    await page.unroute('**/*.js');
    const said = new Set<string>();
    for (let hour = 0; hour < 7 * 24; hour += 3) {
      await page.clock.setFixedTime(Date.UTC(2026, 10, 23, hour, 30));
      if (hour === 0) await page.reload();
      else await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.locator('.office-clock .ui-badge').first().waitFor();
      for (const words of await page.locator('.office-clock .ui-badge').allTextContents()) said.add(words);
      expect(await tops(), [...said].join(', ')).toEqual(before);
    }
    expect(said.size).toBeGreaterThan(8);
    await context.close();
  });
});

describe('addresses that are not of this site', () => {
  it('a mark in the address that no page has leaves the questions standing', async () => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = complaintsOf(page, [/Service Worker registration blocked/]);
    await page.goto(`${site.url}/help#100%25`);
    await isAlive(page);
    await page.locator('.help-topic summary').first().click();
    await page.locator('.help-topic details[open]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('content that is hostile', () => {
  it('S06 runs nowhere on the page, and leaves what stands beside it as it is', async () => {
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await context.addCookies([{ name: 'locale', value: 'en_US', url: site.url }]);
    const page = await context.newPage();
    // The sanitiser reads it in a document that runs nothing, and of which the policy speaks all the same.
    const expected = [
      /Service Worker registration blocked/,
      /Failed to load resource/,
      /violates the following Content/,
    ];
    const complaints = complaintsOf(page, expected);
    // The server stores nothing of this kind; a device, or another server, may have kept anything.
    await page.route('**/api/bFaq/showGet*', async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      const rows = HOSTILE_HTML.map((attack, at) => {
        const text = { zh: attack, en: `<p>Before ${at}.</p>${attack}` };
        return { id: `attack-${at}`, topic: 'tracking', question: { zh: attack, en: attack }, answer: text };
      });
      await route.fulfill({ json: { ...json, message: { ...json.message, total: rows.length, rows } } });
    });
    await page.goto(`${site.url}/home`);
    await isAlive(page);
    await page.locator('footer a[href="/help"]').click();
    await page.locator('#attack-0').waitFor();
    const seen = await page.evaluate(async () => {
      const answers = [...document.querySelectorAll('.help-answer')];
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const one of answers.flatMap((answer) => [...answer.querySelectorAll('*')])) {
        if (one instanceof HTMLElement) one.focus();
        for (const type of ['mouseover', 'pointerenter', 'click'])
          one.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // Pictures that are not there have said so by then.
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      const links = answers.flatMap((answer) => [...answer.querySelectorAll('a')]);
      return {
        answers: answers.filter((answer, at) => answer.textContent?.includes(`Before ${at}.`)).length,
        attributes: [
          ...new Set(
            answers.flatMap((answer) => [...answer.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())),
          ),
        ],
        // An element of that name would be a property of the window as well.
        attacked: typeof Reflect.get(window, 'attacked'),
        protocols: [...new Set(links.filter((link) => link.href !== '').map((link) => link.protocol))],
      };
    });
    expect(seen.answers).toBe(HOSTILE_HTML.length);
    expect(seen.attributes.filter((name) => /^on|style|action|srcdoc|xlink/.test(name))).toEqual([]);
    expect(seen.attacked).not.toBe('number');
    expect(seen.protocols.filter((protocol) => !/^https?:$/.test(protocol))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
