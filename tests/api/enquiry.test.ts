import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Enquiry } from '#contract/enquiry.ts';
import { problemEnvelope } from '#contract/problems.ts';
import { SHARED_LIMITS } from '#server/plugins/shared-limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { formOf } from '#tests/support/form.ts';
import { createOutsideWorld } from '#tests/support/outside-world.ts';

let test: TestApp;
const world = createOutsideWorld();
/** Every request comes from an address of its own unless a test is about limits. */
let caller = 0;

beforeAll(async () => {
  test = await buildTestApp({
    config: { trustProxy: ['127.0.0.1'] },
    adapters: world.adapters,
    clock: () => Date.parse('2026-11-21T08:00:00Z'),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => test.close());

const good: Omit<Enquiry, 'id'> = {
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
  verifiedBy: 'phone',
};

interface Sent {
  /** The enquiry's own id, for which its phone number has been verified. */
  id?: string;
  address?: string;
  language?: string;
  server?: TestApp;
}

/** Stores the grant that a right code leaves on the server. */
async function verify(id: string, contact = good.fromPhone): Promise<void> {
  await test.pool.query(
    `insert into verification_grant values ($1, 'enquiry', $2, $3, '', '', now() + interval '10 years')`,
    [randomUUID(), contact, id],
  );
}

async function send(content: unknown, { id = randomUUID(), address, language = 'en-US', server = test }: Sent = {}) {
  caller += 1;
  await verify(id);
  const isWhole = typeof content !== 'object' || content === null || Array.isArray(content);
  const payload = isWhole ? content : { id, ...content };
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/bEmailUs/showProductAdd',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'accept-language': language,
      'x-forwarded-for': address ?? `10.1.${caller >> 8}.${caller & 255}`,
      ...(isWhole ? {} : { 'idempotency-key': id }),
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
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      receipt: expect.stringMatching(/^E261121-[2-9A-Z]{6}$/),
      receivedAt: '2026-11-21T08:00:00.000Z',
    });
    const { rows } = await test.pool.query('select * from enquiry where receipt = $1', [body.message.receipt]);
    const { type, polCode, podCode, ...content } = good;
    expect(rows[0]).toMatchObject({
      id: body.message.id,
      type,
      pol_code: polCode,
      pod_code: podCode,
      locale: 'zh_CN',
      content,
    });
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
    ['a verified phone that is none', { fromPhone: '' }, ['body.fromPhone']],
    ['a verified number of a landline', { fromPhone: '0574-5550 0110' }, ['body.fromPhone']],
    ['a verified e-mail address that is none', { verifiedBy: 'email' }, ['body.fromEmail']],
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
    ['__proto__', `{"__proto__":{"polluted":true},${JSON.stringify({ id: randomUUID(), ...good }).slice(1)}`],
    [
      'constructor',
      `{"constructor":{"prototype":{"polluted":true}},${JSON.stringify({ id: randomUUID(), ...good }).slice(1)}`,
    ],
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
  it('R18 is one enquiry with one answer, also when twenty arrive at the same moment', async () => {
    const before = await stored();
    const id = randomUUID();
    await verify(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(good, { id })));
    const done = answers.filter(({ status }) => status === 200);
    const busy = answers.filter(({ status }) => status === 409);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length + busy.length).toBe(20);
    for (const { headers, body } of busy) expect([headers['retry-after'], body.code]).toEqual(['1', 'in-progress']);
    expect(new Set(done.map(({ body }) => body.message.receipt)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
    const again = await send(good, { id });
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([done[0]?.body, 'true']);
  });

  it('R19 is another enquiry under another id, and refused under the same id with other words', async () => {
    const before = await stored();
    const id = randomUUID();
    const first = await send(good, { id });
    expect(first.headers['idempotency-replayed']).toBeUndefined();
    await send(good);
    expect(await stored()).toBe(before + 2);
    const { status, body } = await send({ ...good, goods: 'Something else' }, { id });
    expect([status, body.code]).toEqual([422, 'key-reused']);
    expect(await stored()).toBe(before + 2);
  });

  it('may come again under its id after it was refused', async () => {
    const id = randomUUID();
    expect((await send({ ...good, podCode: 'ZZZZZ' }, { id })).status).toBe(400);
    expect((await send(good, { id })).status).toBe(200);
  });

  it('is never stored twice, even when its key has been forgotten', async () => {
    const before = await stored();
    const id = randomUUID();
    await send(good, { id });
    await test.pool.query('delete from idempotency_key where key = $1', [id]);
    expect((await send(good, { id })).body.code).toBe('key-reused');
    expect(await stored()).toBe(before + 1);
  });

  it('is refused under a key that is not its id', async () => {
    expect(await refusedFields({ ...good, id: randomUUID() })).toEqual(['headers.idempotency-key']);
  });
});

describe('R21 an enquiry whose sender was not verified', () => {
  const bare = (payload: Enquiry) =>
    test.app.inject({
      method: 'POST',
      url: '/api/bEmailUs/showProductAdd',
      headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.2.0.1' },
      payload,
    });

  it('is refused without a grant, with that of another enquiry, of another number, and with a used one', async () => {
    const before = await stored();
    const [mine, other] = [randomUUID(), randomUUID()];
    await verify(mine);
    for (const payload of [
      { ...good, id: randomUUID() },
      { ...good, id: other },
      { ...good, id: mine, fromPhone: '13800138001' },
    ]) {
      expect((await bare(payload)).json()).toMatchObject({ status: 403, code: 'not-verified' });
    }
    expect((await bare({ ...good, id: mine })).statusCode).toBe(200);
    await test.pool.query('delete from idempotency_key where key = $1', [mine]);
    expect((await bare({ ...good, id: mine })).json().code).toBe('not-verified');
    expect(await stored()).toBe(before + 1);
  });
});

describe('an enquiry that has come in', () => {
  it('is mailed to the company once, with all that a rate needs', async () => {
    const id = randomUUID();
    const { body } = await send(good, { id });
    await send(good, { id });
    const mailed = () => world.mails.filter(({ subject }) => subject.includes(body.message.receipt));
    const waiting = async () => (await test.pool.query('select from outgoing_mail where id = $1', [id])).rowCount;
    await eventually(waiting).toBe(0);
    const mails = mailed();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toContain('CNNGB - DEHAM');
    for (const words of ['宁波 Ningbo CNNGB', '汉堡 Hamburg DEHAM', '2 × 40HQ', '13800138000（已验证 verified）']) {
      expect(mails[0]?.text).toContain(words);
    }
  });

  it.each([
    ['sea', '起运港 Port of loading: 宁波'],
    ['air', '起运地（就近港口） Origin (nearest port): 宁波'],
    ['land', '提货地（就近港口） Collection (nearest port): 宁波'],
  ] as const)('is mailed in the words in which the form asked: %s', async (type, words) => {
    const { body } = await send({ ...good, type, load: { kind: 'loose', weightKg: 800, volumeM3: 4, packages: 6 } });
    const texts = () =>
      world.mails.flatMap(({ subject, text }) => (subject.includes(body.message.receipt) ? [text] : []));
    await eventually(texts).toEqual([expect.stringContaining(words)]);
  });
});

describe('pictures for an enquiry', () => {
  async function upload(enquiry: string, photo: string, bytes: Buffer, name = 'cargo.jpg') {
    caller += 1;
    const form = formOf([{ name, bytes }], { id: photo });
    return test.app.inject({
      method: 'POST',
      url: '/api/bEmailUs/uploadPhoto',
      headers: {
        'content-type': form.type,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': enquiry,
        'x-forwarded-for': `10.3.${caller >> 8}.${caller & 255}`,
      },
      payload: form.payload,
    });
  }
  const jpeg = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#26499d' } })
      .jpeg()
      .toBuffer();

  it('are drawn anew, come once, go with the mail, and stay as long as their enquiry', async () => {
    const [id, photo] = [randomUUID(), randomUUID()];
    await verify(id);
    const bytes = Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>')]);
    const first = await upload(id, photo, bytes);
    const again = await upload(id, photo, bytes);
    expect([first.statusCode, again.json()]).toEqual([200, first.json()]);
    const { fileId } = first.json().message;
    expect((await test.app.inject(`/files/${fileId}`)).statusCode).toBe(404);
    const { body } = await send({ ...good, photos: [photo] }, { id });
    const mailed = () => world.mails.filter(({ subject }) => subject.includes(body.message.receipt));
    await eventually(() => mailed().length).toBe(1);
    const [mail] = mailed();
    expect(mail?.attachments).toMatchObject([{ name: 'cargo.jpg', mediaType: 'image/jpeg' }]);
    expect(mail?.attachments?.[0]?.bytes.includes('<script>')).toBe(false);
    const { rows } = await test.pool.query('select expires_at from stored_file where id = $1', [fileId]);
    expect(rows[0].expires_at.getTime()).toBeGreaterThan(Date.parse('2028-11-01T00:00:00Z'));
  });

  it('R17 are taken again when the answer to their enquiry was lost, and no further ones are', async () => {
    const [id, photo] = [randomUUID(), randomUUID()];
    await verify(id);
    const bytes = await jpeg();
    const add = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/bEmailUs/showProductAdd',
        headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': id, 'x-forwarded-for': '10.2.0.2' },
        payload: { id, ...good, photos: [photo] },
      });
    const [first, answered] = [await upload(id, photo, bytes), await add()];
    expect([first.statusCode, answered.statusCode]).toEqual([200, 200]);
    // A device that has not heard of the answer sends everything again, in the same order.
    const [again, replayed] = [await upload(id, photo, bytes), await add()];
    expect(again.json()).toEqual(first.json());
    expect([replayed.json(), replayed.headers['idempotency-replayed']]).toEqual([answered.json(), 'true']);
    expect((await upload(id, randomUUID(), bytes)).json().code).toBe('not-verified');
    expect((await upload(randomUUID(), photo, bytes)).json().code).toBe('not-verified');
  });

  it('R03 are taken again when the server was cut off between their bytes and what it knows of them', async () => {
    const [id, photo] = [randomUUID(), randomUUID()];
    await verify(id);
    await test.pool.query(`insert into file_bytes values ($1, 'half')`, [`p-${photo}`]);
    const { statusCode } = await upload(id, photo, await jpeg());
    expect(statusCode).toBe(200);
    const { rows } = await test.pool.query('select bytes from file_bytes where id = $1', [`p-${photo}`]);
    expect((await sharp(rows[0].bytes).metadata()).width).toBe(40);
  });

  it('R18 are one picture when the same comes several times at once', async () => {
    const [id, photo] = [randomUUID(), randomUUID()];
    await verify(id);
    const bytes = await jpeg();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(id, photo, bytes)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
    const { rowCount } = await test.pool.query('select from stored_file where candidate_id = $1', [id]);
    expect(rowCount).toBe(1);
  });

  /** Holds the first bytes on their way to the database, until they are let go, or fail there. */
  function holdFirstBytes() {
    const query = test.pool.query.bind(test.pool);
    const held = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    let isFirst = true;
    vi.spyOn(test.pool, 'query').mockImplementation(async (...asked: unknown[]) => {
      if (isFirst && String(Reflect.get(Object(asked[0]), 'text')).startsWith('insert into "file_bytes"')) {
        isFirst = false;
        held.resolve();
        await goOn.promise;
      }
      return Reflect.apply(query, undefined, asked);
    });
    return { held: held.promise, letGo: goOn.resolve, fail: () => goOn.reject(new Error('the disk is full')) };
  }

  it.each(['fail', 'letGo'] as const)(
    'R18 stay, and as long as their enquiry, when one that was sent before comes to its end later: %s',
    async (end) => {
      const [id, photo] = [randomUUID(), randomUUID()];
      await verify(id);
      const bytes = await jpeg();
      const first = holdFirstBytes();
      const before = upload(id, photo, bytes);
      await first.held;
      const after = await upload(id, photo, bytes);
      expect((await send({ ...good, photos: [photo] }, { id })).status).toBe(200);
      first[end]();
      expect((await before).json()).toEqual(after.json());
      const { rows } = await test.pool.query(
        `select pending, expires_at > '2028-11-01' as kept from stored_file join file_bytes using (id) where id = $1`,
        [`p-${photo}`],
      );
      expect(rows).toEqual([{ pending: false, kept: true }]);
    },
  );

  it('H25 are no more than five when many come at once', async () => {
    const id = randomUUID();
    await verify(id);
    const bytes = await jpeg();
    const answers = await Promise.all(Array.from({ length: 12 }, () => upload(id, randomUUID(), bytes)));
    const said = answers.map((answer) => answer.json().code ?? 'taken').sort();
    expect(said).toEqual([...Array(7).fill('file-count'), ...Array(5).fill('taken')]);
    const { rowCount } = await test.pool.query('select from stored_file where candidate_id = $1', [id]);
    expect(rowCount).toBe(5);
  });

  it('are refused without a verified sender, of another kind, beyond five, and in another enquiry', async () => {
    const [id, other, photo] = [randomUUID(), randomUUID(), randomUUID()];
    const bytes = await jpeg();
    expect((await upload(id, photo, bytes)).json().code).toBe('not-verified');
    await verify(id);
    await verify(other);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await upload(id, photo, svg)).json().code).toBe('file-format');
    for (let n = 0; n < 5; n += 1) expect((await upload(id, randomUUID(), bytes)).statusCode).toBe(200);
    expect((await upload(id, photo, bytes)).json().code).toBe('file-count');
    expect((await upload(other, photo, bytes)).statusCode).toBe(200);
    expect(await refusedFields({ ...good, photos: [photo] })).toEqual(['body.photos']);
  });
});

describe('CONST-01 limits', () => {
  const [perHour] = SHARED_LIMITS['enquiry-address-hour'];

  it('are per address and hour, whichever server is asked, with the time to wait', async () => {
    const address = '10.9.9.9';
    const taken = await Promise.all(Array.from({ length: perHour }, () => send(good, { address })));
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([200]));
    const database = { url: test.databaseUrl, drop: async () => undefined };
    const other = await buildTestApp({ config: { trustProxy: ['127.0.0.1'] }, database });
    const { status, headers } = await send(good, { address, server: other });
    await other.close();
    expect([status, Number(headers['retry-after']) > 3500]).toEqual([429, true]);
    expect((await send(good)).status).toBe(200);
  });

  it('R17 do not count what is sent again, as it is after an answer that was lost', async () => {
    const sent = { id: randomUUID(), address: '10.9.9.8' };
    for (let count = 0; count < perHour + 5; count += 1) expect((await send(good, sent)).status).toBe(200);
  });
});
