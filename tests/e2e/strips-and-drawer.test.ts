import pg from 'pg';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DOCK_POPOVER_WIDTH, SEARCH_DRAWER_SIZE } from '#domain/shell-limits.ts';
import { importContent } from '#server/import/content/run.ts';
import { complaintsOf, connectBrowser, DESKTOP, isAlive, PHONE } from '#tests/support/browser.ts';
import { createContentFolder } from '#tests/support/content-folder.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { newVisitor } from '#tests/support/visitor.ts';

const DOCUMENTS = {
  config: { enabledAds: 1, enabledBanner: 1, publicTracking: 1 },
  dock: { phoneNumber: '+86 574 5550 0110', linkUrl: 'https://assistant.example/chat' },
};
const SWITCHES = { ...DOCUMENTS.config, menuLinks: [{ url: 'https://group.example/' }] };

let site: Site;
let browser: Browser;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), connectBrowser()]);
  const database = new pg.Pool({ connectionString: site.databaseUrl });
  for (const [name, value] of Object.entries(DOCUMENTS)) {
    await database.query('update site_document set value = $2 where name = $1', [name, value]);
  }
  const folder = await createContentFolder();
  const label = '{ zh: 集团网站, en: Our group }';
  await folder.write({ 'menu-links.yaml': `- { id: group, label: ${label}, url: 'https://group.example/' }\n` });
  await importContent(database, { folder: folder.path, demo: false, prune: false });
  await folder.clear();
  await database.query("select pg_notify('content_changed', '')");
  await database.end();
  const config = async () => (await (await fetch(`${site.url}/api/bConfig/showGet`)).json()) as { message: unknown };
  await vi.waitFor(async () => expect((await config()).message).toMatchObject(SWITCHES), 10_000);
});
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()]);
});

async function visit(path: string, options: BrowserContextOptions = {}, locale = 'en_US'): Promise<void> {
  const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', ...options });
  await context.addCookies([{ name: 'locale', value: locale, url: site.url }]);
  page = await context.newPage();
  complaints = complaintsOf(page, [/Service Worker registration blocked by Playwright/]);
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(site.url + path);
  await isAlive(page);
}

beforeEach(() => async () => {
  await page.context().close();
  expect(complaints).toEqual([]);
});

const path = () => new URL(page.url()).pathname;
const shifted = () => page.evaluate(() => Number(Reflect.get(window, 'shifted')));
/** Where the notices are on their way: state, and time passed (ms) since they began. */
const ticker = () =>
  page.locator('.shell-notice-track').evaluate((track) => {
    const [way] = track.getAnimations();
    return { state: way?.playState, at: Number(way?.currentTime), all: Number(way?.effect?.getTiming().duration) };
  });
const tickerState = async () => (await ticker()).state;

describe('strips', () => {
  it('SHELL-03, SHELL-18 come with the page, move nothing, and a closed one stays away for the session', async () => {
    await visit('/home');
    const advert = page.getByRole('complementary', { name: 'Advertisement' });
    const bar = page.getByRole('region', { name: 'Notices' });
    const top = async () => (await page.locator('header.shell-bar').boundingBox())?.y;
    expect(await top()).toBe(56 + 48);
    expect(await shifted()).toBe(0);
    await advert.getByRole('button', { name: 'Close the advertisement' }).click();
    await advert.waitFor({ state: 'detached' });
    expect(await top()).toBe(48);
    await page.goto(`${site.url}/memoirs/news`);
    await isAlive(page);
    expect(await advert.count()).toBe(0);
    expect(await top()).toBe(48);
    await bar.getByRole('button', { name: 'Close the notices' }).press('Enter');
    await bar.waitFor({ state: 'detached' });
    expect(await top()).toBe(0);
    await page.reload();
    await isAlive(page);
    expect([await bar.count(), await top(), await shifted()]).toEqual([0, 0, 0]);
    const later = await page.context().newPage();
    await later.goto(`${site.url}/home`);
    expect(await later.locator('.shell-notice').isVisible()).toBe(true);
  });

  it('PWA-02, SHELL-18 have their room in a page from the device before they come, and a closed one stays away', async () => {
    const visitor = await newVisitor(site.url);
    ({ page } = visitor);
    complaints = complaintsOf(page);
    await visitor.arrive('/home');
    // Where the header stands when it is parsed, before any script of the page runs.
    await page.addInitScript(() => {
      const parsing = new MutationObserver(() => {
        const header = document.querySelector('header.shell-bar');
        if (header === null) return;
        parsing.disconnect();
        Object.assign(window, { firstTop: header.getBoundingClientRect().y });
      });
      parsing.observe(document, { childList: true, subtree: true });
    });
    const tops = async () => [
      await page.evaluate(() => Reflect.get(window, 'firstTop')),
      (await page.locator('header.shell-bar').boundingBox())?.y,
    ];
    const advert = page.getByRole('complementary', { name: 'Advertisement' });
    await visitor.open('/home');
    await advert.waitFor();
    expect(await tops()).toEqual([56 + 48, 56 + 48]);
    await advert.getByRole('button', { name: 'Close the advertisement' }).click();
    await advert.waitFor({ state: 'detached' });
    await visitor.open('/memoirs/news');
    await page.getByRole('region', { name: 'Notices' }).waitFor();
    expect(await tops()).toEqual([48, 48]);
    expect(await advert.count()).toBe(0);
    await visitor.leave();
  });

  it('SHELL-18 the advertisement leads to its page within the site', async () => {
    await visit('/home');
    await page.locator('.shell-advert a').click();
    await eventually(path).toMatch(/^\/memoirs\/newsdetail\//);
  });

  it.each([
    [320, 'zh_CN'],
    [320, 'en_US'],
    [390, 'en_US'],
  ])('G5, SHELL-18 the advertisement keeps within its strip at %d px in %s', async (width, locale) => {
    await visit('/home', { viewport: { width, height: 700 } }, locale);
    const [strip, link] = await Promise.all(
      ['.shell-advert', '.shell-advert a'].map((found) => page.locator(found).boundingBox()),
    );
    expect(link?.y).toBeGreaterThanOrEqual(strip?.y ?? 0);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    // The notice lies right below the strip, not the end of the advertisement.
    const under = await page.evaluate(() => document.elementFromPoint(80, 58)?.closest('aside, section')?.className);
    expect(under).toBe('shell-notice');
  });

  it('G7, SHELL-06 a link of the menu to another site opens a new tab, in the bar, the list and the footer', async () => {
    await visit('/home');
    await page.locator('.shell-more > a').click();
    const away = page.locator('a[href="https://group.example/"]:visible');
    await eventually(() => away.count()).toBe(2);
    for (const link of await away.all()) {
      expect(await link.textContent()).toBe('Our group');
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('SHELL-17 the notices move by transform at 30 px a second, stand still while looked at, and wrap', async () => {
    await visit('/memoirs/news');
    await eventually(tickerState).toBe('running');
    const track = page.locator('.shell-notice-track');
    const [list, view] = await Promise.all([
      track.locator('ul').first().boundingBox(),
      page.locator('.shell-notice-view').boundingBox(),
    ]);
    const round = Math.max(list?.width ?? 0, view?.width ?? 0);
    expect((await ticker()).all / 1000).toBeCloseTo(round / 30, 0);
    await page.mouse.move(600, 20);
    await page.locator('.shell-notice').hover();
    await eventually(tickerState).toBe('paused');
    await page.mouse.move(600, 600);
    await eventually(tickerState).toBe('running');
    await page.locator('.shell-notice a').first().focus();
    await eventually(tickerState).toBe('paused');
    await page.locator('.shell-brand').focus();
    await eventually(tickerState).toBe('running');
    const stop = page.getByRole('button', { name: 'Stop the notices' });
    await stop.click();
    await page.mouse.move(600, 600);
    await page.locator('.shell-brand').focus();
    await page.getByRole('button', { name: 'Resume the notices' }).waitFor();
    expect(await tickerState()).toBe('paused');

    const step = (100 / 30) * 1000;
    const before = (await ticker()).at;
    await page.getByRole('button', { name: 'Later notices' }).press('Enter');
    expect((await ticker()).at).toBeCloseTo(before + step, 0);
    const back = page.getByRole('button', { name: 'Earlier notices' });
    await back.press('Enter');
    await back.press('Enter');
    const wrapped = (await ticker()).at;
    expect(wrapped).toBeGreaterThan((await ticker()).all / 2);
    // Held: again and again, 100 px in 100 ms.
    await back.hover();
    await page.mouse.down();
    await eventually(async () => wrapped - (await ticker()).at).toBeGreaterThan(4 * step);
    await page.mouse.up();
    const held = (await ticker()).at;
    const steps = (wrapped - held) / step;
    expect(steps).toBeCloseTo(Math.round(steps), 1);
    // The copy behind the end is for the eye only.
    expect(await track.locator('ul').count()).toBe(2);
    const named = await page.getByRole('region', { name: 'Notices' }).getByRole('link').count();
    expect(named).toBe(await track.locator('ul').first().locator('a').count());
    expect(await track.locator('ul[aria-hidden] a:not([tabindex="-1"])').count()).toBe(0);
  });

  it('SHELL-17 the notices go on as soon as the mouse that pressed one of their buttons has left', async () => {
    await visit('/memoirs/news');
    await eventually(tickerState).toBe('running');
    for (const names of [['Later notices'], ['Stop the notices', 'Resume the notices']]) {
      for (const name of names) await page.getByRole('button', { name }).click();
      expect(await tickerState()).toBe('paused');
      await page.mouse.move(600, 600);
      await eventually(tickerState).toBe('running');
    }
  });

  it('SHELL-17 the notices stand still where motion is unwelcome, and move by their arrows', async () => {
    await visit('/memoirs/news', { reducedMotion: 'reduce', viewport: PHONE });
    await page.getByRole('button', { name: 'Resume the notices' }).waitFor();
    await page.getByRole('button', { name: 'Later notices' }).press(' ');
    expect(await ticker()).toMatchObject({ state: 'paused', at: expect.closeTo((100 / 30) * 1000, 0) });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('search drawer', () => {
  const drawer = () => page.getByRole('dialog', { name: 'Search the site' });
  const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

  it('SHELL-10, SHELL-11, SHELL-12 searches what is not empty, remembers it once, and gives the focus back', async () => {
    await visit('/memoirs/news');
    const opener = page.locator('header .shell-search');
    await opener.press('Enter');
    await drawer().waitFor();
    await eventually(focusedName).toBe('keywords');
    const box = async () => Object.values((await drawer().boundingBox()) ?? {}).map(Math.round);
    await eventually(box).toEqual([0, 0, expect.any(Number), SEARCH_DRAWER_SIZE]);
    expect(await drawer().getByText('No history record').isVisible()).toBe(true);
    const links = await drawer().locator('.shell-recommended a').allInnerTexts();
    expect(links).toEqual([
      'News & milestones',
      'Product center',
      'Logistics tools',
      'Logistics dictionary',
      'Expert team',
      'About us',
    ]);
    await page.keyboard.type('  ');
    await page.keyboard.press('Enter');
    await drawer().getByRole('button', { name: 'Search', exact: true }).click();
    expect([path(), await drawer().isVisible()]).toEqual(['/memoirs/news', true]);
    await page.keyboard.press('Escape');
    await drawer().waitFor({ state: 'hidden' });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);

    for (const text of ['宁波 & Hamburg', 'MSDS', '宁波 & Hamburg']) {
      await page.keyboard.press('/');
      await drawer().waitFor();
      await eventually(focusedName).toBe('keywords');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
      await eventually(() => new URL(page.url()).searchParams.get('keywords')).toBe(text);
      expect(path()).toBe('/searchresult');
      await drawer().waitFor({ state: 'hidden' });
      // The page of results has a field of its own under the same key.
      await page.locator('footer a[href="/memoirs/news"]').click();
      await eventually(path).toBe('/memoirs/news');
    }
    const stored = await page.evaluate(() => localStorage.getItem('historySearch') ?? '');
    expect(JSON.parse(stored)).toEqual(['宁波 & Hamburg', 'MSDS']);
    await page.keyboard.press('Control+k');
    await drawer().getByRole('button', { name: 'MSDS' }).click();
    await eventually(() => new URL(page.url()).search).toBe('?keywords=MSDS');
  });

  it('SHELL-10 keeps the focus inside, fits a phone, and leaves the keys of a table alone', async () => {
    await visit('/dictionary/ports', { viewport: { width: 320, height: 480 } });
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    expect(await drawer().count()).toBe(0);
    await page.locator('header .shell-search').click();
    await drawer().waitFor();
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBe(null);
    }
    const spills = () => drawer().evaluate((box) => box.scrollWidth > box.clientWidth);
    expect([await spills(), Math.round((await drawer().boundingBox())?.height ?? 0)]).toEqual([false, 480]);
    await drawer().getByRole('link', { name: 'Logistics dictionary' }).click();
    await drawer().waitFor({ state: 'hidden' });
    await eventually(path).toBe('/dictionary/ports');
  });
});

describe('shortcuts and footer', () => {
  it('SHELL-15 show the telephone number on hover, focus and tap, and lead to contact and assistant', async () => {
    await visit('/memoirs/news');
    const number = page.locator('.shell-dock-popover');
    const phone = page.getByRole('link', { name: 'Contact us by telephone' });
    expect(await number.isVisible()).toBe(false);
    await phone.hover();
    await number.waitFor();
    expect((await number.boundingBox())?.width).toBe(DOCK_POPOVER_WIDTH);
    expect(await number.locator('a').getAttribute('href')).toBe('tel:+8657455500110');
    await page.keyboard.press('Escape');
    await page.mouse.move(300, 300);
    await number.waitFor({ state: 'hidden' });
    await phone.focus();
    await number.waitFor();
    await page.keyboard.press('Escape');
    await number.waitFor({ state: 'hidden' });
    const assistant = page.getByRole('link', { name: 'Ask the AI assistant' });
    expect(await assistant.getAttribute('target')).toBe('_blank');
    expect(await assistant.getAttribute('href')).toBe(DOCUMENTS.dock.linkUrl);
    await phone.press('Enter');
    await eventually(path).toBe('/aboutus/contactus');
    await phone.waitFor({ state: 'detached' });
    expect(await assistant.isVisible()).toBe(true);
  });

  it('SHELL-15 let a finger see the number before it follows the link', async () => {
    await visit('/memoirs/news', { viewport: PHONE, hasTouch: true });
    const phone = page.getByRole('link', { name: 'Contact us by telephone' });
    await phone.tap();
    await page.locator('.shell-dock-popover').waitFor();
    expect(path()).toBe('/memoirs/news');
    await phone.tap();
    await eventually(path).toBe('/aboutus/contactus');
  });

  it('SHELL-14 the foot shows three codes, and is not there on tracking', async () => {
    await visit('/memoirs/news');
    await page.locator('footer').scrollIntoViewIfNeeded();
    const codes = page.locator('footer .shell-code');
    await eventually(() => codes.allInnerTexts()).toEqual(['Video account', 'Official account', 'Short-video account']);
    await eventually(() =>
      codes
        .locator('img')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)),
    ).toEqual([true, true, true]);
    await page.goto(`${site.url}/logisticstools/tracking`);
    await page.locator('header.shell-bar').waitFor();
    expect(await page.locator('footer').count()).toBe(0);
  });
});

describe('kept pages', () => {
  const scrolled = () => page.evaluate(() => window.scrollY);

  /** Scrolls this far, goes home, and comes back by these links. */
  async function leaveAndReturn(top: number, links: readonly string[]): Promise<void> {
    const from = path();
    await page.evaluate((to) => window.scrollTo(0, to), top);
    await eventually(scrolled).toBe(top);
    await page.locator('nav.shell-tabs a[href="/home"]').click();
    await eventually(path).toBe('/home');
    await eventually(scrolled).toBe(0);
    for (const link of links) {
      await page.locator(link).first().click();
      await eventually(path).not.toBe('/home');
    }
    await eventually(path).toBe(from);
  }

  it('G6, SHELL-13 are as they were left, whichever links lead there after another page', async () => {
    await visit('/aboutus/partners', { viewport: { width: 390, height: 600 } });
    await leaveAndReturn(500, ['footer a[href="/aboutus/partners"]']);
    await eventually(scrolled).toBe(500);
    await page.locator('footer a[href="/expertteam"]').click();
    const expert = page.locator('main a[href^="/expertteam/expertsshow/"]').first();
    await expert.click();
    await page.locator('.expert-body').waitFor();
    const card = `main a[href="${path()}"]`;
    await leaveAndReturn(400, ['footer a[href="/expertteam"]', card]);
    await eventually(scrolled).toBe(400);
  });

  it('G6, SHELL-13 keep what was opened in them, and stand where they stood', async () => {
    await visit('/aboutus/contactus', { viewport: { width: 390, height: 600 } });
    const section = page.locator('details', { hasText: 'What happens with your message' });
    await section.locator('summary').click();
    await leaveAndReturn(900, ['footer a[href="/aboutus/contactus"]']);
    await eventually(() => section.getAttribute('open')).toBe('');
    await eventually(scrolled).toBe(900);
    await page.locator('nav.shell-tabs a[href="/memoirs/news"]').click();
    await eventually(path).toBe('/memoirs/news');
    await page.goBack();
    await eventually(() => section.getAttribute('open')).toBe('');
    await eventually(scrolled).toBe(900);
  });
});
