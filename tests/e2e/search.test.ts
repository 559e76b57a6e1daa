import type { Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, hasPack, isAlive, PHONE, wordsOf } from '#tests/support/browser.ts';
import { eventually } from '#tests/support/eventually.ts';
import { sharedSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = sharedSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor(site.url, { viewport: PHONE });
});
afterAll(() => visitor?.leave());

const html = async (path: string) => (await fetch(site.url + path, { headers: { cookie: 'locale=zh_CN' } })).text();
const text = (selector: string) => wordsOf(visitor.page.locator(selector));
const firstHit = () => text('.search-hit-title');
const storedHistory = () => visitor.page.evaluate(() => localStorage.getItem('historySearch'));

describe('SEARCH-01 the result page as it is sent', () => {
  it('has the hits, their marks, the filter and the title without any script', async () => {
    const page = await html('/searchresult?keywords=%E5%AE%81%E6%B3%A2');
    expect(page).toMatch(/<mark>宁波<\/mark>/);
    expect(page).toMatch(/href="\/dictionary\/ports\/CNNGB"/);
    expect(page).toMatch(/href="\/searchresult\?keywords=[^"]*node=news"/);
  });

  it.each(['/searchresult', '/searchresult?keywords=ningbo&page=2', '/searchresult?keywords=qqxxqqxx'])(
    'sends search engines from %s to the page to search from, in each language',
    async (address) => {
      const page = await html(address);
      const linksTo = (start: string) => [...page.matchAll(new RegExp(`<link rel="${start} href="([^"]*)"`, 'g'))];
      expect(linksTo('canonical"').map(([, href]) => href)).toEqual([`${site.url}/searchresult`]);
      const others = linksTo('alternate" hrefLang="[^"]*"').map(([, href]) => href);
      expect(new Set(others)).toEqual(new Set([`${site.url}/searchresult`, `${site.url}/searchresult?lang=en_US`]));
      expect(page).not.toMatch(/<meta name="robots"/);
    },
  );

  it.each([
    ['/searchresult', '您想找什么'],
    ['/searchresult?keywords=%20%20', '您想找什么'],
    [`/searchresult?keywords=${'x'.repeat(5000)}`, '太长'],
    ['/searchresult?keywords=qqxxqqxx', '没有找到'],
    ['/searchresult?keywords=ningbo&page=-1&size=100000&node=users', 'CNNGB'],
    ['/searchresult?keywords=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '&lt;script&gt;'],
  ])('answers %s with a page of its own', async (path, words) => {
    const page = await html(path);
    expect(page).toContain(words);
    expect(page).not.toContain('<script>alert(1)');
  });
});

describe('SEARCH-01 what was typed and not found', () => {
  it.each(['/searchresult?keywords=', '/dictionary/ports?q=', '/dictionary/hsCode?q='])(
    'is repeated as it was typed at %s, though it looks like a tag',
    async (address) => {
      const page = await html(address + encodeURIComponent('<b>qqxxqqxx</b>'));
      expect(page.replaceAll('<!-- -->', '')).toContain('“&lt;b&gt;qqxxqqxx&lt;/b&gt;”');
    },
  );
});

describe('SEARCH-01 on a phone', () => {
  it('lets whoever types and follows a link at once go, however long the next page takes', async () => {
    const page = await visitor.context.newPage();
    await page.goto(`${site.url}/searchresult?keywords=ningbo`);
    await isAlive(page);
    await page.clock.install();
    const held = Promise.withResolvers<Route>();
    await page.route('**/api/bNews/showGet*', held.resolve);
    await page.locator('main input[type="search"]').fill('hamburg');
    await page.locator('footer a[href="/memoirs/news"]').click();
    const question = await held.promise;
    await page.clock.fastForward(1000);
    await question.continue();
    await page.locator('main h2 a[href^="/memoirs/newsdetail/"]').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/memoirs/news');
    await page.close();
  });

  it('finds while one types, filters, pages, remembers, and goes on from this device without a connection', async () => {
    const complaints = complaintsOf(visitor.page, [/net::ERR_|Failed to load resource/]);
    await visitor.arrive('/searchresult?keywords=shangahi');
    await eventually(() => text('.search-corrected')).toContain('shanghai');
    const field = visitor.page.locator('main input[type="search"]');

    // SHELL-11: Enter searches and remembers; SHELL-12: each search once; nothing happens without a text.
    await field.fill('container');
    await eventually(() => text('.search-count')).toMatch(/^\d+ results$/);
    expect(await storedHistory()).toBeNull();
    await field.press('Enter');
    await field.press('Enter');
    expect(await storedHistory()).toBe('["container"]');
    await field.fill('   ');
    await field.press('Enter');
    expect(new URL(visitor.page.url()).searchParams.get('keywords')).toBe('container');

    await visitor.page
      .locator('.ui-chip', { hasText: 'Trade terms' })
      .or(visitor.page.locator('.ui-chip', { hasText: 'Containers' }))
      .first()
      .click();
    await eventually(() => new URL(visitor.page.url()).searchParams.get('node')).not.toBeNull();
    await visitor.page.locator('.ui-chip', { hasText: /^All/ }).click();
    await eventually(() => new URL(visitor.page.url()).searchParams.get('node')).toBeNull();
    const before = await firstHit();
    await visitor.page.locator('.ui-pages a', { hasText: /^2$/ }).click();
    await eventually(firstHit).not.toBe(before);

    await field.fill('CSQU3054383');
    await eventually(() => text('.search-tool')).toContain('CSQU3054383');

    // Kept on the way: a table and an article.
    await visitor.open('/dictionary/ports');
    await hasPack(visitor.page, 'ports');
    await visitor.read('/memoirs/newsdetail/vgm-two-methods');
    await visitor.context.setOffline(true);

    await visitor.open('/searchresult?keywords=ningbo');
    await eventually(() => text('.search-head')).toContain('From this device');
    expect(await firstHit()).toContain('CNNGB');
    // D5: the tables that are not here are named, and where to save them.
    expect(await text('.search-head')).toMatch(/Not searched, as they are not on this device: .*HS codes/);
    await visitor.page.locator('.search-head a[href="/offline"]').waitFor();
    await field.fill('verified gross mass');
    await eventually(firstHit).toContain('VGM');
    await field.fill('hambrug');
    await eventually(() => text('.search-corrected')).toContain('hamburg');
    await field.fill('chengzhongfangfa');
    await eventually(firstHit).toContain('VGM');
    await field.fill('qqxxqqxx');
    await eventually(() => text('.ui-empty-title')).toContain('Nothing on this device');

    await visitor.context.setOffline(false);
    await field.fill('shipper');
    await eventually(() => text('.search-head')).not.toContain('From this device');
    expect(complaints).toEqual([]);
  });
});
