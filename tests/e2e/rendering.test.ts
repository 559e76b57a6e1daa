import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE, LANGUAGE_TAGS, LOCALES, type Locale } from '#contract/locale.ts';
import { connectBrowser, DESKTOP, launchBrowser, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { menuPages, publicPages } from '#tests/support/public-pages.ts';
import { rounds } from '#tests/support/rounds.ts';
import { sharedOpenSite } from '#tests/support/site.ts';

const site = sharedOpenSite();
let browser: Browser;
let pages: string[];

beforeAll(async () => {
  browser = await connectBrowser();
  pages = await publicPages(site.url);
});
afterAll(() => browser?.close());

/** Headers of an answer that tell how its text is to be taken. */
const OF_PAGES = /^content-(type|language|security-policy)$/;

/** The address of a page in a language, as canonical links write it. */
const addressOf = (path: string, locale: Locale) =>
  site.url + (locale === DEFAULT_LOCALE ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });

/** A server that sends a page up to a place in it and no further; all else is missing there. */
async function stallAt(path: string, placeIn: (html: string) => number) {
  const whole = await get(site.url + path);
  const html = await whole.text();
  const stalling = createServer((request, answer) => {
    if (request.url !== path) return answer.writeHead(404).end();
    answer.writeHead(200, Object.fromEntries([...whole.headers].filter(([name]) => OF_PAGES.test(name))));
    return answer.write(html.slice(0, placeIn(html)));
  });
  await once(stalling.listen(0, '127.0.0.1'), 'listening');
  const { port } = stalling.address() as AddressInfo;
  const stop = () => {
    stalling.closeAllConnections();
    stalling.close();
  };
  return { address: `http://127.0.0.1:${port}${path}`, stop };
}

/** Whether anything has been painted, asked in the page. */
const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;

/** Attributes of the first tag that has all of these, e.g. `tag(html, 'meta', 'name="description"')`. */
const attribute = (html: string, tag: string, marker: string, name: string) => {
  const found = html.match(new RegExp(`<${tag}\\b[^>]*>`, 'g'))?.find((text) => text.includes(marker));
  return new RegExp(`\\b${name}="([^"]*)"`).exec(found ?? '')?.[1]?.replaceAll('&amp;', '&');
};

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const mainOf = (html: string) => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const headingOf = (html: string) => textOf(/<h1\b[\s\S]*?<\/h1>/.exec(mainOf(html))?.[0] ?? '');

describe('letters of twice the size by the settings of the system', () => {
  // The last has the longer words.
  it.each(LOCALES.slice(-rounds({ few: 1, all: LOCALES.length })))(
    'H35 make no page wider than a phone: %s',
    async (locale) => {
      const large = await launchBrowser('--blink-settings=defaultFontSize=32');
      const page = await large.newPage({ viewport: PHONE, javaScriptEnabled: false });
      try {
        const wider: string[] = [];
        for (const path of pages) {
          await page.goto(addressOf(path, locale));
          const width = await page.locator('html').evaluate((html) => html.scrollWidth);
          if (width > PHONE.width) wider.push(`${path}: ${width}`);
        }
        expect(wider).toEqual([]);
      } finally {
        await large.close();
      }
    },
  );
});

/** In the page: what stands on the first screen and is asked for only when that has been laid out. */
function foundLate(): string[] {
  const early = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map((link) => link.getAttribute('href')),
  );
  return [...document.querySelectorAll('svg use, svg image, img[loading=lazy]')].flatMap((one) => {
    const { top, bottom, width } = one.getBoundingClientRect();
    const [file = ''] = (one.getAttribute('href') ?? one.getAttribute('src') ?? '').split('#');
    const isSeen = width > 0 && top < innerHeight && bottom > 0;
    return isSeen && file !== '' && !early.has(file) ? [file] : [];
  });
}

describe('the first screen of a phone', () => {
  it('A8 is drawn with what the document brings and names at its beginning', async () => {
    const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
    const late: string[] = [];
    for (const path of pages) {
      await page.goto(site.url + path);
      late.push(...(await page.evaluate(foundLate)).map((file) => `${path}: ${file}`));
    }
    await page.close();
    expect(late).toEqual([]);
  });
});

describe('public pages as HTML', () => {
  it('are many enough to mean something: home, news, tracking, the tables of the dictionary and an entry of each', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['/home', '/memoirs/news', '/logisticstools/tracking', '/dictionary/ports']),
    );
    for (const entry of ['/memoirs/newsdetail/', '/dictionary/coldBox/', '/dictionary/palletSizes/']) {
      expect(pages.filter((path) => path.startsWith(entry))).toHaveLength(1);
    }
    expect(pages.length).toBeGreaterThanOrEqual(18);
  });

  it.each(LOCALES)('SHELL-19, ROUTE-09 come with content, title and links of their own in %s', async (locale) => {
    const titles = new Map<string, string>();
    // Hits, forms about accounts, a visitor's own lists and the page for those who may not enter are nothing to be
    // found by others.
    const found = pages.filter(
      (path) => !/^\/(401|login|register|forgot|searchresult|waiting|logisticstools\/(watchlist|notices))\b/.test(path),
    );
    for (const path of found) {
      const answer = await get(addressOf(path, locale));
      const html = await answer.text();
      const facts = {
        status: answer.status,
        language: /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1],
        heading: headingOf(html) !== '',
        words: textOf(mainOf(html)).length > 100,
        description: (attribute(html, 'meta', 'name="description"', 'content') ?? '').length > 10,
        canonical: attribute(html, 'link', 'rel="canonical"', 'href'),
        chinese: attribute(html, 'link', 'hrefLang="zh-CN"', 'href'),
        english: attribute(html, 'link', 'hrefLang="en-US"', 'href'),
        other: attribute(html, 'link', 'hrefLang="x-default"', 'href'),
        shared: attribute(html, 'meta', 'property="og:url"', 'content'),
        sharedTitle: attribute(html, 'meta', 'property="og:title"', 'content'),
        sharedWords: attribute(html, 'meta', 'property="og:description"', 'content'),
      };
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
      expect({ path, ...facts }).toEqual({
        path,
        status: 200,
        language: LANGUAGE_TAGS[locale],
        heading: true,
        words: true,
        description: true,
        canonical: addressOf(path, locale),
        chinese: addressOf(path, 'zh_CN'),
        english: addressOf(path, 'en_US'),
        other: addressOf(path, DEFAULT_LOCALE),
        shared: addressOf(path, locale),
        sharedTitle: title,
        sharedWords: attribute(html, 'meta', 'name="description"', 'content'),
      });
      titles.set(path, title ?? '');
    }
    const prefix = locale === 'zh_CN' ? '港途国际物流' : 'Harbourway';
    expect([...titles.values()].filter((title) => !title.startsWith(prefix))).toEqual([]);
    expect(new Set(titles.values()).size).toBe(found.length);
  });

  it('SHELL-19 say the same thing in two languages', async () => {
    for (const path of pages) {
      const [chinese, english] = await Promise.all(
        LOCALES.map(async (locale) => headingOf(await (await get(addressOf(path, locale))).text())),
      );
      expect({ path, chinese: /\p{Script=Han}/u.test(chinese ?? ''), same: chinese === english }).toEqual({
        path,
        chinese: true,
        same: false,
      });
    }
  });

  it('SHELL-19 follow the address before the cookie, and the cookie before the browser', async () => {
    const language = async (path: string, headers: Record<string, string>) =>
      (await get(site.url + path, headers)).headers.get('content-language');
    expect(await language('/home', { 'accept-language': 'en-US' })).toBe('zh-CN');
    expect(await language('/home', { cookie: 'locale=en_US' })).toBe('en-US');
    expect(await language('/home?lang=zh_CN', { cookie: 'locale=en_US' })).toBe('zh-CN');
    expect(await language('/home?lang=en_US', { cookie: 'locale=zh_CN' })).toBe('en-US');
    expect(await language('/home?lang=xx', { cookie: 'locale=xx' })).toBe('zh-CN');
  });

  it('show a picture where they are shared', async () => {
    const html = await (await get(`${site.url}/home`)).text();
    const picture = await get(attribute(html, 'meta', 'property="og:image"', 'content') ?? '');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/);
  });

  it('hold neither event handlers nor style attributes, which the content security policy would refuse', async () => {
    for (const path of pages) {
      const html = await (await get(site.url + path)).text();
      const markup = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
      expect({ path, found: markup.match(/<[^>]*\s(style|on\w+)=[^>]*>/g) ?? [] }).toEqual({ path, found: [] });
    }
  });
});

describe('addresses', () => {
  it('SHELL-19 the link to the other language keeps what the page was asked', async () => {
    const linkOn = async (path: string) =>
      attribute(await (await get(site.url + path)).text(), 'a', 'shell-language', 'href');
    expect(await linkOn('/searchresult?keywords=%E5%AE%81%E6%B3%A2&page=2')).toBe(
      '/searchresult?keywords=%E5%AE%81%E6%B3%A2&page=2&lang=en_US',
    );
    expect(await linkOn('/dictionary/ports?f=type.river&lang=en_US')).toBe('/dictionary/ports?f=type.river&lang=zh_CN');
    expect(await linkOn('/home')).toBe('/home?lang=en_US');
  });

  it.each([
    ['/Home', '/home'],
    ['/dictionary/hscode?q=8471.30', '/dictionary/hsCode?q=8471.30'],
    ['/Memoirs/TalentPlan?lang=en_US', '/memoirs/talentplan?lang=en_US'],
    ['/aboutus/contactus/', '/aboutus/contactus'],
  ])('ROUTE-14 %s is another spelling of %s and leads there', async (from, to) => {
    const answer = await fetch(site.url + from, { redirect: 'manual' });
    expect([answer.status, new URL(answer.headers.get('location') ?? '', site.url).href]).toEqual([307, site.url + to]);
  });

  it.each([
    ['ROUTE-02', '/', '/home'],
    ['ROUTE-03', '/memoirs', '/memoirs/news'],
    ['ROUTE-04', '/product', '/product/landtransport'],
    ['ROUTE-05', '/logisticstools', '/logisticstools/tracking'],
    ['ROUTE-06', '/dictionary', '/dictionary/ports'],
    ['ROUTE-08', '/aboutus', '/aboutus/partners'],
  ])('%s %s leads to %s and keeps the language it names', async (_id, from, to) => {
    const plain = await get(site.url + from);
    expect([plain.status, plain.headers.get('location')]).toEqual([
      expect.toSatisfy((status: number) => status >= 301 && status <= 308),
      to,
    ]);
    const english = await get(`${site.url + from}?lang=en_US`);
    expect(english.headers.get('location')).toBe(`${to}?lang=en_US`);
  });

  it.each([
    ['NEWS-01', '/memoirs/news?page=9', '/memoirs/news?page=2', 'href="/memoirs/newsdetail/'],
    ['DICT-05', '/dictionary/tradeTerms?page=999&size=10', '/dictionary/tradeTerms?page=2&size=10', '<td'],
    [
      'SEARCH-01',
      '/searchresult?keywords=ningbo&page=40',
      '/searchresult?keywords=ningbo&page=2',
      'class="search-hit"',
    ],
  ])('FORM-05, %s %s, beyond the end of its list, leads to %s', async (_id, from, to, entry) => {
    const answer = await get(site.url + from);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to]);
    const last = await get(site.url + to);
    expect([last.status, mainOf(await last.text())]).toEqual([200, expect.stringContaining(entry)]);
  });

  it.each(['/nowhere', '/dictionary/ports/XXXXX', '/memoirs/newsdetail/nothing-of-that-name', '/dictionary/unknown/x'])(
    'ROUTE-16 %s is 404 with a page in the layout that leads home',
    async (path) => {
      for (const locale of LOCALES) {
        const answer = await get(addressOf(path, locale));
        const html = await answer.text();
        expect(answer.status).toBe(404);
        expect(headingOf(html)).toBe(locale === 'zh_CN' ? '页面不存在' : 'This page does not exist');
        const title = locale === 'zh_CN' ? '港途国际物流 · 页面不存在' : 'Harbourway · This page does not exist';
        if (path === '/nowhere') expect(html, 'G8').toContain(`<title>${title}</title>`);
        expect(mainOf(html)).toContain('href="/home');
        expect(html).toContain('<header');
        expect(html).toContain('<footer');
      }
    },
  );

  it('are told to search engines: each page of the menu, in both languages, and none of the API', async () => {
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/');
    expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const map = await fetch(`${site.url}/sitemap.xml`);
    expect(map.headers.get('content-type')).toMatch(/^application\/xml/);
    const addresses = [...(await map.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    for (const path of await menuPages(site.url)) {
      for (const locale of LOCALES) expect(addresses).toContain(addressOf(path, locale));
    }
    expect(addresses.filter((address) => address.includes('/api/'))).toEqual([]);
    // All that is no entry, and a few of those that are: each leads to its page and nowhere else.
    const step = Math.ceil(addresses.length / 25);
    const sample = addresses.filter((_, index) => index % step === 0 || index < 30);
    const states = await Promise.all(sample.map(async (address) => `${(await get(address)).status} ${address}`));
    expect(states.filter((state) => !state.startsWith('200 '))).toEqual([]);
  });
});

describe('in the browser', () => {
  it('every public page can be read and left by its links without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(site.url + path);
      expect({ path, heading: await page.locator('main h1').isVisible() }).toEqual({ path, heading: true });
    }
    await page.goto(`${site.url}/home`);
    await page.locator('footer a[href="/memoirs/news"]').click();
    await page.locator('main h2 a').first().click();
    await page.waitForURL(/\/memoirs\/newsdetail\//);
    expect((await wordsOf(page.locator('main article'))).length).toBeGreaterThan(300);
    await page.locator('header .shell-language').click();
    await page.waitForURL(/lang=en_US/);
    expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
    await context.close();
  });

  it('HOME-01 the home page has its end for those without JavaScript, in their language', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [address, headings] of [
      ['/home', ['物流词典', '新闻资讯', '一路走来', '合作伙伴', '人工咨询']],
      ['/home?lang=en_US', ['The logistics dictionary', 'News', 'Our milestones', 'Partners', 'Talk to our team']],
    ] as const) {
      await page.goto(site.url + address);
      expect(await page.locator('main h2').allInnerTexts()).toEqual(expect.arrayContaining([...headings]));
      expect(await page.locator('main a[href^="/memoirs/newsdetail/"]').count()).toBeGreaterThan(2);
    }
    await context.close();
  });

  it('PWA-06 shows the part of a page that has come when the line stalls in the middle of it', async () => {
    const stalling = await stallAt('/home', (html) => html.indexOf('</h1>'));
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.goto(stalling.address, { waitUntil: 'commit' });
    await eventually(() => page.evaluate(isPainted)).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.close();
    stalling.stop();
  });

  it.each([
    ['phone', PHONE],
    ['desktop', DESKTOP],
  ])('PWA-06 shows the field of a list on a %s before its entries have come', async (_name, viewport) => {
    const stalling = await stallAt('/dictionary/ports', (html) => html.indexOf('<tbody'));
    const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
    await page.goto(stalling.address, { waitUntil: 'commit' });
    await eventually(() => page.evaluate(isPainted)).toBe(true);
    expect(await page.locator('input[name=q]').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.close();
    stalling.stop();
  });
});
