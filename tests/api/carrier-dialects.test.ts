import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dcsaEvent, placeOf } from '#domain/tracking/sample-events.ts';
import { CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import { createCarrier } from '#server/adapters/carriers/carriers.ts';
import { type CarrierSettings, parseCarriers } from '#server/adapters/carriers/settings.ts';
import { isPrivateAddress } from '#server/adapters/private-address.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { expiredCertificate } from '#tests/support/expired-certificate.ts';

const NOW = Date.UTC(2026, 2, 25);

let server: CarrierSimulator;
let now = NOW;

beforeAll(async () => {
  server = await serveCarrier();
});
afterAll(() => server.close());
afterEach(() => {
  now = NOW;
  server.asked.length = 0;
});

/** The two ports of the answers below, by the names that carriers write. */
const names = new Map([
  ['QINGDAO', placeOf('CNSHA')],
  ['SINGAPORE', placeOf('SGSIN')],
]);

function carrierOf(settings: CarrierSettings, take = async () => true) {
  return createCarrier(settings, {
    clock: () => now,
    placeOf,
    placeByName: (name) => names.get(name.toUpperCase()) ?? null,
    take: () => take,
    random: () => 0,
  });
}

const failure = async (work: Promise<unknown> | undefined): Promise<string> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof CarrierFailure) return error.kind;
    throw error;
  }
  return 'none';
};

describe('B10 the parameters of a question', () => {
  it('are those of 2.2, or what a carrier of a newer version wants', async () => {
    const track = async (tracking: Record<string, string>) => {
      const settings = { tracking: { dialect: 'dcsa', baseUrl: server.origin, ...tracking } };
      await carrierOf(settingsAt(server.origin, settings)).track?.('TESTBILL1', 1);
      return server.asked.at(-1);
    };
    expect(await track({})).toContain('?transportDocumentReference=TESTBILL1');
    expect(await track({ billParameter: 'transportDocumentReferences' })).toContain(
      '?transportDocumentReferences=TESTBILL1',
    );
  });
});

describe('signing in at a carrier', () => {
  it('gets one OAuth2 token for many calls, and a new one when it ends or is no longer believed', async () => {
    let tokens = 0;
    let believed = 1;
    server.on((request, response, url) => {
      if (url.pathname === '/token') {
        tokens += 1;
        return json(response, { access_token: `token-${tokens}`, expires_in: 300 });
      }
      const isLetIn =
        request.headers.authorization === `Bearer token-${believed}` && request.headers['consumer-key'] === 'key-1';
      return json(response, [], {}, isLetIn ? 200 : 401);
    });
    const auth = {
      headers: { 'Consumer-Key': 'key-1' },
      oauth2: { tokenUrl: `${server.origin}/token`, clientId: 'me', clientSecret: 'secret' },
    };
    const limits = { timeoutMs: 1000, retries: 1 };
    const carrier = carrierOf(settingsAt(server.origin, { auth, limits }));
    await Promise.all(['TESTAAA1', 'TESTAAA2', 'TESTAAA3'].map((bill) => carrier.track?.(bill, 1)));
    expect(tokens).toBe(1);
    now += 290_000;
    believed = 2;
    await carrier.track?.('TESTAAA4', 1);
    expect(tokens).toBe(2);
    believed = 3;
    await carrier.track?.('TESTAAA5', 1);
    expect(tokens).toBe(3);
  });

  it('signs each request for the second dialect over date, digest, nonce and request line', async () => {
    let valid = false;
    server.on(({ headers, method, url }, response) => {
      const text = (name: string) => String(headers[name] ?? '');
      const signed = [
        `X-Coscon-Date: ${text('x-coscon-date')}`,
        `X-Coscon-Digest: ${text('x-coscon-digest')}`,
        `X-Coscon-Content-Md5: ${text('x-coscon-content-md5')}`,
        `${method} ${url} HTTP/1.1`,
      ].join('\n');
      const signature = createHmac('sha1', 'cosco-secret').update(signed).digest('base64');
      valid = text('x-coscon-authorization').includes(`signature="${signature}"`);
      json(response, { code: 0, message: 'success', data: { content: null } });
    });
    const tracking = { dialect: 'cosco', baseUrl: server.origin };
    const auth = { coscoHmac: { apiKey: 'cosco-key', secretKey: 'cosco-secret' } };
    await carrierOf(settingsAt(server.origin, { tracking, auth })).track?.('6103622780', 1);
    expect(valid).toBe(true);
  });
});

describe('TRACK-02 the second dialect', () => {
  const tracking = () => ({ dialect: 'cosco', baseUrl: server.origin });

  it('reads local times in the zone of the port, legs with estimates, and bills without their prefix', async () => {
    server.on((_request, response) =>
      json(response, {
        code: 0,
        message: 'success',
        data: {
          content: {
            trackingPath: { billOfladingRefCode: '6199000001', trackingGroupReferenceCode: '6199000001' },
            actualShipment: [
              {
                vesselName: 'TEST VESSEL',
                voyageNo: '039E',
                portOfLoading: 'Qingdao',
                actualDepartureDate: '2026-03-05 11:00',
                expectedDateOfDeparture: '2026-03-05 10:00',
                portOfDischarge: 'Singapore',
                estimatedDateOfArrival: '2026-03-28 06:00',
                actualArrivalDate: null,
                sequenceNumber: '1',
              },
            ],
            containerStatus: [
              {
                label: 'Loaded at First POL',
                containers: [
                  {
                    containerNumber: 'CBHU4398907',
                    containerType: '20GP',
                    label: 'Loaded at First POL',
                    location: 'Some Terminal,Qingdao,Shandong,China',
                    locationDateTime: '2026-03-05 02:00',
                    sealNumber: 'K1',
                  },
                ],
              },
            ],
          },
        },
      }),
    );
    const answer = await carrierOf(settingsAt(server.origin, { tracking: tracking() })).track?.('TEST6199000001', 1);
    expect(server.asked).toEqual(['GET /info/tracking/6199000001?numberType=bl']);
    expect(answer?.refused).toEqual([]);
    expect(answer?.events.map(({ code, classifier, time }) => [code, classifier, time])).toEqual([
      ['LOAD', 'ACT', '2026-03-05T02:00:00+08:00'],
      ['DEPA', 'EST', '2026-03-05T10:00:00+08:00'],
      ['DEPA', 'ACT', '2026-03-05T11:00:00+08:00'],
      ['ARRI', 'EST', '2026-03-28T06:00:00+08:00'],
    ]);
    expect(answer?.events.every(({ bills }) => bills.includes('TEST6199000001'))).toBe(true);
  });

  it('takes nothing for made later than now', async () => {
    server.on((_request, response) =>
      json(response, {
        code: 0,
        data: { content: { actualShipment: [{ portOfLoading: 'Qingdao', actualDepartureDate: '2027-03-05 11:00' }] } },
      }),
    );
    const carrier = carrierOf(settingsAt(server.origin, { tracking: tracking() }));
    expect((await carrier.track?.('6199000001', 1))?.events.map(({ created }) => created)).toEqual([NOW]);
  });

  const answers = (body: unknown) => server.on((_request, response) => json(response, body));
  const content = (parts: unknown) => ({ code: 0, message: 'success', data: { content: parts } });
  const track = (number: string) => carrierOf(settingsAt(server.origin, { tracking: tracking() })).track?.(number, 1);

  it('B11 shows what happens at a place that nobody knows, as written and in local time', async () => {
    const containers = [
      {
        containerNumber: 'CBHU4398907',
        location: 'Depot,Atlantis,Nowhere,China',
        locationDateTime: '2026-03-05 11:00',
      },
    ];
    answers(content({ containerStatus: [{ label: 'Empty Equipment Despatched', containers }] }));
    expect(await track('6199000002')).toMatchObject({
      events: [
        { code: 'GTOT', time: '2026-03-05T11:00:00', place: { code: null, name: 'Atlantis', facility: 'Depot' } },
      ],
      refused: [],
    });
  });

  it('B13 reads when a leg was loaded and discharged', async () => {
    const leg = {
      vesselName: 'TEST VESSEL',
      voyageNo: '039E',
      portOfLoading: 'Qingdao',
      actualShippingDate: '2026-03-04 07:59',
      portOfDischarge: 'Singapore',
      actualDischargeDate: '2026-03-20 10:14',
    };
    answers(content({ actualShipment: [leg] }));
    expect((await track('6199000002'))?.events).toMatchObject([
      { code: 'LOAD', classifier: 'ACT', time: '2026-03-04T07:59:00+08:00', equipment: null, transport: 'VESSEL' },
      { code: 'DISC', classifier: 'ACT', time: '2026-03-20T10:14:00+08:00', vessel: { name: 'TEST VESSEL' } },
    ]);
  });

  it.each([
    { code: 0, data: { type: 'none', content: null } },
    { code: '0', data: null },
    content({ containers: [], notFound: 'CBHU4398907' }),
    content({ actualShipment: [{ vesselName: 'TEST VESSEL', voyageNo: '039E' }], containerStatus: [] }),
  ])('B7 takes for nothing only what says so: %j', async (body) => {
    answers(body);
    expect(await track('6199000003')).toEqual({ events: [], refused: [] });
  });

  it.each([
    { code: 17, message: 'no' },
    { code: '', data: { content: null } },
    { code: null, data: { content: null } },
    { data: { content: null } },
    { code: 0, message: 'success' },
    { code: 0, data: { someContent: {} } },
    content([]),
    content({}),
    content({ someLists: [] }),
    content({ containers: [{ someEvents: [] }] }),
    content({ actualShipment: [{ vesselName: 'TEST VESSEL', actualDepartureDate: 'yesterday' }] }),
    content({ actualShipment: [{ vesselName: 'TEST VESSEL', actualDepartureDate: '2099-01-01 00:00' }] }),
  ])('B7 B13 takes for a failure what cannot be read: %j', async (body) => {
    answers(body);
    expect(await failure(track('6199000004'))).toBe('wrong');
  });
});

describe('B7 an answer of the first dialect that cannot be read', () => {
  const good = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { bill: 'TESTREAD1' });
  const foreign = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { bill: 'TESTOTHER' });
  const track = (body: unknown) => {
    server.on((_request, response) => json(response, body));
    return carrierOf(settingsAt(server.origin)).track?.('TESTREAD1', 1);
  };

  it.each([
    [[{ someEvents: [] }]],
    [[null, 'event', 7]],
    [{ events: [{}] }],
    [[{ ...good, eventDateTime: '1970-01-01T00:00:00Z' }]],
    [[foreign, { ...good, eventDateTime: 'yesterday' }]],
    [{ someEvents: [] }],
    ['nothing'],
  ])('is a failure: %j', async (body) => {
    expect(await failure(track(body))).toBe('wrong');
  });

  it('is nothing where it is empty or about other numbers, and what can be read is taken', async () => {
    expect((await track([]))?.events).toEqual([]);
    expect((await track({ events: [] }))?.events).toEqual([]);
    expect((await track([foreign]))?.events).toEqual([]);
    expect(await track([{ someEvents: [] }, good])).toMatchObject({
      events: [{ code: 'LOAD' }],
      refused: [expect.any(String)],
    });
  });
});

describe('S13 what leaves the server', () => {
  it("never goes to this machine, a private network or a cloud's own services", async () => {
    const inside = [
      '127.0.0.1',
      '10.1.2.3',
      '172.20.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:10.0.0.1',
      'nonsense',
    ];
    expect(inside.filter((address) => !isPrivateAddress(address))).toEqual([]);
    expect(['8.8.8.8', '2606:4700::1'].filter(isPrivateAddress)).toEqual([]);
    for (const origin of [server.origin, 'https://localhost:1', 'https://[::1]:1', 'https://169.254.169.254']) {
      const carrier = carrierOf(settingsAt(origin, { allowPrivateAddress: false }));
      expect(await failure(carrier.track?.('TESTINSIDE', 1))).toBe('refused');
    }
    expect(server.asked).toEqual([]);
  });

  it('does not talk to a server whose certificate has ended', async () => {
    const old = await serveCarrier(expiredCertificate);
    expect(await failure(carrierOf(settingsAt(old.origin)).track?.('TESTOLD1', 1))).toBe('refused');
    expect(old.asked).toEqual([]);
    await old.close();
  });

  it('stops when the calls to a carrier are used up', async () => {
    let left = 1;
    const carrier = carrierOf(settingsAt(server.origin), async () => left-- > 0);
    server.on((_request, response) => json(response, []));
    expect(await failure(carrier.track?.('TESTFIRST1', 1))).toBe('none');
    expect(await failure(carrier.track?.('TESTSECOND', 1))).toBe('budget');
    expect(server.asked).toHaveLength(1);
  });

  it('tries again after a passing failure, and heeds Retry-After', async () => {
    const bill = 'TESTAGAIN1';
    const answers = [503, 200];
    server.on((_request, response) => {
      const status = answers.shift() ?? 200;
      json(response, status === 200 ? [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { bill })] : {}, {}, status);
    });
    const limits = { timeoutMs: 1000, retries: 2 };
    const carrier = carrierOf(settingsAt(server.origin, { limits }));
    expect((await carrier.track?.(bill, 1))?.events).toHaveLength(1);
    server.on((_request, response) => json(response, {}, { 'retry-after': '120' }, 429));
    expect(await failure(carrier.track?.(bill, 1))).toBe('busy');
    expect(await failure(carrier.track?.(bill, 1))).toBe('open-circuit');
    now += 121_000;
    server.on((_request, response) => json(response, []));
    expect(await failure(carrier.track?.(bill, 1))).toBe('none');
  });
});

describe('the settings of carriers', () => {
  const text = (changes: Record<string, unknown>) =>
    JSON.stringify({ carriers: [{ scac: 'TEST', name: { zh: '船', en: 'Line' }, ...changes }] });

  it('take secrets from the environment, and name the one that is missing', () => {
    const auth = { headers: { 'X-Key': '$TEST_KEY' } };
    expect(parseCarriers(text({ auth }), { TEST_KEY: 'hidden' })[0]?.auth.headers).toEqual({ 'X-Key': 'hidden' });
    expect(() => parseCarriers(text({ auth }), {})).toThrow('TEST_KEY');
  });

  it('are refused with the place of the mistake, never with a value', () => {
    expect(() => parseCarriers('{', {})).toThrow('not JSON');
    expect(() => parseCarriers(text({ auth: { token: 'hunter2' } }), {})).toThrow(/^(?!.*hunter2)/);
    expect(() => parseCarriers(text({ tracking: { dialect: 'edi', baseUrl: 'https://x.example' } }), {})).toThrow(
      'carriers.0.tracking.dialect',
    );
  });
});
