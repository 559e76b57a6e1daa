import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATASETS, packGet, packList } from '#contract/dictionary.ts';
import type { Port } from '#contract/tables.ts';
import { applyDelta, isSound } from '#domain/dictionary/pack.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { applyEntries } from '#server/modules/dictionary/write.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp();
});

afterAll(() => test.close());

const pack = (query: Record<string, string> = {}, dataset = 'ports') =>
  ask(test.app, packGet, { params: { dataset }, query });

/** A port that is in the table, to be written again with something changed. */
async function somePort(code: string): Promise<Port> {
  const found = await test.pool.query<{ data: Port }>(`select data from dictionary_entry where key = $1`, [code]);
  const port = found.rows[0]?.data;
  if (port === undefined) throw new Error(`There is no port ${code}`);
  return port;
}

async function write(...rows: Port[]): Promise<void> {
  const entries = rows.map((row) => ({ row, weight: 50 }));
  await inTransaction(test.pool, (transaction) =>
    applyEntries(transaction, 'ports', { rows: entries, mode: 'merge', origin: 'test', edition: null }),
  );
  test.app.answers.invalidate('ports');
}

describe('PWA-03 a whole pack', () => {
  it.each(DATASETS)('of %s is sound and holds every row', async (dataset) => {
    const whole = await pack({}, dataset);
    expect(isSound(whole)).toBe(true);
    expect(whole).toMatchObject({ since: 0, deleted: [], edition: { dataset, rows: whole.keys.length } });
    expect(whole.keys.length).toBeGreaterThan(0);
  });

  it('holds what the contract names and nothing else of the row', async () => {
    await test.pool.query(`update dictionary_entry set data = data || '{"internal": 1}' where key = 'CNNGB'`);
    const { columns } = await pack();
    expect(Object.keys(columns)).toContain('aliasCodes');
    expect(Object.keys(columns)).not.toContain('internal');
  });

  it('leaves out a row that does not fit the contract, and stays sound', async () => {
    const port = await somePort('SGSIN');
    await test.pool.query(`update dictionary_entry set data = '{}' where key = 'SGSIN'`);
    await write({ ...(await somePort('CNNGB')), province: 'Elsewhere' });
    const whole = await pack();
    expect(whole.keys).not.toContain('SGSIN');
    expect(isSound(whole)).toBe(true);
    await write(port);
  });

  it('comes compressed, and the list says how large it is', async () => {
    const url = '/api/bDictionary/packs/ports';
    const answer = await test.app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString()).message).toEqual(await pack());
    const listed = (await ask(test.app, packList)).find(({ dataset }) => dataset === 'ports');
    expect(listed?.bytes).toBe(answer.rawPayload.length);
  });

  it('is not made for the list where its size was noted, by whatever process, for this version of the table', async () => {
    const listed = async () => (await ask(test.app, packList)).find(({ dataset }) => dataset === 'ports')?.bytes;
    const noted = async () =>
      (await test.pool.query<{ bytes: number }>(`select bytes from pack_size where dataset = 'ports'`)).rows[0]?.bytes;
    await pack();
    const real = await noted();
    await test.pool.query(`update pack_size set bytes = 12345 where dataset = 'ports'`);
    test.app.answers.invalidate('ports');
    expect(await listed()).toBe(12345);
    await write({ ...(await somePort('CNNGB')), province: 'Somewhere' });
    const made = await listed();
    const answer = await test.app.inject({ url: '/api/bDictionary/packs/ports', headers: { 'accept-encoding': 'br' } });
    expect([made, await noted()]).toEqual([answer.rawPayload.length, answer.rawPayload.length]);
    expect(real).toBeGreaterThan(10_000);
  });

  it('is listed for every table, in menu order', async () => {
    expect((await ask(test.app, packList)).map(({ dataset }) => dataset)).toEqual([...DATASETS]);
  });
});

describe('PWA-03 a delta', () => {
  it('brings what was added, changed and deleted, and leads to what the whole is', async () => {
    const before = await pack();
    const since = String(before.edition.version);
    const ningbo = await somePort('CNNGB');
    await write({ ...ningbo, nameEn: 'Ningbo changed' }, { ...ningbo, code: 'ZZNEW', aliasCodes: [] });
    await test.pool.query(`update dataset set version = version + 1 where name = 'ports'`);
    await test.pool.query(
      `update dictionary_entry e set deleted = true, version = d.version from dataset d
       where d.name = e.dataset and e.key = 'NLRTM'`,
    );
    test.app.answers.invalidate('ports');

    const delta = await pack({ since });
    expect(delta.since).toBe(before.edition.version);
    expect(delta.keys.toSorted()).toEqual(['CNNGB', 'ZZNEW']);
    expect(delta.deleted).toEqual(['NLRTM']);
    const whole = await pack();
    expect(applyDelta(before, delta)).toEqual({ ...whole, edition: delta.edition });
  });

  it('is empty for the version of now', async () => {
    const { edition, checksum } = await pack();
    expect(await pack({ since: String(edition.version) })).toMatchObject({ keys: [], deleted: [], checksum });
  });

  it('is the whole table for a version that this database never had, and where most rows changed', async () => {
    expect((await pack({ since: '999999999' })).since).toBe(0);
    const { edition } = await pack();
    await test.pool.query(`update dictionary_entry set version = $1 where dataset = 'ports'`, [edition.version + 1]);
    await test.pool.query(`update dataset set version = $1 where name = 'ports'`, [edition.version + 1]);
    test.app.answers.invalidate('ports');
    expect((await pack({ since: String(edition.version) })).since).toBe(0);
  });

  it.each(['-1', '1.5', 'x', '9'.repeat(16), ''])('is refused for the version %j', async (since) => {
    expect(await problemOf(test.app, `/api/bDictionary/packs/ports?since=${since}`)).toMatchObject({
      code: 'validation',
      fields: [{ path: 'query.since' }],
    });
  });

  it('is refused for a table that does not exist', async () => {
    expect(await problemOf(test.app, '/api/bDictionary/packs/ships')).toMatchObject({ code: 'validation' });
  });
});
