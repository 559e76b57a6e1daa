import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Enquiry } from '#contract/enquiry.ts';
import { problemEnvelope } from '#contract/problems.ts';
import { ENQUIRIES_PER_HOUR } from '#server/modules/enquiry/service.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let test: TestApp;
/** Every request comes from an address of its own unless a test is about limits. */
let caller = 0;

beforeAll(async () => {
  test = await buildTestApp({ config: { trustProxy: ['127.0.0.1'] }, clock: () => Date.parse('2026-11-21T08:00:00Z') });
});

afterAll(() => test.close());

const good: Enquiry = {
  moduleType: 'product',
  type: 'sea',
  polCode: 'CNNGB',
  podCode: 'DEHAM',
  cargoType: 'general',
  goods: 'Garden furniture, knocked down',
  load: { kind: 'boxes', boxes: [{ type: '40HQ', count: 2 }] },
  readyDate: '2026-12-01',
  fromName: 'Lin Hao',
  fromPhone: '13800138000',
  fromEmail: '',
  fromCompanyName: 'Lin & Söhne',
  fromMessage: 'Pick-up in Yuyao.',
};

interface Sent {
  key?: string;
  address?: string;
  language?: string;
}

async function send(payload: unknown, { key, address, language = 'en-US' }: Sent = {}) {
  caller += 1;
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/bEmailUs/showProductAdd',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'accept-language': language,
      'x-forwarded-for': address ?? `10.1.${caller >> 8}.${caller & 255}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

/** The fields a payload is refused for. */
async function refusedFields(payload: unknown): Promise<string[]> {
  const { status, body } = await send(payload);
  const problem = problemEnvelope.parse(body);
  expect([status, problem.code]).toEqual([400, 'validation']);
  return (problem.fields ?? []).map(({ path }) => path);
}

async function stored(): Promise<number> {
  const { rows } = await test.pool.query<{ count: number }>('select count(*)::int as count from enquiry');
  return rows[0]?.count ?? 0;
}

describe('HOME-02 an enquiry', () => {
  it('is stored whole, in the language it was written in, and answered with a number and the time', async () => {
    const { status, body } = await send(good, { language: 'zh-CN' });
    expect(status).toBe(200);
    expect(body.message).toEqual({
      receipt: expect.stringMatching(/^E261121-[2-9A-Z]{6}$/),
      receivedAt: '2026-11-21T08:00:00.000Z',
    });
    const { rows } = await test.pool.query('select * from enquiry where receipt = $1', [body.message.receipt]);
    const { type, polCode, podCode, ...content } = good;
    expect(rows[0]).toMatchObject({ type, pol_code: polCode, pod_code: podCode, locale: 'zh_CN', content });
  });

  it('takes another code of a port for the port, and no enquiry from a port to itself', async () => {
    const { rows } = await test.pool.query(
      `select key, data->'aliasCodes'->>0 as alias from dictionary_entry
        where dataset = 'ports' and jsonb_array_length(data->'aliasCodes') > 0 and data->'aliasCodes'->>0 ~ '^[A-Z]{2}[A-Z0-9]{3}$'
        limit 1`,
    );
    const { key: code, alias } = rows[0];
    const elsewhere = code.startsWith('DE') ? 'CNNGB' : 'DEHAM';
    expect((await send({ ...good, polCode: alias, podCode: elsewhere })).status).toBe(200);
    expect(await refusedFields({ ...good, polCode: code, podCode: alias })).toEqual(['body.podCode']);
  });
});

describe('HOME-02 what does not fit', () => {
  it.each([
    ['a port that is in no table', { polCode: 'ZZZZZ' }, ['body.polCode']],
    ['two of them', { polCode: 'ZZZZZ', podCode: 'XXXXX' }, ['body.polCode', 'body.podCode']],
    ['a port that is SQL', { polCode: "'; drop table enquiry; --" }, ['body.polCode']],
    ['a message of 5,000 characters', { fromMessage: 'x'.repeat(5000) }, ['body.fromMessage']],
    ['a NUL in the goods', { goods: 'a\0b' }, ['body.goods']],
    ['a type that another module has', { type: 'banner' }, ['body.type']],
    ['another module', { moduleType: 'team' }, ['body.moduleType']],
    ['a date of last year', { readyDate: '2025-11-21' }, ['body.readyDate']],
    ['a date in two years', { readyDate: '2028-11-21' }, ['body.readyDate']],
    ['a number for a name', { fromName: 7 }, ['body.fromName']],
    ['nobody to answer to', { fromPhone: '', fromEmail: '' }, ['body.fromPhone']],
    ['a list for the load', { load: [] }, ['body.load']],
    ['endless boxes', { load: { kind: 'boxes', boxes: [{ type: '20GP', count: 1e9 }] } }, ['body.load.boxes.0.count']],
  ])('%s is refused by its field', async (_, change, fields) => {
    const before = await stored();
    expect(await refusedFields({ ...good, ...change })).toEqual(fields);
    expect(await stored()).toBe(before);
  });

  it('is told what the limit is, in the language of the request', async () => {
    const { body } = await send({ ...good, fromMessage: 'x'.repeat(5000) }, { language: 'zh-CN' });
    expect(body.fields).toEqual([{ path: 'body.fromMessage', reason: '最多 2000 个字符。' }]);
  });

  it.each([
    ['__proto__', `{"__proto__":{"polluted":true},${JSON.stringify(good).slice(1)}`],
    ['constructor', `{"constructor":{"prototype":{"polluted":true}},${JSON.stringify(good).slice(1)}`],
  ])('%s in the body is refused and reaches no prototype', async (_, payload) => {
    const { status } = await send(payload);
    expect(status).toBe(400);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
  ])('a body of %s is refused', async (_, payload) => {
    expect((await send(payload)).status).toBe(400);
  });

  it('does not answer a page of another site', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/bEmailUs/showProductAdd',
      headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      payload: good,
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('PWA-04 the same enquiry sent again', () => {
  it('is one enquiry with one answer, also when twelve arrive at the same moment', async () => {
    const before = await stored();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(good, { key })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.message.receipt)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    expect((await send(good, { key })).body).toEqual(answers[0]?.body);
  });

  it('is another enquiry under another key, and refused under the same key with other words', async () => {
    const before = await stored();
    const key = randomUUID();
    await send(good, { key });
    await send(good, { key: randomUUID() });
    expect(await stored()).toBe(before + 2);
    const { status, body } = await send({ ...good, goods: 'Something else' }, { key });
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(await stored()).toBe(before + 2);
  });

  it('may come again under its key after it was refused', async () => {
    const key = randomUUID();
    expect((await send({ ...good, podCode: 'ZZZZZ' }, { key })).status).toBe(400);
    expect((await send(good, { key })).status).toBe(200);
  });

  it.each(['short', 'x'.repeat(101), "a';drop table--"])('is refused under the key %s', async (key) => {
    expect((await send(good, { key })).status).toBe(400);
  });
});

describe('limits', () => {
  it('are per address and hour, with the time to wait', async () => {
    const address = '10.9.9.9';
    const statuses: number[] = [];
    for (let count = 0; count < ENQUIRIES_PER_HOUR; count += 1) {
      statuses.push((await send({ ...good, polCode: 'ZZZZZ' }, { address })).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400]));
    const { status, headers } = await send(good, { address });
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('3600');
    expect((await send(good)).status).toBe(200);
  });
});
