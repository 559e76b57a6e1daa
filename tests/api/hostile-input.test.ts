import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountLogin } from '#contract/auth.ts';
import { tables } from '#contract/tables.ts';
import { changeContent } from '#contract/users.ts';
import { watchMerge } from '#contract/watch-list.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';
import { loggedIn } from '#tests/support/logged-in.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

let test: TestApp;

beforeAll(async () => {
  test = await buildTestApp({ limits: { requests: 100_000, work: 100_000 } });
});

afterAll(() => test.close());

const PORTS = '/api/bDictionary/ports';
const MEMBER = 6;
const TOO_MANY = Array.from({ length: 21 }, (_, index) => `TESTBILL${index}`).join();
const LANE = 'bShipPlan/showGet?pol=CNNGB&pod=NLRTM';

describe('ASVS 15.3.5: values that do not fit are refused, with what is wrong', () => {
  it.each([
    ['pageNum=-1', 'query.pageNum'],
    ['pageNum=0', 'query.pageNum'],
    ['pageNum=1e9', 'query.pageNum'],
    ['pageNum=999999999', 'query.pageNum'],
    ['pageSize=100000', 'query.pageSize'],
    ['pageSize=NaN', 'query.pageSize'],
    ['pageNum=1&pageNum=2', 'query'],
    ['pageNum[a]=1', 'query.pageNum'],
    ['order=sideways', 'query.order'],
    [`keyword=${'x'.repeat(101)}`, 'query.keyword'],
    ['keyword[a]=x', 'query.keyword'],
  ])('%s', async (query, path) => {
    const problem = await problemOf(test.app, `${PORTS}?${query}`);
    expect(problem).toMatchObject({ status: 400, code: 'validation', fields: [{ path }] });
  });

  it('in the language of the request, with the limit', async () => {
    const url = `${PORTS}?keyword=${'x'.repeat(101)}`;
    expect((await problemOf(test.app, url)).fields?.[0]?.reason).toBe('最多 100 个字符。');
    const english = await problemOf(test.app, url, { 'accept-language': 'en-US' });
    expect(english.fields?.[0]?.reason).toBe('At most 100 characters.');
    expect(english.message).toMatch(/^Something in the request/);
  });

  it.each([
    ['bTracking/showGet?number=----', 'number', '格式不正确。', 'The format is not right.'],
    [`bTracking/showList?numbers=${TOO_MANY}`, 'numbers', '一次最多 20 项。', 'At most 20 at once.'],
    ['bShipPlan/showGet?pol=CNNGB&pod=ZZZZZ', 'pod', '不是可选的值。', 'Not one of the possible values.'],
    [`${LANE}&from=2001-01-01&to=2001-01-02`, 'to', '日期已过。', 'These days have passed.'],
    [`${LANE}&from=2099-01-02&to=2099-01-01`, 'to', '结束日期早于开始日期。', 'The last day is before the first.'],
    [`${LANE}&from=2099-01-01&to=2099-12-01`, 'to', '最多 56 天。', 'At most 56 days.'],
    [`${LANE}&from=9999-12-20`, 'from', '最晚从今天起 366 天内。', 'At most 366 days from today.'],
    [
      'bShipPlan/showPort?port=CNNGB&from=9999-12-20',
      'from',
      '最晚从今天起 366 天内。',
      'At most 366 days from today.',
    ],
  ])('also where no schema can tell: %s', async (call, field, chinese, english) => {
    await setPublicTracking(test.pool, true);
    const fields = async (language: string) =>
      (await problemOf(test.app, `/api/${call}`, { 'accept-language': language })).fields;
    expect(await fields('zh-CN')).toEqual([{ path: `query.${field}`, reason: chinese }]);
    expect(await fields('en-US')).toEqual([{ path: `query.${field}`, reason: english }]);
  });
});

describe('S12 SQL injection', () => {
  const attacks = [
    "' or 1=1 --",
    "'; drop table dictionary_entry; --",
    '%',
    '_',
    '\\',
    "{'a','b'}",
    '$1',
    "') union select version() --",
    '*/ select 1 /*',
    '1)) or sleep(5)--',
  ];

  it.each(attacks)('by %s is text like any other and breaks nothing', async (attack) => {
    const before = (await ask(test.app, tables.ports.list)).total;
    const totalOf = async (query: Record<string, string>) => (await ask(test.app, tables.ports.list, { query })).total;
    expect(await totalOf({ keyword: attack })).toBeLessThan(before);
    expect(await totalOf({ facets: `country:${attack.replaceAll(',', ' ')}` })).toBe(0);
    expect(await totalOf({ sort: attack })).toBe(before);
    const entry = await test.app.inject(`${PORTS}/${encodeURIComponent(attack)}`);
    expect([400, 404]).toContain(entry.statusCode);
    test.app.answers.invalidate();
    expect((await ask(test.app, tables.ports.list)).total).toBe(before);
  });

  it('by a NUL character is refused', async () => {
    expect(await problemOf(test.app, `${PORTS}?keyword=a%00b`)).toMatchObject({ code: 'validation' });
    expect(await problemOf(test.app, `${PORTS}/a%00b`)).toMatchObject({ code: 'validation' });
  });
});

describe('S22 text that PostgreSQL has no place for is refused before it gets there', () => {
  const NUL = 'a\0b';
  const HALF = 'a\ud800';
  const item = { number: 'DEMO0001', businessType: 1, note: '', etaHours: 24, milestones: true, removed: false };
  const edit = { ...item, label: '', editedAt: '2026-11-18T08:00:00.000Z' };

  it.each([
    ['a NUL', watchMerge, { rows: [edit, { ...edit, label: NUL }] }, 'body.rows.1.label'],
    ['half a character', watchMerge, { rows: [{ ...edit, note: HALF }] }, 'body.rows.0.note'],
    ['half a character in what is stored as one', changeContent, { firstName: HALF }, 'body.firstName'],
    [
      'a NUL in a name',
      accountLogin,
      { username: NUL, password: 'a password', uuid: crypto.randomUUID(), code: '7' },
      'body.username',
    ],
    ['the year 0', watchMerge, { rows: [{ ...edit, editedAt: '0000-01-01T00:00:00Z' }] }, 'body.rows.0.editedAt'],
  ])('%s', async (_, route, body, path) => {
    const visitor = await loggedIn(test, MEMBER);
    const answer = await visitor.send(route, { body });
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', fields: [{ path }] });
  });

  it('whole characters are taken, whatever their plane', async () => {
    const visitor = await loggedIn(test, MEMBER);
    const answer = await visitor.send(watchMerge, { body: { rows: [{ ...edit, label: '𠮷野家 🚢' }] } });
    expect(answer.json().message.rows).toMatchObject([{ label: '𠮷野家 🚢' }]);
  });
});

describe('S21 large and strange input is refused before it costs anything', () => {
  const cases: [string, string][] = [
    ['a keyword of 1 MB', `keyword=${'a'.repeat(1_000_000)}`],
    ['100,000 levels', `a${'[b]'.repeat(100_000)}=1`],
    ['100,000 opening brackets', `a${'['.repeat(100_000)}=1`],
    ['10,000 names', Array.from({ length: 10_000 }, (_, n) => `k${n}=1`).join('&')],
    ['four levels', 'a[b][c][d]=1'],
    ['__proto__', '__proto__[polluted]=1'],
    ['__proto__ inside', 'a[__proto__][polluted]=1'],
    ['constructor', 'constructor[prototype][polluted]=1'],
    ['a broken escape', 'keyword=%E0%A4'],
    ['a name that is a value and an object', 'a=1&a[b]=2'],
    ['an empty name inside', 'a[]=1'],
  ];

  it.each(cases)('%s', async (_, query) => {
    const asked = [vi.spyOn(test.pool, 'query'), vi.spyOn(test.pool, 'connect')];
    const problem = await problemOf(test.app, `${PORTS}?${query}`);
    for (const way of asked) expect(way).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(problem).toMatchObject({ status: 400, code: 'validation', fields: [{ path: 'query' }] });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('a key of 10,000 characters is not found', async () => {
    expect((await test.app.inject(`${PORTS}/${'A'.repeat(10_000)}`)).statusCode).toBe(404);
  });
});

describe('what does not exist', () => {
  it('is 404 in the contract’s form and does not repeat what was asked', async () => {
    for (const url of ['/api', '/api/', '/api/bNothing/showGet', '/api/<script>alert(1)</script>']) {
      const problem = await problemOf(test.app, url, { accept: 'text/html' });
      expect(problem).toMatchObject({ status: 404, code: 'not-found' });
      expect(JSON.stringify(problem)).not.toMatch(/script|bNothing/);
    }
  });

  it('is a method that a call does not have', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'] as const) {
      const headers = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' };
      expect([404, 405]).toContain((await test.app.inject({ method, url: PORTS, headers })).statusCode);
    }
  });
});

describe('a failure inside', () => {
  it('is masked: a request id and nothing of the cause', async () => {
    const broken = await buildTestApp();
    await broken.pool.query('alter table news rename to news_elsewhere');
    const answer = await broken.app.inject('/api/bNews/showGet');
    expect(answer.json()).toMatchObject({ status: 500, code: 'internal', requestId: answer.headers['x-request-id'] });
    expect(answer.payload).not.toMatch(/news|relation|select/i);
    await broken.close();
  });

  it('is 503 with Retry-After when the database does not answer', async () => {
    const broken = await buildTestApp();
    await broken.pool.query(`set statement_timeout = 1`).catch(() => undefined);
    const lost = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
    broken.pool.query = () => Promise.reject(lost);
    broken.pool.connect = () => Promise.reject(lost);
    const answer = await broken.app.inject('/api/bDock/showGet');
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.payload).not.toContain('10.0.0.5');
    await broken.close();
  });
});
