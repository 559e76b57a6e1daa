import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TrackingAnswer, trackingFind } from '#contract/tracking.ts';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { portOf } from '#tests/support/listen.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const NOW = Date.UTC(2026, 2, 25);
const OWN_KEY = 'own-system-key-of-24-characters';

let test: TestApp;
let carrier: CarrierSimulator;
let secret = '';
let subscriptions = 0;
let bill = '';

beforeAll(async () => {
  carrier = await serveCarrier();
  // Another name of the header, as one carrier has it.
  const settings = settingsAt(carrier.origin, { push: { signatureHeader: 'X-Test-Signature-256' } });
  test = await buildTestApp({ carriers: [settings], clock: () => NOW, config: { eventsKey: OWN_KEY } });
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await carrier.close();
});

/** Each test has a bill of its own, which nobody knows yet and for which we are subscribed. */
beforeEach(async () => {
  carrier.on((request, response) => {
    if (request.method === 'GET') return json(response, []);
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      secret = JSON.parse(body).secret;
      json(response, { subscriptionID: `sub-${subscriptions}` }, {}, 201);
    });
    return undefined;
  });
  subscriptions += 1;
  bill = `TESTPUSH${subscriptions}`;
  expect(await find()).toMatchObject({ state: 'subscribed' });
});

const find = (): Promise<TrackingAnswer> => ask(test.app, trackingFind, { query: { number: bill } });
const loaded = () => dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' });

interface Sent {
  key?: string;
  headers?: Record<string, string | string[]>;
  path?: string;
}

function notify(
  body: string,
  { key = secret, headers = {}, path = 'TEST' }: Sent = {},
): Promise<LightMyRequestResponse> {
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(body).digest('hex');
  return test.app.inject({
    method: 'POST',
    url: `/carrier-events/${path}`,
    headers: {
      'content-type': 'application/json',
      'subscription-id': `sub-${subscriptions}`,
      'x-test-signature-256': `sha256=${signature}`,
      ...headers,
    },
    payload: body,
  });
}

describe('TRACK-08 notifications of a carrier', () => {
  it('are taken with 204, and the shipment is found without asking', async () => {
    const answer = await notify(JSON.stringify([loaded()]));
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
    expect(await find()).toMatchObject({
      state: 'found',
      asOf: expect.any(String),
      eventVO: [{ eventCode: 'LOADED' }],
    });
  });

  it('B10 are taken in the form of versions 3, too', async () => {
    expect((await notify(JSON.stringify({ events: [loaded()] }))).statusCode).toBe(204);
    expect(await find()).toMatchObject({ state: 'found', eventVO: [{ eventCode: 'LOADED' }] });
  });

  it('may come twice and in any order', async () => {
    const first = JSON.stringify([loaded()]);
    const second = JSON.stringify([dcsaEvent('DEPA', 'CNSHA', '2026-03-05T12:00:00+08:00', { bill, vessel: 'Alpha' })]);
    for (const body of [second, first, second, first]) expect((await notify(body)).statusCode).toBe(204);
    expect((await find()).eventVO.map(({ eventCode }) => eventCode)).toEqual(['LOADED', 'DEPARTED']);
  });

  it('come over several connections at once and are each kept once', async () => {
    const body = JSON.stringify(Array.from({ length: 20 }, () => loaded()));
    const answers = await Promise.all(Array.from({ length: 8 }, () => notify(body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 204));
    const { rows } = await test.pool.query('select count(*)::int as n from tracking_event_number where number = $1', [
      bill,
    ]);
    expect(rows[0].n).toBe(20);
  });

  it('are signed over the bytes as they came', async () => {
    const body = `${JSON.stringify([loaded()])}  \n`;
    expect((await notify(body)).statusCode).toBe(204);
  });

  it.each([
    ['another key', { key: Buffer.alloc(32, 7).toString('base64') }],
    ['no signature', { headers: { 'x-test-signature-256': '' } }],
    ['a signature that is none', { headers: { 'x-test-signature-256': 'sha256=zz' } }],
    ['two signatures', { headers: { 'x-test-signature-256': ['sha256=00', 'sha256=11'] } }],
    ['an unknown subscription', { headers: { 'subscription-id': 'sub-0' } }],
  ])('are refused with %s', async (_name, sent) => {
    const warn = vi.spyOn(test.app.log, 'warn');
    expect((await notify(JSON.stringify([loaded()]), sent)).statusCode).toBe(401);
    expect(warn.mock.calls.flat()).toContain('a notification was not signed by its carrier');
    warn.mockRestore();
    expect(await find()).toMatchObject({ eventVO: [] });
  });

  it('are refused for a carrier that is not configured, and when they are no list', async () => {
    expect((await notify('[]', { path: 'NONE' })).statusCode).toBe(404);
    expect((await notify('{"a":1}')).statusCode).toBe(400);
    expect((await notify('[')).statusCode).toBe(400);
  });

  it('bring nothing about other numbers than the subscription is for', async () => {
    const foreign = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill: 'TESTFOREIGN' });
    expect((await notify(JSON.stringify([foreign]))).statusCode).toBe(204);
    const { rowCount } = await test.pool.query("select from tracking_event_number where number = 'TESTFOREIGN'");
    expect(rowCount).toBe(0);
  });
});

describe('H4 a delivery', () => {
  const LARGE = 1_000_000;
  const proof = () => [`Subscription-ID: sub-${subscriptions}`, 'X-Test-Signature-256: sha256=00'];
  const own = (key: string) => [`Authorization: Bearer ${key}`];

  /** Sends the head of a large delivery and the beginning of its body; resolves with the first line of the answer. */
  function begun(app: TestApp['app'], path: string, headers: readonly string[]) {
    const line = connect(portOf(app.server), '127.0.0.1');
    const head = [...headers, 'Host: x', 'Content-Type: application/json', `Content-Length: ${LARGE}`];
    line.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n[`);
    const answer = once(line, 'data').then(([data]) => String(data));
    answer.catch(() => undefined);
    return { line, answer };
  }

  beforeAll(() => test.app.listen({ host: '127.0.0.1', port: 0 }));

  it.each([
    ['of a carrier that is not configured', '/carrier-events/NONE', proof, 404],
    ['of an unknown subscription', '/carrier-events/TEST', () => ['Subscription-ID: sub-0', proof()[1] ?? ''], 401],
    ['without a signature', '/carrier-events/TEST', () => [proof()[0] ?? ''], 401],
    ['with another key', '/own-events', () => own('another-key-of-24-characters'), 401],
    ['that is compressed', '/own-events', () => [...own(OWN_KEY), 'Content-Encoding: gzip'], 415],
    ['for nobody', '/other-events', () => own(OWN_KEY), 404],
  ])('%s is refused before its body is there', async (_, path, headers, status) => {
    const { line, answer } = begun(test.app, path, headers());
    expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    line.destroy();
  });

  it('of our own system has no address where it has no key, nor one of carriers where there are none', async () => {
    const bare = await buildTestApp({ carriers: [] });
    const post = async (url: string) => (await bare.app.inject({ method: 'POST', url })).statusCode;
    expect([await post('/own-events'), await post('/carrier-events/TEST')]).toEqual([404, 404]);
    await bare.close();
  });

  it('that is large waits while four others are read, is sent away beyond forty, and read when there is room', async () => {
    const [path, key] = ['/own-events', own(OWN_KEY)];
    const refused = [];
    const held = Array.from({ length: 44 }, () => begun(test.app, path, key));
    const extra = begun(test.app, path, key);
    // Four are read and forty wait; the last in line is refused.
    refused.push(await Promise.race([...held, extra].map(({ answer }) => answer)));
    expect(refused[0]).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused[0]?.toLowerCase()).toContain('retry-after: 5');
    for (const { line } of [...held, extra]) line.destroy();
    const last = begun(test.app, path, key);
    last.line.write(`${' '.repeat(LARGE - 2)}]`);
    expect(await last.answer).toMatch(/^HTTP\/1\.1 200 /);
    last.line.destroy();
  });

  it('that is small is taken while large ones are read', async () => {
    const held = Array.from({ length: 4 }, () => begun(test.app, '/own-events', own(OWN_KEY)));
    expect((await notify(JSON.stringify([loaded()]))).statusCode).toBe(204);
    for (const { line } of held) line.destroy();
  });
});

describe('TRACK-06 events of our own system', () => {
  const deliver = (body: unknown, authorization = `Bearer ${OWN_KEY}`) =>
    test.app.inject({
      method: 'POST',
      url: '/own-events',
      headers: { 'content-type': 'application/json', authorization },
      payload: JSON.stringify(body),
    });

  it('bring the customs, which carriers do not tell of', async () => {
    await notify(JSON.stringify([loaded()]));
    const hold = dcsaEvent('HOLD', 'CNSHA', '2026-03-04T00:00:00Z', { bill, document: 'CUS' });
    const answer = await deliver([hold, { eventID: 'nonsense' }]);
    expect(answer.json()).toMatchObject({
      status: 200,
      message: { added: 1, refused: [expect.stringContaining('nonsense')] },
    });
    const found = await find();
    expect(found.customsVO).toMatchObject([{ eventCode: 'CUSTOMS_HOLD', eventStatus: 'HOLD' }]);
    expect(found.sources.map(({ kind }) => kind)).toEqual(['carrier', 'own']);
  });

  it('TRACK-04 are taken back by a retraction, which names no number: sent before, with or after the report', async () => {
    const retraction = (id: unknown) => ({
      metadata: {
        eventID: `back-${String(id)}`,
        eventCreatedDateTime: '2026-03-10T00:00:00Z',
        retractedEventID: id,
      },
    });
    const deliveries = [
      (hold: unknown, back: unknown) => [[hold], [back]],
      (hold: unknown, back: unknown) => [[back], [hold]],
      (hold: unknown, back: unknown) => [[back, hold]],
    ];
    for (const [index, order] of deliveries.entries()) {
      const kept = dcsaEvent('RELS', 'CNSHA', '2026-03-05T00:00:00Z', { bill: `OWNBILL${index}`, document: 'CUS' });
      const hold = dcsaEvent('HOLD', 'CNSHA', '2026-03-04T00:00:00Z', { bill: `OWNBILL${index}`, document: 'CUS' });
      for (const delivery of [[kept], ...order(hold, retraction(hold.eventID))]) {
        expect((await deliver(delivery)).json()).toMatchObject({ message: { added: delivery.length, refused: [] } });
      }
      const found = await ask(test.app, trackingFind, { query: { number: `OWNBILL${index}` } });
      expect(found.customsVO.map(({ eventStatus }) => eventStatus)).toEqual(['RELS']);
      expect(found.history).toContainEqual(expect.objectContaining({ kind: 'retracted' }));
    }
  });

  it('tell of each retraction about which numbers it is', async () => {
    const hold = dcsaEvent('HOLD', 'CNSHA', '2026-03-04T00:00:00Z', { bill: 'OWNBILL9', document: 'CUS' });
    await deliver([hold]);
    const back = { eventID: 'back-9', eventCreatedDateTime: '2026-03-10T00:00:00Z', retractedEventID: hold.eventID };
    expect((await deliver([{ metadata: back }])).json()).toMatchObject({ message: { numbers: ['OWNBILL9'] } });
  });

  it('are refused without the right key', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', `Basic ${OWN_KEY}`]) {
      expect((await deliver([], authorization)).statusCode).toBe(401);
    }
  });
});
