import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packGet } from '#contract/dictionary.ts';
import { container, port, tables } from '#contract/tables.ts';
import { openTable } from '#domain/dictionary/table.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';

const { ports, containers, 'hs-codes': hsCodes, 'dangerous-goods': dangerousGoods } = tables;

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

const codes = async (query: Record<string, string>) =>
  (await ask(test.app, ports.list, { query })).rows.map((row) => row.code);

describe('DICT-06 searching on the server', () => {
  it.each(['宁波', '寧波', 'ningbo', 'NINGBO', 'ｎｉｎｇｂｏ', 'ning bo', 'CNNGB', 'CNNBO', 'ningob', 'nb'])(
    'finds Ningbo first by %s',
    async (keyword) => {
      expect((await codes({ keyword }))[0]).toBe('CNNGB');
    },
  );

  it('says when a typing error had to be allowed', async () => {
    expect((await ask(test.app, ports.list, { query: { keyword: 'ningob' } })).fuzzy).toBe(true);
    expect((await ask(test.app, ports.list, { query: { keyword: 'ningbo' } })).fuzzy).toBe(false);
  });

  it('finds nothing where nothing is', async () => {
    for (const keyword of ['qqqqqqqq', '!!!', '鑫鑫鑫']) {
      expect(await ask(test.app, ports.list, { query: { keyword } })).toMatchObject({
        total: 0,
        rows: [],
        fuzzy: false,
      });
    }
  });

  it.each(Object.values(tables).map((table) => [table.dataset, table] as const))(
    'pages through all of %s',
    async (_, table) => {
      const keys = new Set<string>();
      const first = await ask(test.app, table.list, { query: { pageSize: '50' } });
      for (let page = 1; page <= Math.ceil(first.total / 50); page += 1) {
        const { rows } = await ask(test.app, table.list, { query: { pageSize: '50', pageNum: String(page) } });
        for (const row of rows) keys.add(JSON.stringify(row));
      }
      expect(keys.size).toBe(first.total);
      expect(first.edition).toMatchObject({ dataset: table.dataset, rows: first.total });
    },
  );

  it('filters by facets: one name alternatives, different names together', async () => {
    const list = (facets: string) => ask(test.app, ports.list, { query: { facets, pageSize: '50' } });
    const [china, japan, both] = await Promise.all([
      list('country:CN'),
      list('country:JP'),
      list('country:CN,country:JP'),
    ]);
    expect(both.total).toBe(china.total + japan.total);
    const narrow = await list('country:CN,type:riverport');
    expect(narrow.rows.every((row) => row.countryCode === 'CN' && row.type === 'riverport')).toBe(true);
    expect(narrow.total).toBeLessThan(china.total);
    expect((await list('country:XX')).total).toBe(0);
  });

  it('ignores a sort column that is not on the list', async () => {
    expect(await codes({ sort: 'data; drop table news' })).toEqual(await codes({}));
    expect(await codes({ sort: '__proto__' })).toEqual(await codes({}));
  });
});

describe('DICT-06 the same answers as on a device', () => {
  const queries: Record<string, string>[] = [
    {},
    { pageNum: '3' },
    { sort: 'nameEn' },
    { sort: 'country', order: 'desc', pageSize: '50' },
    { sort: 'nameZh', pageNum: '4', pageSize: '50' },
    { sort: 'nameZh', order: 'desc', pageSize: '50' },
    { sort: 'countryZh', pageNum: '2', pageSize: '50' },
    { keyword: 'port', sort: 'country' },
    { keyword: 'san', sort: 'countryZh', order: 'desc', pageSize: '50' },
    { keyword: '港', sort: 'nameZh' },
    { keyword: 'san', sort: 'type', pageSize: '50' },
    { facets: 'country:CN', sort: 'code' },
    { keyword: '港' },
    { keyword: '上海' },
    { keyword: 'san' },
    { keyword: 'san', pageNum: '2' },
    { keyword: 'port', sort: 'code', order: 'desc' },
    { keyword: 'rotterdma' },
    { keyword: 'hamb', facets: 'country:DE' },
    { keyword: 'new york' },
    { keyword: 'cn' },
    { keyword: 'china', pageNum: '2', pageSize: '50' },
    { keyword: 'sh' },
    { keyword: 'a' },
    { keyword: '红海' },
    { keyword: 'US West Coast', pageNum: '2' },
    { keyword: 'Europe', facets: 'country:DE' },
    { keyword: '北美', pageSize: '50' },
    { keyword: 'HKG' },
    { keyword: 'dubolin' },
    { keyword: 'cqgang' },
    { keyword: 'nbo' },
    { keyword: 'riben', pageNum: '2' },
    { keyword: '紐西蘭' },
    { keyword: '横浜' },
    { keyword: '休斯顿港' },
    { keyword: '鹿特单' },
    { keyword: '宁泊' },
    { keyword: '新佳坡', facets: 'country:SG' },
  ];

  it.each(queries.map((query) => [JSON.stringify(query), query] as const))('for %s', async (_, query) => {
    const pack = await ask(test.app, packGet, { params: { dataset: 'ports' } });
    const device = openTable('ports', pack, (value) => port.parse(value), spokenForms);
    const online = await ask(test.app, ports.list, { query });
    const offline = device.list(ports.list.query?.parse(query) ?? Object(null));
    expect(online.rows.map((row) => row.code)).toEqual(offline.rows.map((row) => row.code));
    expect({ total: online.total, fuzzy: online.fuzzy }).toEqual({ total: offline.total, fuzzy: offline.fuzzy });
    expect(online.rows).toEqual(offline.rows);
  });
});

describe('DICT-06 the order of a table', () => {
  it.each(['asc', 'desc'])('has containers without a volume last when it is sorted by that, %s', async (order) => {
    const query = { sort: 'volumeM3', order, pageSize: '50' };
    const volumes = (await ask(test.app, containers.list, { query })).rows.map((row) => row.volumeM3);
    const known = volumes.filter((volume) => volume !== null);
    expect(known.length).toBeLessThan(volumes.length);
    expect(volumes.slice(0, known.length)).toEqual(known);
    expect(known).toEqual(known.toSorted((a, b) => (order === 'asc' ? a - b : b - a)));
    const pack = await ask(test.app, packGet, { params: { dataset: 'containers' } });
    const device = openTable('containers', pack, (value) => container.parse(value));
    const offline = device.list(containers.list.query?.parse(query) ?? Object(null));
    expect(offline.rows.map((row) => row.volumeM3)).toEqual(volumes);
  });

  it('takes small letters for capitals', async () => {
    const query = { sort: 'nameEn', order: 'desc', pageSize: '20' };
    const names = (await ask(test.app, dangerousGoods.list, { query })).rows.map((row) => row.nameEn);
    expect(names[0]).toMatch(/^Z/i);
    expect(names.filter((name) => name.startsWith('n-'))).toEqual([]);
  });

  it('goes by the sound of the Chinese names, and of the countries', async () => {
    const first = async (sort: string, facets: string) =>
      (await ask(test.app, ports.list, { query: { sort, facets } })).rows[0];
    expect((await first('nameZh', 'country:CN'))?.nameZh).toBe('安庆');
    expect((await first('countryZh', 'country:CN,country:AL,country:DE'))?.countryCode).toBe('AL');
  });
});

describe('DICT-06 a table in the database', () => {
  it('keeps names that begin alike beside each other, where a search for that beginning reads them at once', async () => {
    const { rows } = await test.pool.query<{ inOrder: number; pairs: number }>(
      `select count(*) filter (where name >= before)::int as "inOrder", count(*)::int as pairs
       from (select name, lag(name) over (order by ctid) as before
             from (select ctid, (data ->> 'nameEn') collate "C" as name from dictionary_entry where dataset = 'ports') p) n
       where before is not null`,
    );
    const { inOrder = 0, pairs = 0 } = rows[0] ?? {};
    expect(pairs).toBeGreaterThan(1000);
    // Rows that were written anew meanwhile may stand elsewhere.
    expect(inOrder).toBeGreaterThan(0.95 * pairs);
  });
});

describe('a search with more hits than are ranked', () => {
  it('gives every hit once, over all pages', async () => {
    await test.pool.query(
      `insert into dictionary_entry (dataset, key, data, weight, latin, han, facets, origin, version)
       select 'ports', 'ZZ' || n, (select data from dictionary_entry where key = 'CNNGB')
         || jsonb_build_object('code', 'ZZ' || n, 'aliasCodes', '[]'::jsonb, 'nameEn', 'Quexport ' || n),
         n % 7, ' zz' || n || ' quexport ' || n || ' quexport' || n || ' ', '{}', '{}', 'test', 1
       from generate_series(1000, 2499) n`,
    );
    test.app.answers.invalidate('ports');
    const found: string[] = [];
    const { total } = await ask(test.app, ports.list, { query: { keyword: 'quexport' } });
    for (let page = 1; page <= 30; page += 1) {
      found.push(...(await codes({ keyword: 'quexport', pageSize: '50', pageNum: String(page) })));
    }
    expect(total).toBe(1500);
    expect(found.length).toBe(1500);
    expect(new Set(found).size).toBe(1500);
    expect((await codes({ keyword: 'zz1700' }))[0]).toBe('ZZ1700');
    await test.pool.query(`delete from dictionary_entry where origin = 'test'`);
    test.app.answers.invalidate('ports');
  });
});

describe('an entry', () => {
  it('DICT-01 is found by its code in either case, and by the other codes of the same port', async () => {
    for (const key of ['CNNGB', 'cnngb', 'CNNBO']) {
      expect((await ask(test.app, ports.entry, { params: { key } })).row.code).toBe('CNNGB');
    }
  });

  it('DICT-02 is found by its HS code however it is punctuated', async () => {
    for (const key of ['8471', '84.71', '84-71', '８４７１']) {
      expect((await ask(test.app, hsCodes.entry, { params: { key } })).row.code).toBe('8471');
    }
  });

  it('DICT-05 is found by its UN number as people write it', async () => {
    for (const key of ['1263', 'UN1263', 'UN 1263']) {
      expect((await ask(test.app, dangerousGoods.entry, { params: { key } })).row.un).toBe('1263');
    }
  });

  it('comes with the edition it is from', async () => {
    const [first] = (await ask(test.app, containers.list)).rows;
    const { row, edition } = await ask(test.app, containers.entry, { params: { key: first?.id ?? '' } });
    expect(row).toEqual(first);
    expect(edition.dataset).toBe('containers');
  });

  it.each(['XXXXX', '%25', "' or 1=1 --", '../packs', '__proto__', '%E0%A4%A'])('is not found by %s', async (key) => {
    const { code } = await problemOf(
      test.app,
      `/api/bDictionary/ports/${key.includes('%') ? key : encodeURIComponent(key)}`,
    );
    expect(['not-found', 'validation']).toContain(code);
  });

  it('that was deleted is not found', async () => {
    await test.pool.query(`update dictionary_entry set deleted = true where dataset = 'pallets'`);
    test.app.answers.invalidate('pallets');
    const key = (await test.pool.query<{ key: string }>(`select key from dictionary_entry where dataset = 'pallets'`))
      .rows[0]?.key;
    expect(await problemOf(test.app, `/api/bDictionary/palletSizes/${key}`)).toMatchObject({ code: 'not-found' });
    await test.pool.query(`update dictionary_entry set deleted = false where dataset = 'pallets'`);
  });
});
