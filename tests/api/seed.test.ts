import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS } from '#contract/dictionary.ts';
import { openDatabase } from '#server/db/client.ts';
import { seedMissing } from '#server/db/seed/seed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ pool } = openDatabase(database.url, 2, () => undefined));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function rowsOf(dataset: string): Promise<number> {
  const result = await pool.query<{ n: number }>(
    'select count(*)::int as n from dictionary_entry where dataset = $1 and not deleted',
    [dataset],
  );
  return result.rows[0]?.n ?? 0;
}

const quiet = () => undefined;

describe('the seed of an empty database', () => {
  it('DICT-01 to DICT-05: fills every table as far as the specification asks', async () => {
    const counts = Object.fromEntries(await Promise.all(DATASETS.map(async (name) => [name, await rowsOf(name)])));
    const least = { ports: 1600, 'hs-codes': 1500, containers: 12, 'cold-box': 80, 'dangerous-goods': 200, pallets: 6 };
    for (const [name, rows] of Object.entries(least)) expect(counts[name], name).toBeGreaterThanOrEqual(rows);
    expect(counts['trade-terms']).toBe(12);
  });

  it.each([
    ['dictionary_entry_latin', `latin like '%qqxxqqxx%'`],
    ['dictionary_entry_han', `han @> '{魑魅}'`],
  ])('DICT-06 leaves tables whose rows are found by their index at once (%s)', async (index, condition) => {
    const plan = await pool.query(`explain select key from dictionary_entry where not deleted and ${condition}`);
    expect(JSON.stringify(plan.rows)).toContain(index);
  });

  it('changes nothing when run again, and says nothing', async () => {
    const before = await pool.query('select * from dataset order by name');
    const said: string[] = [];
    await seedMissing(pool, (line) => void said.push(line), { production: false });
    expect((await pool.query('select * from dataset order by name')).rows).toEqual(before.rows);
    expect(said).toEqual([]);
  });

  it('fills a table that is new without touching the others', async () => {
    await pool.query(`delete from dictionary_entry where dataset = 'pallets'`);
    await pool.query(`delete from dataset where name = 'pallets'`);
    await seedMissing(pool, quiet, { production: true });
    expect(await rowsOf('pallets')).toBeGreaterThan(5);
  });

  it('brings demonstration content back in development, never into a production database that is in use', async () => {
    const count = async () => (await pool.query<{ n: number }>('select count(*)::int as n from news')).rows[0]?.n ?? 0;
    const shipped = await count();
    expect(shipped).toBeGreaterThan(0);
    await pool.query('delete from news');
    await seedMissing(pool, quiet, { production: true });
    expect(await count()).toBe(0);
    await seedMissing(pool, quiet, { production: false });
    expect(await count()).toBe(shipped);
  });

  it('marks all it brings as demonstration', async () => {
    const result = await pool.query<{ n: number }>(
      `select ((select count(*) from news where not demo) + (select count(*) from site_document where not demo)
       + (select count(*) from content_item where not demo))::int as n`,
    );
    expect(result.rows[0]?.n).toBe(0);
  });

  it('DICT-06 has tables of an older server found by the rules of this one, with nothing for devices to fetch', async () => {
    const found = async () => {
      const rows = await pool.query<{ key: string }>(
        `select key from dictionary_entry where dataset = 'ports' and han && '{=redsea}' and not deleted order by key`,
      );
      return rows.rows.map(({ key }) => key);
    };
    const editions = 'select name, version, updated_at, search_rules from dataset order by name';
    const before = { editions: (await pool.query(editions)).rows, found: await found() };
    expect(before.found).toContain('SAJED');
    await pool.query(`update dictionary_entry set latin = '', han = '{}' where dataset = 'ports'`);
    await pool.query(`update dataset set search_rules = 1 where name = 'ports'`);
    await seedMissing(pool, quiet, { production: true });
    expect({ editions: (await pool.query(editions)).rows, found: await found() }).toEqual(before);
  });

  it('D1 reads the names of tables of an older server anew, which devices fetch as a change', async () => {
    const stored = async () => {
      const { rows } = await pool.query<{ pinyin: string; version: number }>(
        `select pinyin, version::int from dictionary_entry where dataset = 'ports' and key in ('IEDUB', 'CNSHA') order by key desc`,
      );
      return rows;
    };
    const [dublin, shanghai] = await stored();
    await pool.query(
      `update dictionary_entry set pinyin = 'dou bo lin', latin = '' where dataset = 'ports' and key = 'IEDUB'`,
    );
    await pool.query(`update dataset set search_rules = 1 where name = 'ports'`);
    await seedMissing(pool, quiet, { production: true });
    const next = (dublin?.version ?? 0) + 1;
    expect(await stored()).toEqual([{ pinyin: 'du bo lin', version: next }, shanghai]);
    const { rows } = await pool.query(`select version::int from dataset where name = 'ports'`);
    expect(rows).toEqual([{ version: next }]);
  });

  it('DICT-01 brings what the project has written since into tables filled before, and leaves alone what files wrote', async () => {
    const port = async (code: string) => {
      const { rows } = await pool.query<{ name: string; deleted: boolean; version: number }>(
        `select data->>'nameZh' as name, deleted, version::int from dictionary_entry where dataset = 'ports' and key = $1`,
        [code],
      );
      return rows[0];
    };
    const set = (code: string, change: string) =>
      pool.query(`update dictionary_entry set ${change} where dataset = 'ports' and key = $1`, [code]);
    const versionOf = async () =>
      (await pool.query<{ version: number }>(`select version::int from dataset where name = 'ports'`)).rows[0]?.version;
    const renamed = `data = jsonb_set(data, '{nameZh}', '"旧名"')`;
    await set('CNNGB', renamed);
    await set('CNSHA', `${renamed}, origin = 'seed+unlocode'`);
    await set('CNTAO', 'deleted = true');
    await pool.query(`delete from dictionary_entry where dataset = 'ports' and key = 'SGSIN'`);
    await set('NLRTM', `key = 'NLXXX'`);
    await pool.query(`update dataset set authored = '2026-11-24', source = 'a file' where name = 'ports'`);
    const before = await versionOf();
    const said: string[] = [];
    const start = () => seedMissing(pool, (line) => void said.push(line), { production: true });
    await start();
    expect(said).toEqual(['Bringing the dictionary to this version …']);
    const after = await versionOf();
    expect(after).toBeGreaterThan(before ?? 0);
    expect(await port('CNNGB')).toMatchObject({ name: '宁波', deleted: false });
    expect((await port('CNNGB'))?.version, 'devices fetch it as a change').toBeGreaterThan(before ?? 0);
    expect(await port('CNSHA')).toMatchObject({ name: '旧名' });
    expect(await port('CNTAO')).toMatchObject({ deleted: true });
    expect(await port('SGSIN')).toMatchObject({ name: '新加坡', deleted: false });
    expect(await port('NLRTM')).toMatchObject({ name: '鹿特丹', deleted: false });
    expect(await port('NLXXX'), 'what the project no longer has').toMatchObject({ deleted: true });
    const source = await pool.query(`select source from dataset where name = 'ports'`);
    expect(source.rows, 'a file has come into it').toEqual([{ source: 'a file' }]);
    await start();
    expect(await versionOf()).toBe(after);
    expect(said).toHaveLength(1);
  });

  it('fills everything in one transaction', async () => {
    await pool.query('truncate dataset, dictionary_entry, news, site_document, content_item');
    await seedMissing(pool, quiet, { production: true });
    const stamps = await pool.query<{ n: number }>('select count(distinct updated_at)::int as n from dataset');
    expect(stamps.rows[0]?.n).toBe(1);
  });
});
