import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const KEPT = '/api/bDock/showGet';
const WRITES = '/api/auth/code';

let now = 0;
let database: TestDatabase;
let test: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  test = await buildTestApp({ database, clock: () => now });
});

const get = (url: string) => test.app.inject({ url });
const readsAnew = (n: number) => get(`/api/bDictionary/ports?keyword=sought${n}`);

/** An answer that says "not now", and when to come back. */
function expectNotNow({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }): void {
  expect(statusCode).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

describe('H11 a table that is locked', () => {
  const holder = () => new Client(database.url);

  it('holds up for some seconds what writes into it, and nothing else', async () => {
    const client = holder();
    await client.connect();
    await client.query('begin; lock table rate_limit');
    const stuck = Array.from({ length: 12 }, () => get(WRITES));
    for (let n = 0; n < 5; n += 1) expect((await readsAnew(n)).statusCode).toBe(200);
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    for (const answer of await Promise.all(stuck)) expectNotNow(answer);
    await client.query('rollback');
    await client.end();
    expect((await get(WRITES)).statusCode).toBe(200);
  });
});

describe('H19 a database that only reads', () => {
  it('answers what reads, and 503 to what writes; readiness says why', async () => {
    const client = new Client(database.url);
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
    const limited = await buildTestApp({ database });
    try {
      expectNotNow(await limited.app.inject({ url: WRITES }));
      expect((await limited.app.inject({ url: KEPT })).statusCode).toBe(200);
      const ready = await limited.app.inject({ url: '/readyz' });
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'read-only database' }]);
      expect((await limited.app.inject({ url: '/readyz/pages' })).statusCode).toBe(200);
    } finally {
      await limited.close();
      await client.query(`alter database ${rows[0]?.name} reset default_transaction_read_only`);
      await client.end();
    }
  });
});

describe('H10 a database that is gone', () => {
  beforeAll(async () => {
    await get(KEPT);
    await database.drop();
    now += 10 * 60_000;
  });
  afterAll(() => test.close());

  it('is told apart from what can be shown', async () => {
    const [ready, pages] = [await get('/readyz'), await get('/readyz/pages')];
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'no database' }]);
    expect([pages.statusCode, pages.json()]).toEqual([200, { status: 'ready' }]);
  });

  it('leaves what was kept, with its age', async () => {
    const { statusCode, headers } = await get(KEPT);
    expect([statusCode, headers.age]).toEqual([200, '600']);
  });

  it.each(['/api/bDictionary/ports?keyword=new', WRITES])('is no failure of ours: %s', async (url) => {
    expectNotNow(await get(url));
  });
});
