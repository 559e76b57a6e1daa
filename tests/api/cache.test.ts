import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;
let now = 1_000_000;

const DOCK = '/api/bDock/showGet';
const LIST = '/api/bDictionary/ports?pageSize=20';

beforeAll(async () => {
  test = await buildTestApp({ clock: () => now });
});

afterAll(() => test.close());

beforeEach(() => test.app.answers.invalidate());

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

async function setPhone(phoneNumber: string): Promise<void> {
  const value = JSON.stringify({ phoneNumber, linkUrl: '' });
  await test.pool.query(
    `insert into site_document (name, value) values ('dock', $1) on conflict (name) do update set value = excluded.value`,
    [value],
  );
}

const phone = async () => (await get(DOCK)).json().message.phoneNumber;

describe('a public answer', () => {
  it('is kept until it is said that its sources changed', async () => {
    await setPhone('1');
    expect(await phone()).toBe('1');
    await setPhone('2');
    expect(await phone()).toBe('1');
    test.app.answers.invalidate('news');
    expect(await phone()).toBe('1');
    test.app.answers.invalidate('site');
    expect(await phone()).toBe('2');
  });

  it('is forgotten when another process says so through the database', async () => {
    await setPhone('3');
    expect(await phone()).toBe('3');
    await setPhone('4');
    await test.pool.query(`select pg_notify('content_changed', 'site')`);
    await expect.poll(phone).toBe('4');
  });

  it('is forgotten after a while in any case', async () => {
    await setPhone('5');
    expect(await phone()).toBe('5');
    await setPhone('6');
    now += 4 * 60_000;
    expect(await phone()).toBe('5');
    now += 2 * 60_000;
    expect(await phone()).toBe('6');
  });

  it('S10 is kept once, however its question is written', async () => {
    await get(LIST);
    const size = test.app.answers.size;
    const asked = vi.spyOn(test.pool, 'connect');
    for (const more of ['&zz=1', '&zz=2', '&&&']) await get(LIST + more);
    await get('/api/bDictionary/ports?&page%53ize=2%30');
    expect(test.app.answers.size).toBe(size);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is made once for many who ask at the same time', async () => {
    const asked = vi.spyOn(test.pool, 'connect');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(LIST)));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(1);
    asked.mockRestore();
  });
});

describe('the form of an answer', () => {
  it('has an entity tag, and 304 without a body for whoever has it', async () => {
    for (const round of ['made', 'kept']) {
      const { headers } = await get(LIST);
      expect(headers.etag, round).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await get(LIST, { 'if-none-match': `"other", ${headers.etag}` });
      expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', headers.etag]);
      expect(again.headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect((await get(LIST, { 'if-none-match': 'W/"something-else-entirely"' })).statusCode).toBe(200);
  });

  it('is compressed as the client takes it, and the same in every form', async () => {
    const plain = await get(LIST);
    const brotli = await get(LIST, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(LIST, { 'accept-encoding': 'gzip;q=0.8, br;q=0' });
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const { headers, rawPayload } of [plain, brotli, gzip]) {
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(headers.vary).toBe('accept-encoding');
    }
  });

  it('arrives byte for byte over a real connection', async () => {
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
    for (const coding of ['identity', 'br', 'gzip']) {
      const answer = await fetch(origin + LIST, { headers: { 'accept-encoding': coding } });
      expect(await answer.text(), coding).toBe((await get(LIST)).payload);
    }
  });

  it('has no body for HEAD, and the length that GET would have', async () => {
    const whole = await get(LIST);
    const head = await test.app.inject({ method: 'HEAD', url: LIST });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('must be asked for again each time, so that a change is seen at once', async () => {
    expect((await get(LIST)).headers['cache-control']).toBe('public, no-cache');
  });

  it('asks for a new connection while the server stops', async () => {
    await get(LIST);
    test.readiness.state = 'stopping';
    expect((await get(LIST)).headers.connection).toBe('close');
    test.readiness.state = 'ready';
  });
});

describe('a lost connection to the database', () => {
  it('makes everything kept be forgotten, as changes may have been missed', async () => {
    await setPhone('8');
    expect(await phone()).toBe('8');
    await setPhone('9');
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
    );
    await expect.poll(phone).toBe('9');
    await test.pool.query(`select pg_notify('content_changed', 'nothing of this')`);
  });
});
