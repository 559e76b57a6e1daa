import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { complaintsOf, DESKTOP, isAlive, launchBrowser, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()]);
});

/** A new visitor, reading English unless told. Each test has its own; it must leave without a complaint. */
async function visit(path: string, { viewport = DESKTOP, locale = 'en_US' } = {}): Promise<void> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
  page = await context.newPage();
  complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/]);
  await page.goto(site.url + path);
  await isAlive(page);
}

beforeEach(() => async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

/** Set on the window: gone after the page was loaded again. */
const mark = () => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = () => page.evaluate(() => 'stillHere' in window);
const path = () => new URL(page.url()).pathname;
const focused = (selector: string) => page.locator(selector).evaluate((element) => element === document.activeElement);

describe('menu and logo', () => {
  it('SHELL-01 lead to every page without loading the site again, and the logo leads home', async () => {
    await visit('/home');
    await mark();
    const links = page.locator('header .shell-nav').getByRole('link', { includeHidden: false });
    const direct = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const href of direct) {
      await page.locator(`header .shell-nav a[href="${href}"]`).first().click();
      await eventually(path).toBe(href);
      await page.locator('main h1').first().waitFor();
    }
    const button = page.locator('header .shell-nav button');
    const inside = await page
      .locator('header .shell-nav [role=menu] a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(inside).toHaveLength(6);
    for (const href of inside) {
      await button.click();
      await page.locator(`header .shell-nav [role=menu] a[href="${href}"]`).click();
      await eventually(path).toBe(href);
      await page.locator('main table').waitFor();
    }
    await page.locator('header .shell-brand').click();
    await eventually(path).toBe('/home');
    expect(await isMarked()).toBe(true);
  });

  it('SHELL-01 are operated by keyboard: arrows and letters move, Escape gives the focus back, Enter follows', async () => {
    await visit('/home');
    const button = page.locator('header .shell-nav button');
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused('header .shell-nav [role=menu] a[href="/dictionary/ports"]')).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('End');
    expect(await focused('header .shell-nav [role=menu] a[href="/dictionary/palletSizes"]')).toBe(true);
    await page.keyboard.press('t');
    expect(await focused('header .shell-nav [role=menu] a[href="/dictionary/tradeTerms"]')).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => focused('header .shell-nav button')).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await eventually(() => focused('header .shell-nav [role=menu] a[href="/dictionary/ports"]')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(path).toBe('/dictionary/hsCode');
  });

  it('SHELL-05 fold into one menu on a phone, beside a bar for the thumb', async () => {
    await visit('/home', { viewport: PHONE });
    expect(await page.locator('header .shell-nav').isVisible()).toBe(false);
    const everything = page.locator('header .shell-burger [role=menu] a');
    expect(await everything.count()).toBe(9);
    await page.locator('header .shell-burger button').click();
    await page.locator('header .shell-burger [role=menu] a[href="/dictionary/tradeTerms"]').click();
    await eventually(path).toBe('/dictionary/tradeTerms');
    await everything.first().waitFor({ state: 'hidden' });
    const tabs = page.locator('nav.shell-tabs a');
    for (const tab of await tabs.all()) {
      const box = await tab.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    }
    await page.locator('nav.shell-tabs a[href="/memoirs/news"]').click();
    await eventually(path).toBe('/memoirs/news');
  });

  it('SHELL-01 stay as they are while pages change, with the focus where it was', async () => {
    await visit('/home');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('header, footer')) element.setAttribute('data-mark', '');
    });
    await page.locator('header .shell-nav a[href="/memoirs/news"]').focus();
    for (const next of ['/memoirs/news', '/logisticstools/tracking']) {
      await page.locator(`header .shell-nav a[href="${next}"]`).focus();
      await page.keyboard.press('Enter');
      await eventually(path).toBe(next);
      await page.locator('main h1').waitFor();
      expect(await page.locator('[data-mark]').count()).toBe(2);
      expect(await focused(`header .shell-nav a[href="${next}"]`)).toBe(true);
    }
  });

  it('SHELL-02 stay in reach: the bar is fixed, and slim once the page is scrolled', async () => {
    await visit('/dictionary/ports');
    const bar = page.locator('header.shell-bar');
    const tall = (await bar.boundingBox())?.height ?? 0;
    await page.evaluate(() => window.scrollTo(0, 600));
    await eventually(async () => (await bar.boundingBox())?.height ?? tall).toBeLessThan(tall);
    expect((await bar.boundingBox())?.y).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => (await bar.boundingBox())?.height).toBe(tall);
  });
});

describe('keyboard', () => {
  it('begins with a link that skips to the content', async () => {
    await visit('/dictionary/ports');
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#content"]');
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    expect(await focused('#content')).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('shows where it is, on every stop of header and content', async () => {
    await visit('/dictionary/ports');
    const unseen: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null) return null;
        // A field may leave it to the frame around it.
        const frames = [element, element.parentElement].filter((one) => one !== null);
        const shown = frames.some((one) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        });
        return shown ? null : element.outerHTML.slice(0, 120);
      });
      if (seen !== null) unseen.push(seen);
    }
    expect(unseen).toEqual([]);
  });
});

describe('navigation', () => {
  it('ROUTE-09 gives each page its title, in the language of the site', async () => {
    await visit('/home');
    expect(await page.title()).toBe('Harbourway, freight that keeps its word');
    await page.locator('footer a[href="/memoirs/news"]').click();
    await eventually(() => page.title()).toBe('Harbourway · News');
    await page.locator('footer a[href="/dictionary/hsCode"]').click();
    await eventually(() => page.title()).toBe('Harbourway · HS codes');
    await page.goBack();
    await eventually(() => page.title()).toBe('Harbourway · News');
    await page.context().addCookies([{ name: 'locale', value: 'zh_CN', url: site.url }]);
    await page.reload();
    expect(await page.title()).toBe('港途国际物流 · 新闻资讯');
  });

  it('ROUTE-10 shows a bar while a page is on its way, and none afterwards', async () => {
    await visit('/home');
    let release = () => undefined as unknown;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/bNews/showGet?*pageSize=20*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('footer a[href="/memoirs/news"]').click();
    const bar = page.getByRole('progressbar');
    await bar.waitFor();
    expect(await bar.getAttribute('aria-label')).toBe('Loading the page');
    release();
    await bar.waitFor({ state: 'detached' });
    await eventually(path).toBe('/memoirs/news');
  });
});

describe('language', () => {
  it('SHELL-19 switches with a message in the language chosen, loads the page again after a second, and stays', async () => {
    await visit('/dictionary/ports?q=ningbo', { locale: 'zh_CN' });
    await mark();
    await page.locator('header .shell-language').click();
    const message = page.locator('[aria-live]').getByText('Language changed to English');
    await message.waitFor();
    const shown = performance.now();
    expect(await isMarked()).toBe(true);
    await eventually(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('en-US');
    const waited = performance.now() - shown;
    expect(waited).toBeGreaterThan(700);
    expect(waited).toBeLessThan(5_000);
    expect(new URL(page.url()).search).toBe('?q=ningbo');
    await isAlive(page);
    await page.locator('footer a[href="/memoirs/news"]').click();
    await eventually(() => page.title()).toBe('Harbourway · News');
    const later = await page.context().newPage();
    await later.goto(`${site.url}/home`);
    expect(await later.locator('html').getAttribute('lang')).toBe('en-US');
  });

  it('SHELL-19 lets the choice win over a language that the address names', async () => {
    await visit('/home?lang=en_US');
    await page.locator('header .shell-language').click();
    await eventually(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('zh-CN');
    expect(page.url()).toBe(`${site.url}/home`);
  });

  it('SHELL-14 names the company, its contact, the copyright and the filing line in the foot', async () => {
    await visit('/home', { locale: 'zh_CN' });
    const foot = await wordsOf(page.locator('footer.shell-footer'));
    expect(foot).toContain('2011-2021');
    expect(foot).toMatch(/ICP/i);
    expect(await page.locator('footer a[href^="tel:"]').count()).toBe(1);
    expect(await page.locator('footer a[href^="mailto:"]').count()).toBe(1);
  });
});
