import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, wordsOf } from '#tests/support/browser.ts';
import { sharedSite } from '#tests/support/site.ts';
import { newVisitor, type Visitor } from '#tests/support/visitor.ts';

const path = '/memoirs/newsdetail/yard-extension-ningbo';

const site = sharedSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await newVisitor(site.url, { permissions: ['clipboard-read', 'clipboard-write'] });
});
afterAll(() => visitor?.leave());

/** The structured data of the page (JSON-LD), by type. */
async function thingsOf(): Promise<Map<string, Record<string, unknown>>> {
  const texts = await visitor.page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return new Map(things.map((thing) => [String(thing['@type']), thing]));
}

describe('a news item', () => {
  it('NEWS-01, PWA-03, PWA-05 is read, shared, printed, followed, and still there without a network', async () => {
    const { page, context } = visitor;
    const complaints = complaintsOf(page, [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource/]);
    await visitor.arrive(path);
    expect(await wordsOf(page.locator('.news-article header'))).toMatch(/15 Oct 2026 · Company · \d+ minutes? to read/);

    const things = await thingsOf();
    const address = `${site.url}${path}?lang=en_US`;
    expect(things.get('NewsArticle')).toMatchObject({
      datePublished: '2026-10-15',
      inLanguage: 'en-US',
      mainEntityOfPage: address,
      publisher: { '@type': 'Organization' },
    });
    expect(things.get('BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, item: site.url + path }],
    });
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect((await fetch(feed ?? '')).headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');

    // A browser without a sheet of its own for sharing copies the address instead.
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

    await page.emulateMedia({ media: 'print' });
    // Of the bar the name of the company is left, as on a letter.
    expect(await page.locator('.shell-brand').first().isVisible()).toBe(true);
    expect(await page.locator('.shell-bar').getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.news-tools').isVisible()).toBe(false);
    expect(await page.locator('.news-body').isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    await page.locator('.news-tools .news-kept').waitFor();
    await context.setOffline(true);
    await visitor.open(path);
    expect(await wordsOf(page.locator('.news-body'))).toContain('Gate-in by appointment');
    expect(await wordsOf(page.locator('.news-tools'))).toContain('Available offline');
    expect(complaints).toEqual([]);
  });
});
