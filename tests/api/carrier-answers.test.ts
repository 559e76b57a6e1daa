import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackingFind } from '#contract/tracking.ts';
import { dcsaEvent, readAll } from '#domain/tracking/sample-events.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createNumbersRepo } from '#server/modules/tracking/numbers-repo.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const START = Date.UTC(2026, 2, 25);
/** Longer than any answer is kept, and than the carrier is left alone after failing. */
const LATER = 11 * 60_000;

let test: TestApp;
let carrier: CarrierSimulator;
/** A second one, of the other dialect. */
let cosco: CarrierSimulator;
/** A third one, whose bills have a shape that tells it. */
let maersk: CarrierSimulator;
let now = START;
let numbers = 0;

beforeAll(async () => {
  carrier = await serveCarrier();
  cosco = await serveCarrier();
  const dialect = { tracking: { dialect: 'cosco', baseUrl: cosco.origin }, schedules: undefined, push: undefined };
  const second = settingsAt(cosco.origin, { scac: 'COSU', prefixes: ['COSU'], ...dialect });
  maersk = await serveCarrier();
  const third = settingsAt(maersk.origin, { scac: 'MAEU', prefixes: ['MAEU'], push: undefined });
  test = await buildTestApp({ carriers: [settingsAt(carrier.origin), second, third], clock: () => now });
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await carrier.close();
  await cosco.close();
  await maersk.close();
});

beforeEach(() => {
  now += LATER;
  carrier.on((_request, response) => json(response, []));
  cosco.on((_request, response) => json(response, { code: 0, data: { content: null } }));
});

const find = (number: string) => ask(test.app, trackingFind, { query: { number } });

/** A bill that the carrier knows and we have asked for. */
async function knownBill(): Promise<string> {
  numbers += 1;
  const bill = `TESTBILL${numbers}`;
  carrier.on((_request, response) =>
    json(response, [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' })]),
  );
  expect(await find(bill)).toMatchObject({ state: 'found', stale: false });
  now += LATER;
  return bill;
}

describe('TRACK-09 a carrier that gives no proper answer takes nothing from what is stored', () => {
  const bad: [name: string, answer: Parameters<CarrierSimulator['on']>[0]][] = [
    ['is slow', () => undefined],
    [
      'sends headers and then nothing',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['),
    ],
    [
      'answers HTML',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    ],
    [
      'answers broken JSON',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('[{"a":'),
    ],
    [
      'answers nothing at all',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
    ],
    ['answers an object', (_request, response) => json(response, { hello: 'you' })],
    ['B7 answers a list of other things', (_request, response) => json(response, [{ someEvents: [] }])],
    ['B7 answers a list of nothing that can be read', (_request, response) => json(response, [null, 'event', {}])],
    ['answers 500', (_request, response) => json(response, {}, {}, 500)],
    ['answers 429', (_request, response) => json(response, {}, { 'retry-after': '30' }, 429)],
    ['hangs up', (request) => request.socket.destroy()],
    [
      'redirects inside',
      (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    ],
    [
      'answers 50 MB',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const lump = Buffer.alloc(1_000_000, ' ');
        const more = (left: number) => {
          if (left > 0 && !response.destroyed) response.write(lump, () => more(left - 1));
        };
        more(50);
      },
    ],
  ];

  it.each(bad)('a carrier that %s', async (_name, answer) => {
    const bill = await knownBill();
    carrier.on(answer);
    expect(await find(bill)).toMatchObject({ state: 'found', stale: true, eventVO: [{ eventCode: 'LOADED' }] });
    // And as long as it is not asked again, the answer goes on saying so.
    expect(await find(bill)).toMatchObject({ stale: true });
  });

  it('a carrier that has forgotten what it told', async () => {
    const bill = await knownBill();
    carrier.on((_request, response) => json(response, []));
    expect(await find(bill)).toMatchObject({ state: 'found', stale: false, eventVO: [{ eventCode: 'LOADED' }] });
  });

  it.each([...bad.slice(0, 3), ...bad.slice(6, 8)])(
    'says that nobody could be asked when nothing is stored: a carrier that %s',
    async (_name, answer) => {
      carrier.on(answer);
      numbers += 1;
      expect(await find(`TESTNEW${numbers}`)).toMatchObject({
        state: 'unavailable',
        reason: 'carrier-failed',
        eventVO: [],
      });
    },
  );
});

describe('TRACK-04 events that make no sense', () => {
  it('leaves out what cannot be placed in time or is about another number, and shows the rest', async () => {
    const bill = 'TESTMIXED1';
    const good = dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' });
    carrier.on((_request, response) =>
      json(response, [
        dcsaEvent('GTIN', 'CNSHA', '1970-01-01T00:00:00Z', { bill }),
        dcsaEvent('DISC', 'NLRTM', '2099-12-31T00:00:00Z', { bill }),
        dcsaEvent('DISC', 'XXXXX', '2026-04-01T00:00:00', { bill }),
        dcsaEvent('DISC', 'NLRTM', '2026-04-01T00:00:00Z', { bill: 'TESTOTHER1' }),
        null,
        'event',
        { ...good, eventID: 'with-null-character', changeRemark: 'a\u0000b', novelty: 'c\u0000d\uD800' },
        good,
      ]),
    );
    const warn = vi.spyOn(test.app.log, 'warn');
    const answer = await find(bill);
    expect(answer.eventVO).toMatchObject([{ eventCode: 'LOADED' }]);
    // The log tells the operator of the site which events were left out, and why.
    const logged = JSON.stringify(warn.mock.calls);
    for (const reason of ['1970-01-01', '2099-12-31', 'none of the zone']) expect(logged).toContain(reason);
    warn.mockRestore();
  });

  it('gives a time without offset that of its port', async () => {
    const bill = 'TESTLOCAL1';
    carrier.on((_request, response) => json(response, [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00', { bill })]));
    expect((await find(bill)).eventVO[0]?.eventTime).toBe('2026-03-05T02:00:00+08:00');
  });
});

describe('TRACK-08 a number that carriers refuse', () => {
  it('is asked for again after ever longer pauses, and not for ever', async () => {
    const asked = { number: 'TESTREFUSED', businessType: 1 } as const;
    const repo = createNumbersRepo(test.pool);
    carrier.on((_request, response) => json(response, { error: 'no such number' }, {}, 400));
    const pauses: (number | null)[] = [];
    for (let question = 0; question < 13; question += 1) {
      expect(await find(asked.number)).toMatchObject({ state: 'unavailable', reason: 'carrier-failed' });
      const next = (await repo.find(asked))?.nextAskAt ?? null;
      pauses.push(next === null ? null : (next - now) / 60_000);
      now = (next ?? now) + LATER;
    }
    expect(pauses).toEqual([1, 2, 5, 15, 60, 180, 360, 360, 720, 720, 1440, null, null]);
    carrier.on((_request, response) => json(response, []));
    expect(await find(asked.number)).toMatchObject({ state: 'subscribed' });
    expect(await repo.find(asked)).toMatchObject({ failures: 0 });
  });
});

describe('TRACK-05 a carrier that says not when it made its reports', () => {
  it('tells nothing new by giving the same answer again', async () => {
    const bill = '6199000001';
    const leg = {
      vesselName: 'TEST VESSEL',
      voyageNo: '039E',
      portOfLoading: 'Qingdao',
      expectedDateOfDeparture: '2026-04-28 10:00',
      portOfDischarge: 'Singapore',
      estimatedDateOfArrival: '2026-05-08 06:00',
      sequenceNumber: '1',
    };
    const answers = (arrival: string) =>
      cosco.on((_request, response) =>
        json(response, {
          code: 0,
          data: {
            content: {
              trackingPath: { trackingGroupReferenceCode: bill },
              actualShipment: [{ ...leg, estimatedDateOfArrival: arrival }],
            },
          },
        }),
      );
    const look = async () => {
      now += LATER;
      const { changedAt, summary } = await find(bill);
      const { rowCount } = await test.pool.query('select from tracking_event_number where number = $1', [bill]);
      return { changedAt, rowCount, arrival: summary.arrival?.time };
    };
    answers('2026-05-08 06:00');
    const first = await look();
    expect([await look(), await look()]).toEqual([first, first]);
    answers('2026-05-10 06:00');
    const later = await look();
    expect(later).toMatchObject({ rowCount: 3, arrival: '2026-05-10T06:00:00+08:00' });
    answers('2026-05-08 06:00');
    expect(await look()).toMatchObject({ rowCount: 4, arrival: first.arrival });
  });
});

describe('TRACK-01 a bill with and without the prefix of its carrier', () => {
  const load = (bill: string) => dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' });
  const asks = () =>
    maersk.asked.flatMap((request) =>
      new URL(request, 'http://carrier').searchParams.get('transportDocumentReference'),
    );

  it('is found either way, at a carrier that knows only its own', async () => {
    maersk.on((_request, response, url) => {
      const bill = url.searchParams.get('transportDocumentReference') ?? '';
      if (!/^\d+$/.test(bill)) return json(response, { error: 'not a number of ours' }, {}, 400);
      return json(response, bill === '123456789' || bill === '123456780' ? [load(bill)] : []);
    });
    for (const number of ['MAEU123456789', '123456789'])
      expect(await find(number)).toMatchObject({ state: 'found', blVO: { blNo: number }, eventVO: [{}] });
    expect(asks()).toEqual(['MAEU123456789', '123456789', '123456789']);
    // It is known by now which way that is.
    expect(await find('MAEU123456780')).toMatchObject({ state: 'found' });
    expect(await find('MAEU123456700')).toMatchObject({ state: 'subscribed' });
    expect(asks().slice(3)).toEqual(['123456780', '123456700']);
  });

  it.each([
    ['EGLV', '123456789012'],
    ['SUDU', 'N5SHA012345X'],
    ['HLCU', 'SHA2611ABCD'],
    ['TEST', 'ABCDE98765'],
  ])('B2 is found without its prefix although only its carrier %s knows the shape of %s', async (source, bare) => {
    const events = createEventsRepo(test.pool);
    await events.add(readAll([load(`${source}${bare}`)], START, source), null);
    expect(await find(bare)).toMatchObject({ state: 'found', eventVO: [{ source }] });
    expect(await find(`${source}${bare}`)).toMatchObject({ state: 'found', eventVO: [{ source }] });
  });

  it('is found by what was stored of it the other way', async () => {
    await createEventsRepo(test.pool).add(readAll([load('123456111')], START, 'OWN'), null);
    maersk.on((_request, response) => json(response, []));
    expect(await find('MAEU123456111')).toMatchObject({ state: 'found', sources: [{ code: 'OWN' }] });
  });
});

describe('B5 an event that a carrier says of several shipments', () => {
  const departure = (bill: string) =>
    dcsaEvent('DEPA', 'CNSHA', '2026-03-06T02:00:00+08:00', { bill, vessel: 'Alpha', id: 'one-departure' });

  it('belongs to each of them: one eventID in the answers about two bills', async () => {
    carrier.on((_request, response, url) =>
      json(response, [departure(url.searchParams.get('transportDocumentReference') ?? '')]),
    );
    for (const bill of ['TESTSHARED1', 'TESTSHARED2', 'TESTSHARED1', 'TESTSHARED2']) {
      expect(await find(bill)).toMatchObject({
        state: 'found',
        blVO: { blNo: bill, polAtd: '2026-03-06T02:00:00+08:00' },
        eventVO: [{ eventCode: 'DEPARTED' }],
      });
    }
  });

  it('and is taken back from each of them', async () => {
    const retraction = {
      metadata: { eventID: 'back', eventCreatedDateTime: '2026-03-24T00:00:00Z', retractedEventID: 'one-departure' },
    };
    await createEventsRepo(test.pool).add(readAll([retraction], START, 'TEST'), null);
    for (const bill of ['TESTSHARED1', 'TESTSHARED2']) expect((await find(bill)).eventVO).toEqual([]);
  });

  it('the same ship and voyage in the answers of the second dialect', async () => {
    const leg = {
      vesselName: 'TEST VESSEL',
      voyageNo: '040E',
      portOfLoading: 'Qingdao',
      expectedDateOfDeparture: '2026-02-28 10:00',
      actualDepartureDate: '2026-02-28 11:00',
      portOfDischarge: 'Singapore',
      actualArrivalDate: '2026-03-08 06:00',
    };
    cosco.on((_request, response, url) =>
      json(response, {
        code: 0,
        data: {
          content: {
            trackingPath: { trackingGroupReferenceCode: url.pathname.split('/').at(-1) },
            actualShipment: [leg],
          },
        },
      }),
    );
    for (const bill of ['6199000011', '6199000012', '6199000011']) {
      expect((await find(bill)).blVO).toMatchObject({
        blNo: bill,
        polAtd: '2026-02-28T11:00:00+08:00',
        podAta: '2026-03-08T06:00:00+08:00',
      });
    }
  });
});

describe('TRACK-08 a box that is used again', () => {
  it('B6 is shown with what its last bill tells, however many it had before', async () => {
    const box = 'CBHU4398907';
    const old = Array.from({ length: 7 }, (_, index) =>
      dcsaEvent('LOAD', 'NLRTM', `2025-0${index + 1}-01T10:00:00Z`, { box, bill: `OLDBILL${index}` }),
    );
    const load = dcsaEvent('LOAD', 'CNSHA', '2026-03-20T10:00:00Z', { box, bill: 'NEWBILL2', vessel: 'Alpha' });
    const sails = dcsaEvent('DEPA', 'CNSHA', '2026-03-21T10:00:00Z', { bill: 'NEWBILL2', vessel: 'Alpha' });
    await createEventsRepo(test.pool).add(readAll([...old, load, sails], START, 'OWN'), null);
    expect(await find(box)).toMatchObject({ blVO: { blNo: 'NEWBILL2' }, summary: { stage: 'at-sea' } });
  });

  it('goes on being asked for, although it was returned after the voyage before', async () => {
    const box = 'TEXU3070079';
    const step = (code: string, place: string, time: string, more: object) =>
      dcsaEvent(code, place, time, { box, created: time, ...more });
    const back = step('GTIN', 'NLRTM', '2026-02-01T10:00:00Z', { bill: 'OLDBILL1', empty: true, mode: 'TRUCK' });
    const again = step('DEPA', 'CNSHA', '2026-03-21T10:00:00Z', { bill: 'NEWBILL1', vessel: 'Alpha' });
    const load = step('LOAD', 'CNSHA', '2026-03-20T10:00:00Z', { bill: 'NEWBILL1', vessel: 'Alpha' });
    const isDone = async () =>
      (await createNumbersRepo(test.pool).find({ number: box, businessType: 2 }))?.done ?? null;
    const said: unknown[] = [];
    // The carrier may forget what it told of the voyage before, and of the box at all.
    for (const events of [[back], [], [back, load, again], [load, again]]) {
      carrier.on((_request, response) => json(response, events));
      now += LATER;
      said.push([(await find(box)).summary.stage, await isDone()]);
    }
    expect(said).toEqual([
      ['returned', true],
      ['returned', true],
      ['at-sea', false],
      ['at-sea', false],
    ]);
  });
});

describe('asking carriers', () => {
  it('reads all pages by the cursor in the headers, and stops at one that leads to itself', async () => {
    const bill = 'TESTPAGES1';
    carrier.on((_request, response, url) => {
      const page = Number(url.searchParams.get('cursor') ?? 0);
      const next = String(Math.min(page + 1, 2));
      const event = dcsaEvent('LOAD', 'CNSHA', `2026-03-05T0${page}:00:00+08:00`, { bill, box: `CSQU305438${page}` });
      json(response, [event], { 'Next-Page': next });
    });
    expect((await find(bill)).containerVO).toHaveLength(3);
  });

  it('does not ask twice within the cache time, nor twice at once', async () => {
    const bill = await knownBill();
    const before = carrier.asked.length;
    await Promise.all(Array.from({ length: 10 }, () => find(bill)));
    await find(bill);
    expect(carrier.asked.length - before).toBe(1);
  });

  it('asks again at once where an answer could not be stored', async () => {
    const bill = 'TESTSTORE1';
    carrier.on((_request, response) =>
      json(response, [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' })]),
    );
    await test.pool.query('alter table tracking_event add constraint trouble check (false) not valid');
    const failed = await test.app.inject(`/api${trackingFind.path}?number=${bill}`);
    await test.pool.query('alter table tracking_event drop constraint trouble');
    expect(failed.statusCode).toBe(500);
    expect(await find(bill)).toMatchObject({ state: 'found', stale: false });
  });

  it('leaves a carrier alone that keeps failing, and comes back to it', async () => {
    carrier.on((_request, response) => json(response, {}, {}, 500));
    for (let index = 0; index < 6; index += 1) await find(`TESTDOWN${index}`);
    const before = carrier.asked.length;
    await find('TESTDOWN9');
    expect(carrier.asked.length).toBe(before);
    now += LATER;
    carrier.on((_request, response) => json(response, []));
    expect(await find('TESTDOWN9')).toMatchObject({ state: 'subscribed' });
  });
});
