import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchHit, SearchPage } from '#contract/search.ts';
import { globalSearch } from '#contract/search.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let test: TestApp;
let database: TestDatabase;

const search = (keywords: string, more: Record<string, string> = {}): Promise<SearchPage> =>
  ask(test.app, globalSearch, { query: { keywords, ...more } });

const ids = (page: SearchPage): string[] => page.rows.map(({ node, id }) => `${node}/${id}`);

function marked({ title, snippet }: SearchHit): string[] {
  return [title.zh, title.en, snippet.zh, snippet.en].flatMap(({ text, marks }) =>
    marks.map(([start, end]) => text.slice(start, end)),
  );
}

async function addNews(
  id: string,
  title: [string, string],
  body: [string, string],
  date = '2026-10-01',
): Promise<void> {
  const text = ([zh, en]: [string, string]) => JSON.stringify({ zh, en });
  await test.pool.query(
    `insert into news (id, kind, date, title, summary, body, picture) values ($1, 'company', $2, $3, $4, $5, 'sea')`,
    [id, date, text(title), text(['', '']), text(body)],
  );
}

beforeAll(async () => {
  database = await createTestDatabase();
  test = await buildTestApp({ database, limits: { requests: 100_000, work: 100_000 } });
  await addNews(
    'quokka',
    ['袋鼠皮运输', 'Moving quokka hides'],
    ['<p>冷僻词</p>', '<p>One <b>zymurgy</b> &amp; more</p>'],
  );
  await addNews(
    'hostile',
    ['危险标题', 'Danger'],
    ['<p>无</p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt; wombatium</p>'],
  );
});

afterAll(async () => {
  await test.close();
  await database.drop();
});

describe('SEARCH-01 one search over the site', () => {
  it('finds pages, news, experts, questions and rows of the dictionary, and counts them by node', async () => {
    const page = await search('宁波', { pageSize: '50' });
    expect(ids(page)[0]).toBe('ports/CNNGB');
    const nodes = page.nodes.map(({ node }) => node);
    expect(nodes).toEqual(expect.arrayContaining(['news', 'ports']));
    expect(page.nodes.reduce((sum, { total }) => sum + total, 0)).toBe(page.all);
    expect(page.total).toBe(page.all);
    for (const { node, total } of page.nodes) {
      const one = await search('宁波', { node, pageSize: '50' });
      expect([one.total, one.all]).toEqual([total, page.all]);
      expect(new Set(one.rows.map((row) => row.node))).toEqual(new Set([node]));
    }
  });

  it('pages through all hits without losing or repeating one', async () => {
    const first = await search('集装箱', { pageSize: '50' });
    const seen: string[] = [];
    for (let pageNum = 1; seen.length < Math.min(first.reachable, 150); pageNum += 1) {
      seen.push(...ids(await search('集装箱', { pageNum: String(pageNum), pageSize: '10' })));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(0, 50)).toEqual(ids(first));
  });

  it('takes words out of titles, summaries and bodies, in either language, in any order', async () => {
    expect(ids(await search('zymurgy'))).toEqual(['news/quokka']);
    expect(ids(await search('冷僻'))).toEqual(['news/quokka']);
    expect(ids(await search('hides moving'))[0]).toBe('news/quokka');
    expect(ids(await search('quok'))).toEqual(['news/quokka']);
    expect(ids(await search('ZYMURGY quokka'))).toEqual(['news/quokka']);
  });

  it('puts a title before a summary and a summary before a text', async () => {
    const { rows } = await search('退税', { node: 'news', pageSize: '50' });
    const places = rows.map(({ title }) => (title.zh.marks.length > 0 ? 0 : 1));
    expect(places).toEqual([...places].sort());
    expect(new Set(places)).toEqual(new Set([0, 1]));
  });

  it('finds Chinese titles by pinyin and by its initials, and traditional characters', async () => {
    expect(ids(await search('daishupi'))).toEqual(['news/quokka']);
    expect(ids(await search('dspys'))).toEqual(['news/quokka']);
    expect(ids(await search('寧波'))[0]).toBe('ports/CNNGB');
    expect(ids(await search('nb'))[0]).toBe('ports/CNNGB');
  });

  it('marks what was found, as ranges of plain text', async () => {
    const [hit] = (await search('zymurgy')).rows;
    expect(hit && marked(hit)).toEqual(['zymurgy']);
    expect(hit?.snippet.en.text).toBe('One zymurgy & more');
    const [code] = (await search('CNNGB')).rows;
    expect(code).toMatchObject({ code: { text: 'CNNGB', marks: [[0, 5]] }, address: '/dictionary/ports/CNNGB' });
  });

  it.each([
    ['8507.60', 'hs-codes/8507600010', '8507.60.00.10'],
    ['UN3480', 'dangerous-goods/3480-1', 'UN 3480'],
    ['power bank', 'dangerous-goods/3480-1', 'power bank'],
    ['dubolin', 'ports/IEDUB', 'du bo lin'],
    ['oporto', 'ports/PTOPO', 'oporto'],
  ])('G9 says by what %s led to %s', async (keywords, id, text) => {
    const hit = (await search(keywords, { pageSize: '50' })).rows.find((row) => `${row.node}/${row.id}` === id);
    const parts = [hit?.code, hit?.also].filter((part) => part && part.marks.length > 0);
    expect(parts.map((part) => part?.text)).toEqual([text]);
  });

  it('gives text, never markup, whatever stands in the content', async () => {
    const [hit] = (await search('wombatium')).rows;
    expect(hit?.snippet.en.text).toBe('<script>alert(1)</script> wombatium');
    expect(hit && marked(hit)).toEqual(['wombatium']);
  });

  it('leads to addresses of this site only', async () => {
    for (const keywords of ['宁波', 'container', '港途', '15', 'sea']) {
      for (const { address } of (await search(keywords, { pageSize: '50' })).rows) {
        expect(address).toMatch(/^\/[a-z]/);
      }
    }
  });

  it('does not find what is for members and staff only', async () => {
    await test.pool.query(
      `insert into content_item (kind, id, data) values ('party', 'secret', '{"title":{"zh":"绝密麒麟","en":"kirinsecret"}}')`,
    );
    await addNews('beside', ['旁边', 'Besideium'], ['<p>一</p>', '<p>one</p>']);
    await test.pool.query(`select pg_notify('content_changed', 'content')`);
    await eventually(async () => ids(await search('besideium'))).toEqual(['news/beside']);
    expect((await search('kirinsecret')).all).toBe(0);
    expect((await search('绝密麒麟')).all).toBe(0);
  });
});

describe('SEARCH-01 what is nearly right', () => {
  it('corrects a word of the site’s texts and says so', async () => {
    const page = await search('zymrugy');
    expect([page.corrected, ids(page)]).toEqual(['zymurgy', ['news/quokka']]);
  });

  it('corrects a name of the dictionary, and finds everything by it', async () => {
    const page = await search('shangahi');
    expect(page.corrected).toBe('shanghai');
    expect(ids(page)[0]).toBe('ports/CNSHA');
  });

  it('corrects a Chinese name by its sound', async () => {
    const page = await search('凝波');
    expect(page.corrected).toBe('宁波');
    expect(ids(page)[0]).toBe('ports/CNNGB');
  });

  it('reads past the words that only ask', async () => {
    expect(ids(await search('请问宁波港'))[0]).toBe('ports/CNNGB');
    expect(ids(await search('what is the zymurgy'))).toEqual(['news/quokka']);
  });

  it('says of nonsense that there is nothing', async () => {
    expect(await search('qqxxqqxxqq')).toMatchObject({
      total: 0,
      all: 0,
      nodes: [],
      rows: [],
      corrected: null,
      tools: [],
    });
    expect(await search('---')).toMatchObject({ all: 0, rows: [] });
  });
});

describe('SEARCH-01 the right tool first', () => {
  it.each([
    ['CSQU3054383', 'container', '/logisticstools/tracking?no=CSQU3054383'],
    ['MAEU123456789', 'bill-of-lading', '/logisticstools/tracking?no=MAEU123456789'],
    ['cnngb', 'port', '/dictionary/ports?q=CNNGB'],
    ['8507.60', 'hs-code', '/dictionary/hsCode?q=850760'],
    ['UN1263', 'un-number', '/dictionary/dangerousGoods?q=1263'],
  ])('%s is for %s', async (keywords, kind, address) => {
    expect((await search(keywords)).tools[0]).toMatchObject({ kind, address });
  });

  it('offers none for words, and none for five letters that are no port', async () => {
    expect((await search('宁波')).tools).toEqual([]);
    expect((await search('hello')).tools).toEqual([]);
  });
});

describe('SEARCH-01 the index', () => {
  it('follows what is written, changed and removed', async () => {
    await search('anything');
    await addNews('later', ['迟到', 'Axolotl arrives'], ['<p>一</p>', '<p>later</p>']);
    const announce = () => test.pool.query(`select pg_notify('content_changed', 'news')`);
    await announce();
    await eventually(async () => ids(await search('axolotl'))).toEqual(['news/later']);
    await test.pool.query(`update news set title = '{"zh":"改","en":"Pangolin"}' where id = 'later'`);
    await announce();
    await eventually(async () => (await search('axolotl')).all).toBe(0);
    await test.pool.query(`delete from news where id = 'later'`);
    await announce();
    await eventually(async () => (await search('pangolin')).all).toBe(0);
  });

  it('counts more than can be paged to, and says how far one can', async () => {
    await test.pool.query(
      `insert into news (id, kind, date, title, summary, body, picture)
       select 'many-' || n, 'company', '2020-01-01', '{"zh":"多","en":"Frequentium"}', '{"zh":"","en":""}',
         '{"zh":"","en":"oftenium"}', 'sea' from generate_series(1, 350) as n`,
    );
    await test.pool.query(`select pg_notify('content_changed', 'news')`);
    await eventually(async () => (await search('frequentium')).total).toBe(350);
    const page = await search('frequentium', { node: 'news', pageNum: '15' });
    expect(page).toMatchObject({
      total: 350,
      all: 350,
      reachable: 300,
      more: false,
      nodes: [{ node: 'news', total: 350 }],
    });
    expect(page.rows).toHaveLength(20);
    // Those that have it in title and text count once, those that have it in the text alone as well.
    await addNews('many-besides', ['外', 'Other'], ['<p>一</p>', '<p>frequentium</p>']);
    await addNews('many-twice', ['双', 'Frequentium twice'], ['<p>一</p>', '<p>frequentium</p>']);
    await test.pool.query(`select pg_notify('content_changed', 'news')`);
    await eventually(async () => (await search('frequentium')).total).toBe(352);
    await test.pool.query(`delete from news where id in ('many-besides', 'many-twice')`);
    // By their text, and one by a part of its title, which is no word of any.
    await addNews('many-within', ['内', 'Xoftenium'], ['<p>一</p>', '<p>one</p>']);
    await test.pool.query(`select pg_notify('content_changed', 'news')`);
    await eventually(async () => (await search('oftenium')).total).toBe(351);
    expect(ids(await search('oftenium'))[0]).toBe('news/many-within');
    expect(await search('oftenium', { node: 'news' })).toMatchObject({ total: 351, reachable: 300, more: false });
    await test.pool.query(`delete from news where id like 'many-%'`);
    await test.pool.query(`select pg_notify('content_changed', 'news')`);
    await eventually(async () => (await search('frequentium')).total).toBe(0);
  });

  it('is made by one of two servers that start at once, and is the same for both', async () => {
    await test.pool.query('truncate search_document, search_word');
    const others = await Promise.all([0, 1].map(() => buildTestApp({ database })));
    const found = await Promise.all(
      others.map(({ app }) => ask(app, globalSearch, { query: { keywords: 'zymurgy' } })),
    );
    expect(found.map(ids)).toEqual([['news/quokka'], ['news/quokka']]);
    await Promise.all(others.map((other) => other.close()));
  });
});

describe('G11, CALL-04 a search whose question stands in the body', () => {
  const url = '/api/bCommon/globalSearch';
  const post = async (address: string, payload?: object) =>
    (
      await test.app.inject({
        method: 'POST',
        url: address,
        headers: { 'sec-fetch-site': 'same-origin' },
        ...(payload ? { payload } : {}),
      })
    ).json();

  it('is answered like one in the address, each with its own answer', async () => {
    const [quokka, hostile] = [await search('quokka'), await search('wombatium')];
    for (let time = 0; time < 2; time += 1) {
      expect((await post(url, { keywords: 'quokka' })).message).toEqual(quokka);
      expect((await post(url, { keywords: 'wombatium' })).message).toEqual(hostile);
      expect((await post(`${url}?keywords=quokka`, { keywords: 'wombatium' })).message).toEqual(quokka);
    }
    expect(await post(url)).toMatchObject({ status: 400, code: 'validation', fields: [{ path: 'query.keywords' }] });
    expect((await post(url, { keywords: 'a', pageSize: 20, pageNum: 2 })).message).toEqual(
      await search('a', { pageNum: '2', pageSize: '20' }),
    );
  });
});

describe('SEARCH-01 bad input', () => {
  const path = '/api/bCommon/globalSearch';
  it.each([
    ['', 'query.keywords'],
    ['keywords=', 'query.keywords'],
    ['keywords=%20%20', 'query.keywords'],
    [`keywords=${'x'.repeat(101)}`, 'query.keywords'],
    [`keywords=${'x'.repeat(5000)}`, 'query'],
    ['keywords=a&pageNum=-1', 'query.pageNum'],
    ['keywords=a&pageSize=100000', 'query.pageSize'],
    ['keywords=a&node=users', 'query.node'],
  ])('%s is refused with the field', async (query, field) => {
    const problem = await problemOf(test.app, `${path}?${query}`, {}, 'POST');
    expect(problem).toMatchObject({ status: 400, code: 'validation', fields: [{ path: field }] });
  });

  it.each([
    "' or 1=1 --",
    "'; drop table search_document; --",
    '%',
    '_',
    '\\',
    "':*",
    '!!(',
    "a' & 'b",
    '^a',
    '&|!<->',
  ])('S12 %s is text like any other', async (attack) => {
    expect((await search(attack)).rows.every(({ address }) => address.startsWith('/'))).toBe(true);
    expect((await search('zymurgy')).all).toBe(1);
  });
});
