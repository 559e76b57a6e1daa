import type { Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { visibleMenuCount } from '#domain/menu-fitting.ts';
import { isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Guest, newGuest } from '#tests/support/guest.ts';
import { sharedSite } from '#tests/support/site.ts';

const site = sharedSite();
let guest: Guest;
let page: Page;

beforeAll(async () => {
  guest = await newGuest(site.url);
  ({ page } = guest);
});
afterAll(() => guest?.leave());

/** A new visitor, reading English unless told. Each test has its own; it must leave without a complaint. */
async function visit(
  path: string,
  {
    experts,
    expected = [],
    ...start
  }: Parameters<Guest['visit']>[1] & {
    /** Answers the calls for experts in place of the server. */
    experts?: (route: Route) => void;
  } = {},
): Promise<void> {
  await guest.reset({ ...start, expected: [/status of 503 .*\/bExpertInfo\//, ...expected] });
  if (experts) await page.route('**/api/bExpertInfo/*', experts);
  await page.goto(site.url + path);
  await isAlive(page);
}

afterEach(() => {
  expect(guest.complaints).toEqual([]);
});

/** Set on the window: gone after the page was loaded again. */
const mark = () => page.evaluate(() => Object.assign(window, { stillHere: true }));
const isMarked = () => page.evaluate(() => 'stillHere' in window);
const path = () => new URL(page.url()).pathname;
const focused = (selector: string) => page.locator(selector).evaluate((element) => element === document.activeElement);

const bar = 'header .shell-nav > ul > li';
const trigger = (section: string) => page.locator(`${bar} > a`, { hasText: section });
const openList = 'header .shell-nav [role=menu]:popover-open';

/** State of the menu at the present width: its width, its entries in the bar and those in the opened submenu. */
const fitting = () =>
  page.evaluate(() => {
    const nav = document.querySelector<HTMLElement>('.shell-nav');
    const entries = [...document.querySelectorAll<HTMLElement>('.shell-nav > ul > li:not(.shell-more)')];
    const shown = (element: Element | null) => element?.checkVisibility() === true;
    return {
      width: nav?.clientWidth ?? 0,
      entries: entries.length,
      inBar: entries.filter(shown).length,
      firstOnes: entries.findIndex((entry) => !shown(entry)),
      more: shown(document.querySelector('.shell-more')),
      words: shown(document.querySelector('.shell-more-words')),
      phone: shown(document.querySelector('.shell-more-icon')),
      groups: [...document.querySelectorAll('.shell-more .shell-group')].filter(shown).length,
      spills: [nav, document.documentElement].some((box) => box !== null && box.scrollWidth > box.clientWidth),
    };
  });

describe('menu and logo', () => {
  it('SHELL-01 lead to every page without loading the site again, and the logo leads home', async () => {
    await visit('/home', { viewport: { width: 2000, height: 900 } });
    await mark();
    expect(await page.locator(`${bar}:not(.shell-more) > a`).first().getAttribute('href')).toBe('/home');
    const sections = page.locator(`${bar}:not(.shell-more) > a[aria-haspopup]`);
    for (const name of await sections.allInnerTexts()) {
      await trigger(name).click();
      const hrefs = await page
        .locator(`${openList} a`)
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(0);
      const answers = await Promise.all(hrefs.map(async (href) => (await fetch(site.url + href)).status));
      expect({ name, answers }).toEqual({ name, answers: hrefs.map(() => 200) });
      // By press, the last of each section: the others differ by their address only.
      for (const href of hrefs.slice(-1)) {
        if (!(await page.locator(openList).isVisible())) await trigger(name).click();
        await page.locator(`${openList} a[href="${href}"]`).click();
        await eventually(() => path() + new URL(page.url()).search).toBe(href);
        await page.locator('main h1').first().waitFor();
        await eventually(() => trigger(name).getAttribute('data-status')).toBe('active');
      }
    }
    await page.locator('header .shell-brand').click();
    await eventually(path).toBe('/home');
    expect(await isMarked()).toBe(true);
  });

  it.each([
    ['cannot be had', (route: Route) => void route.fulfill({ status: 503, json: { status: 503, message: 'no' } })],
    ['are never answered', () => undefined],
  ])('ROUTE-11 have no pages of experts where these %s, and lead everywhere else', async (_how, experts) => {
    await visit('/home', { experts, viewport: { width: 2000, height: 900 } });
    await trigger('Expert team').click();
    await eventually(path).toBe('/expertteam');
    expect(await page.locator('a[href^="/expertteam/expertsshow/"]').count()).toBe(0);
    await trigger('Dictionary').click();
    await page.locator(`${openList} a[href="/dictionary/ports"]`).click();
    await page.locator('main h1', { hasText: 'Ports' }).waitFor();
    expect(path()).toBe('/dictionary/ports');
  });

  it('SHELL-01 are operated by keyboard: arrows and letters move, Escape gives the focus back, Enter follows', async () => {
    await visit('/home');
    const dictionary = trigger('Dictionary');
    const item = (href: string) => `${openList} a[href="${href}"]`;
    await dictionary.focus();
    await page.keyboard.press('ArrowDown');
    await eventually(() => focused(item('/dictionary/ports'))).toBe(true);
    expect(await dictionary.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('End');
    expect(await focused(item('/dictionary/palletSizes'))).toBe(true);
    await page.keyboard.press('t');
    expect(await focused(item('/dictionary/tradeTerms'))).toBe(true);
    await page.keyboard.press('Escape');
    await eventually(() => dictionary.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await dictionary.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await eventually(() => focused(item('/dictionary/ports'))).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(path).toBe('/dictionary/airports');
    // A press on the trigger of an open list closes it.
    await dictionary.click();
    await page.locator(openList).waitFor();
    await dictionary.click();
    await page.locator(openList).waitFor({ state: 'hidden' });
  });

  it.each(['zh_CN', 'en_US'] as const)(
    'SHELL-04, SHELL-05 fit at every width from 320 to 2560 px in %s, before and without any script',
    async (locale) => {
      await visit('/memoirs/news', { locale });
      await page.locator('.shell-more a').dispatchEvent('pointerover');
      await page.locator('.shell-more .shell-group').first().waitFor({ state: 'attached' });
      const seen = new Set<number>();
      for (let width = 320; width <= 2560; width += 35) {
        await page.setViewportSize({ width, height: 700 });
        const { entries, ...found } = await fitting();
        const inBar = Math.min(entries, visibleMenuCount(locale, found.width));
        seen.add(inBar);
        expect({ at: width, ...found }).toEqual({
          at: width,
          width: found.width,
          inBar,
          firstOnes: inBar === entries ? -1 : inBar,
          more: inBar < entries,
          words: inBar < entries && inBar > 0,
          phone: inBar === 0,
          groups: 0,
          spills: false,
        });
        if (inBar < entries && width % 7 === 0) {
          await page.locator('.shell-more a').click();
          expect((await fitting()).groups).toBe(entries - inBar);
          await page.keyboard.press('Escape');
        }
      }
      expect(seen.size).toBeGreaterThan(3);
      const still = await guest.newContext({ viewport: { width: 1100, height: 700 }, javaScriptEnabled: false });
      await still.addCookies([{ name: 'locale', value: locale, url: site.url }]);
      const plain = await still.newPage();
      await plain.goto(`${site.url}/memoirs/news`);
      const nav = await plain.locator('.shell-nav').boundingBox();
      const inBar = await plain.locator(`${bar}:not(.shell-more):visible`).count();
      expect(inBar).toBe(
        Math.min(await plain.locator(`${bar}:not(.shell-more)`).count(), visibleMenuCount(locale, nav?.width)),
      );
      await still.close();
    },
  );

  it('SHELL-05 fold into one menu on a phone, beside a bar for the thumb', async () => {
    await visit('/home', { viewport: PHONE });
    await page.locator('header .shell-more a').click();
    expect(await page.locator(`${openList} a`).count()).toBeGreaterThan(8);
    await page.locator(`${openList} a[href="/dictionary/tradeTerms"]`).click();
    await eventually(path).toBe('/dictionary/tradeTerms');
    await page.locator(openList).waitFor({ state: 'hidden' });
    const tabs = page.locator('nav.shell-tabs a');
    await eventually(() => page.locator('nav.shell-tabs [data-within]').allInnerTexts()).toEqual(['Dictionary']);
    expect(await tabs.allInnerTexts()).toEqual(['Home', 'Track', 'Dictionary', 'News', 'Me']);
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
      for (const element of document.querySelectorAll('header, nav.shell-tabs')) element.setAttribute('data-mark', '');
    });
    for (const next of ['/memoirs/news', '/dictionary/ports']) {
      await page.locator(`footer a[href="${next}"]`).focus();
      await page.keyboard.press('Enter');
      await eventually(path).toBe(next);
      await page.locator('main h1').waitFor();
      expect(await page.locator('[data-mark]').count()).toBe(2);
      expect(await focused(`footer a[href="${next}"]`)).toBe(true);
    }
  });

  it('SHELL-02, SHELL-03 stay in reach: below the strips at the top, slim and at the edge once the page is scrolled', async () => {
    await visit('/dictionary/ports');
    const header = page.locator('header.shell-bar');
    const box = async () => (await header.boundingBox()) ?? { y: -1, height: -1 };
    const strips = (await page.locator('.shell-strips').boundingBox())?.height ?? -1;
    expect(strips).toBe(48);
    expect(await box()).toMatchObject({ y: strips, height: 72 });
    const table = await page.locator('main table').evaluate((one) => one.getBoundingClientRect().top + window.scrollY);
    await page.evaluate(() => window.scrollTo(0, 600));
    await eventually(async () => (await box()).height).toBe(56);
    expect((await box()).y).toBe(0);
    expect(await page.locator('main table').evaluate((one) => one.getBoundingClientRect().top + window.scrollY)).toBe(
      table,
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await eventually(async () => (await box()).height).toBe(72);
    expect(await header.getAttribute('data-home')).toBe(null);
    await page.locator('header .shell-brand').click();
    await eventually(() => header.getAttribute('data-home')).toBe('true');
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
  it('SHELL-19 switches with a message in the language chosen, loads the page again after that, and stays', async () => {
    await visit('/dictionary/ports?q=ningbo', { locale: 'zh_CN' });
    await mark();
    await page.locator('header .shell-language').click();
    const message = page.locator('[aria-live]').getByText('Language changed to English');
    await message.waitFor();
    expect(await isMarked()).toBe(true);
    await eventually(() => page.evaluate(() => document.documentElement.lang).catch(() => '')).toBe('en-US');
    expect(new URL(page.url()).search).toBe('?q=ningbo');
    await isAlive(page);
    await page.locator('footer a[href="/memoirs/news"]').click();
    await eventually(() => page.title()).toBe('Harbourway · News');
    const later = await page.context().newPage();
    await later.goto(`${site.url}/home`);
    expect(await later.locator('html').getAttribute('lang')).toBe('en-US');
  });

  it('SHELL-19, PWA-05 keeps the page of a first visit whose connection is gone, and says when its language can be changed', async () => {
    await visit('/home', { expected: [/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/] });
    await mark();
    await page.context().setOffline(true);
    await page.locator('header .shell-language').click();
    await page.locator('[aria-live]').getByText('the language can be changed once you are online again').waitFor();
    expect(await isMarked()).toBe(true);
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
