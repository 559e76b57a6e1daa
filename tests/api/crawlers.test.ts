import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://site.test' } });
});

afterAll(() => test.close());

describe('robots.txt', () => {
  it('keeps search engines off what is not a page, and names the map', async () => {
    const { payload } = await test.app.inject('/robots.txt');
    expect(payload).toContain('Disallow: /api/\n');
    expect(payload).toContain('Sitemap: https://site.test/sitemap.xml\n');
  });
});

describe('sitemap.xml', () => {
  const addresses = async () => {
    const { payload } = await test.app.inject('/sitemap.xml');
    return { payload, locs: [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc) };
  };

  it('has every page in both languages, each naming its alternates', async () => {
    const { payload, locs } = await addresses();
    expect(locs.filter((loc) => /[?&](amp;)?lang=en_US$/.test(loc)).length).toBe(locs.length / 2);
    expect(new Set(locs).size).toBe(locs.length);
    expect(payload.match(/hreflang="zh-CN"/g)?.length).toBe(locs.length);
    expect(payload.match(/hreflang="x-default"/g)?.length).toBe(locs.length);
  });

  it('has the news and the entries people look for, and no others', async () => {
    const { locs } = await addresses();
    const [news] = (await test.pool.query<{ id: string }>('select id from news limit 1')).rows;
    expect(locs).toContain(`https://site.test/memoirs/newsdetail/${news?.id}`);
    expect(locs).toContain('https://site.test/dictionary/ports/CNNGB');
    expect(locs).toContain('https://site.test/dictionary/tradeTerms/FOB');
    expect(locs).toContain('https://site.test/dictionary/hsCode/84');
    expect(locs).toContain('https://site.test/dictionary/airports');
    expect(locs).toContain('https://site.test/dictionary/airports/PVG');
    expect(locs).not.toContain('https://site.test/dictionary/hsCode/8471');
  });

  it('has the pages of the company, and one for each expert', async () => {
    const { locs } = await addresses();
    const { rows } = await test.pool.query<{ id: string }>("select id from content_item where kind = 'expert'");
    const paths = [
      '/aboutus/partners',
      '/aboutus/contactus',
      '/aboutus/offices',
      '/memoirs/landmark',
      '/help',
      '/explain',
    ];
    const experts = rows.map(({ id }) => `/expertteam/expertsshow/${id}`);
    expect(experts.length).toBeGreaterThan(0);
    for (const path of [...paths, '/expertteam', ...experts]) expect(locs).toContain(`https://site.test${path}`);
  });

  it('takes no address from the request', async () => {
    const { payload } = await test.app.inject({ url: '/sitemap.xml', headers: { host: 'evil.test' } });
    expect(payload).not.toContain('evil');
  });
});
