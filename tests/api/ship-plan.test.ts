import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCodeFind, scheduleFind, schedulePort, scheduleVessel } from '#contract/schedule.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const NOW = Date.UTC(2026, 10, 18, 9);
let now = NOW;

let test: TestApp;
let demo: ServedDemo;
let other: CarrierSimulator;

beforeAll(async () => {
  demo = await serveDemoCarrier(() => now);
  other = await serveCarrier();
  test = await buildTestApp({ carriers: [demo.settings, settingsAt(other.origin)], clock: () => now });
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await demo.close();
  await other.close();
});

/** A route to Hamburg that leaves on a day. */
const route = (day: string, from: string) => ({
  legs: [
    {
      departure: { location: { UNLocationCode: from }, dateTime: `${day}T08:00:00+08:00` },
      arrival: { location: { UNLocationCode: 'DEHAM' }, dateTime: '2026-12-20T08:00:00+01:00' },
    },
  ],
});

const find = (query: Record<string, string>) => ask(test.app, scheduleFind, { query });

describe('PLAN-01 sailings', () => {
  it('are found by either code of a port, by departure, with times of the ports', async () => {
    const { rows, sources, from, to } = await find({ pol: 'CNSHG', pod: 'nlrtm', to: '2026-12-08', company: 'DEMO' });
    expect([from, to]).toEqual(['2026-11-18', '2026-12-08']);
    expect(sources).toEqual([
      { code: 'DEMO', name: demo.settings.name, asOf: new Date(NOW).toISOString(), problem: null },
    ]);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const departures = rows.map(({ etd }) => Date.parse(etd));
    expect(departures).toEqual([...departures].sort((a, b) => a - b));
    for (const row of rows) {
      expect(row).toMatchObject({ companyCode: 'DEMO', pol: { zh: '上海' }, pod: { en: 'Rotterdam' } });
      expect(row.etd).toMatch(/\+08:00$/);
      expect(row.eta).toMatch(/\+0[12]:00$/);
      expect(row.legs).toHaveLength(row.transshipments + 1);
      expect(row.cutOffs.map(({ code, kind }) => `${code} ${kind}`)).toEqual([
        'EFC from',
        'DCO until',
        'VCO until',
        'FCO until',
      ]);
    }
  });

  it.each([
    // It is the 19th in Greenwich, and still the evening of the 18th in Los Angeles.
    ['USLAX', Date.UTC(2026, 10, 19, 3), '2026-11-18'],
    // It is the 18th in Greenwich, and already the morning of the 19th in Shanghai.
    ['CNSHA', Date.UTC(2026, 10, 18, 20), '2026-11-19'],
  ])('are looked for from the day on that it is at the port of loading (%s)', async (pol, at, day) => {
    now = at;
    try {
      expect(await find({ pol, pod: 'NLRTM', company: 'DEMO' })).toMatchObject({ from: day });
      const asked: (string | null)[] = [];
      other.on((_request, response, url) => {
        asked.push(url.searchParams.get('startDate') ?? url.searchParams.get('date'));
        return json(response, []);
      });
      await ask(test.app, schedulePort, { query: { port: pol, company: 'TEST' } });
      expect(asked[0]).toBe(day);
    } finally {
      now = NOW;
    }
  });

  it('can be direct only', async () => {
    const both = await find({ pol: 'CNNGB', pod: 'USLAX' });
    const direct = await find({ pol: 'CNNGB', pod: 'USLAX', direct: '1' });
    expect(both.rows.some(({ transshipments }) => transshipments > 0)).toBe(true);
    expect(direct.rows.length).toBeGreaterThan(0);
    expect(direct.rows.map(({ id }) => id)).toEqual(
      both.rows.filter((row) => row.transshipments === 0).map(({ id }) => id),
    );
  });

  it('of one company ask nobody else', async () => {
    const before = other.asked.length;
    await find({ pol: 'CNYTN', pod: 'DEHAM', company: 'demo' });
    expect(other.asked.length).toBe(before);
  });

  it('are shown also when another company cannot be asked, which is named', async () => {
    other.on((_request, response) => json(response, {}, {}, 500));
    const { rows, sources } = await find({ pol: 'CNYTN', pod: 'USNYC' });
    expect(rows.length).toBeGreaterThan(0);
    expect(sources).toMatchObject([
      { code: 'DEMO', problem: null },
      { code: 'TEST', problem: 'failed', asOf: null },
    ]);
  });

  it('are asked for under the other codes of a port when a carrier knows nothing of the first, once', async () => {
    const pairs: string[] = [];
    other.on((_request, response, url) => {
      const [from, to] = ['placeOfReceipt', 'placeOfDelivery'].map((name) => url.searchParams.get(name));
      pairs.push(`${from} ${to}`);
      // To one code it says that it knows nothing, to another that there is no such place.
      if (from === 'CNTAO') return json(response, { message: 'unknown location' }, {}, 400);
      return json(response, from === 'CNQIN' && to === 'DEHAM' ? [route('2026-11-20', 'CNQIN')] : []);
    });
    const { rows, sources } = await find({ pol: 'CNQDG', pod: 'DEHAM', company: 'TEST' });
    expect(rows).toMatchObject([{ pol: { zh: '青岛' } }]);
    expect(sources).toMatchObject([{ problem: null }]);
    expect(pairs.at(-1)).toBe('CNQIN DEHAM');
    expect(pairs.length).toBeGreaterThan(1);
    pairs.length = 0;
    await find({ pol: 'CNQDG', pod: 'DEHAM', company: 'TEST', from: '2026-11-25' });
    expect(pairs).toEqual(['CNQIN DEHAM']);
  });

  it('are shown once however often a carrier names them, and apart where only the way differs', async () => {
    const ride = (from: string, to: string, [leaves, comes]: readonly [string, string], name: string) => ({
      transport: {
        modeOfTransport: 'VESSEL',
        vessel: { name },
        servicePartners: [{ carrierExportVoyageNumber: '1W' }],
      },
      departure: { location: { UNLocationCode: from }, dateTime: leaves },
      arrival: { location: { UNLocationCode: to }, dateTime: comes },
    });
    const by = (hub: string) => ({
      legs: [
        ride('CNXMG', hub, ['2026-11-20T08:00:00+08:00', '2026-11-26T08:00:00+08:00'], 'FIRST'),
        ride(hub, 'DEHAM', ['2026-11-28T08:00:00+08:00', '2026-12-20T08:00:00+01:00'], 'SECOND'),
      ],
    });
    const cutOffTimes = [{ cutOffDateTimeCode: 'FCO', cutOffDateTime: '2026-11-19T08:00:00+08:00' }];
    const answer = [by('SGSIN'), by('MYPKG'), by('SGSIN'), { ...by('SGSIN'), cutOffTimes }];
    other.on((_request, response) => json(response, answer));
    const { rows } = await find({ pol: 'CNXMG', pod: 'DEHAM', company: 'TEST' });
    expect(rows.map(({ legs }) => legs[0]?.dischargeCode).sort()).toEqual(['MYPKG', 'SGSIN', 'SGSIN']);
    expect(rows.map(({ cutOffs }) => cutOffs.length).sort()).toEqual([0, 0, 1]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3);
  });

  it('are never said to be none when a carrier takes the question for wrong', async () => {
    other.on((_request, response) => json(response, { message: 'Invalid API-Version' }, {}, 400));
    const { rows, sources } = await find({ pol: 'HKHKG', pod: 'DEHAM', company: 'TEST' });
    expect([rows, sources]).toMatchObject([[], [{ code: 'TEST', problem: 'failed', asOf: null }]]);
  });

  it('C4 are looked for from ports nearby, which are offered where there is none', async () => {
    other.on((_request, response) => json(response, []));
    const { near } = await find({ pol: 'CNSZX', pod: 'USOAK', company: 'TEST' });
    expect(near?.pol).toContainEqual({ code: 'CNYTN', name: expect.objectContaining({ en: 'Yantian' }) });
    expect(near?.pod.map(({ code }) => code)).toEqual(['USSFO']);
    const toNewYork = await find({ pol: 'CNNGB', pod: 'USNYC', company: 'TEST' });
    expect(toNewYork.near?.pod.map(({ code }) => code)).toEqual(['USEWR']);
    expect(await find({ pol: 'CNNGB', pod: 'NLRTM', company: 'DEMO' })).not.toHaveProperty('near');
  });

  it('without ends or times are left out', async () => {
    other.on((_request, response) => json(response, [{}, { legs: 'no' }, { legs: [{ departure: {} }] }, 7]));
    const { rows, sources } = await find({ pol: 'HKHKG', pod: 'AUMEL', company: 'TEST' });
    expect([rows, sources]).toMatchObject([[], [{ code: 'TEST', problem: null }]]);
  });

  it.each([
    ['pol=CN&pod=NLRTM', 'query.pol'],
    ['pol=CNSHA&pod=CNSHG', 'query.pod'],
    ['pol=CNSHA&pod=NLRTM&company=NOPE', 'query.company'],
    ['pol=CNSHA&pod=NLRTM&from=2026-02-30', 'query.from'],
    ['pol=CNSHA&pod=NLRTM&from=2026-11-18&to=2027-01-13', 'query.to'],
    ['pol=CNSHA&pod=NLRTM&from=2026-12-10&to=2026-12-01', 'query.to'],
    ['pol=CNSHA&pod=NLRTM&to=2026-11-01', 'query.to'],
    ['pol=CNSHA&pod=XXQQQ', 'query.pod'],
    ['pol=XXQQQ&pod=NLRTM', 'query.pol'],
    ['pol=CNSHA', 'query.pod'],
  ])('refuse %s', async (query, path) => {
    expect(await problemOf(test.app, `/api/bShipPlan/showGet?${query}`)).toMatchObject({
      status: 400,
      fields: [{ path }],
    });
  });
});

describe('PLAN-01 where a vessel calls', () => {
  const vessel = (query: { company: string; imo: string; from: string; to: string }) =>
    ask(test.app, scheduleVessel, { query });

  it('has the ports of its sailing at the times of the sailing, in order, in local time', async () => {
    const { rows } = await find({ pol: 'CNNGB', pod: 'NLRTM', direct: '1', company: 'DEMO' });
    const [sailing] = rows;
    const imo = sailing?.vesselImo ?? '';
    expect(imo).toMatch(/^\d{7}$/);
    const calls = await vessel({ company: 'demo', imo, from: '2026-11-18', to: '2027-02-01' });
    expect(calls.source).toMatchObject({ code: 'DEMO', problem: null });
    const moments = calls.rows.map(({ arrival }) => Date.parse(arrival?.time ?? ''));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    const load = calls.rows.find(({ departure }) => departure?.time === sailing?.etd);
    const discharge = calls.rows.find(({ arrival }) => arrival?.time === sailing?.eta);
    expect([load?.portCode, discharge?.portCode]).toEqual(['CNNGB', 'NLRTM']);
    expect(load?.departure?.classifier).toBe('EST');
  });

  it('takes of several times the surest, and a call that two partners report once', async () => {
    const stamp = (type: string, classifier: string, time: string) => ({
      eventTypeCode: type,
      eventClassifierCode: classifier,
      eventDateTime: time,
    });
    const call = {
      location: { UNLocationCode: 'CNSHG' },
      timestamps: [
        stamp('ARRI', 'PLN', '2026-11-17T08:00:00+08:00'),
        stamp('ARRI', 'ACT', '2026-11-17T20:00:00+08:00'),
        stamp('ARRI', 'EST', '2026-11-17T10:00:00+08:00'),
        stamp('DEPA', 'EST', '2026-11-19T04:00:00Z'),
        stamp('DEPA', 'ACT', 'tomorrow'),
      ],
    };
    const broken = [{ location: {} }, { location: { UNLocationCode: 'NLRTM' }, timestamps: 'none' }, null];
    const service = { vesselSchedules: [{ transportCalls: [call, ...broken] }, 'no schedule'] };
    other.on((_request, response) => json(response, [service, service, 5]));
    const { rows } = await vessel({ company: 'TEST', imo: '9999999', from: '2026-11-01', to: '2026-12-01' });
    expect(rows).toMatchObject([
      {
        port: { zh: '上海' },
        arrival: { time: '2026-11-17T20:00:00+08:00', classifier: 'ACT' },
        departure: { time: '2026-11-19T12:00:00+08:00', classifier: 'EST' },
      },
    ]);
  });

  it.each([
    ['company=DEMO&imo=123&from=2026-11-18&to=2026-12-01', 'query.imo'],
    ['company=NOPE&imo=9999999&from=2026-11-18&to=2026-12-01', 'query.company'],
    ['company=DEMO&imo=9999999&from=2026-11-18&to=2026-11-01', 'query.to'],
    ['company=DEMO&imo=9999999&from=2026-11-18&to=2027-11-01', 'query.to'],
  ])('refuses %s', async (query, path) => {
    expect(await problemOf(test.app, `/api/bShipPlan/showVessel?${query}`)).toMatchObject({
      status: 400,
      fields: [{ path }],
    });
  });
});

describe('PLAN-01 what leaves a port', () => {
  it('is listed by departure from a day on, in the time of the port', async () => {
    const answer = await ask(test.app, schedulePort, { query: { port: 'CNNBO', from: '2026-11-20', company: 'DEMO' } });
    expect(answer).toMatchObject({ portCode: 'CNNGB', timezone: 'Asia/Shanghai' });
    expect(answer.rows.length).toBeGreaterThan(5);
    const times = answer.rows.map(({ departure }) => departure.time);
    expect(times).toEqual([...times].sort());
    expect(times[0]?.slice(0, 10) ?? '').toMatch(/^2026-11-2/);
    for (const time of times) expect(time).toMatch(/\+08:00$/);
  });

  it('leaves out vessels that only arrive, and what is no schedule', async () => {
    const arrives = { eventTypeCode: 'ARRI', eventClassifierCode: 'EST', eventDateTime: '2026-11-20T08:00:00+08:00' };
    const leaves = { ...arrives, eventTypeCode: 'DEPA', eventDateTime: '2026-11-21T08:00:00+08:00' };
    const location = { UNLocationCode: 'HKHKG' };
    const vesselSchedules = [
      { vessel: { name: 'ALPHA' }, timestamps: [arrives] },
      { vessel: { name: 'BETA' }, timestamps: [arrives, leaves] },
      'nothing',
    ];
    other.on((_request, response) => json(response, [{ location, vesselSchedules }, { vesselSchedules }]));
    const { rows } = await ask(test.app, schedulePort, { query: { port: 'HKHKG', company: 'TEST' } });
    expect(rows.map(({ vesselName }) => vesselName)).toEqual(['BETA']);
  });

  it('C3 begins on the day that was asked for, as it is in the port', async () => {
    const leaves = (name: string, eventDateTime: string) => ({
      vessel: { name },
      timestamps: [{ eventTypeCode: 'DEPA', eventClassifierCode: 'EST', eventDateTime }],
    });
    // It is the 21st in Greenwich when BEFORE leaves, and the evening of the 20th in Los Angeles.
    const vesselSchedules = [leaves('BEFORE', '2026-11-21T05:00:00Z'), leaves('THEN', '2026-11-21T09:00:00Z')];
    other.on((_request, response) => json(response, [{ location: { UNLocationCode: 'USLAX' }, vesselSchedules }]));
    const query = { port: 'USLAX', company: 'TEST', from: '2026-11-21' };
    const { rows } = await ask(test.app, schedulePort, { query });
    expect(rows.map(({ vesselName }) => vesselName)).toEqual(['THEN']);
  });
});

describe('PLAN-01 pages of an answer', () => {
  it('are all read, once each, even when the last one leads back', async () => {
    const pages: Record<string, string> = { '': 'b', b: 'c', c: 'b' };
    const days: Record<string, number> = { '': 20, b: 21, c: 22 };
    const before = other.asked.length;
    other.on((_request, response, url) => {
      const cursor = url.searchParams.get('cursor') ?? '';
      json(response, [route(`2026-11-${days[cursor] ?? 28}`, 'SGSIN')], { 'Next-Page-Cursor': pages[cursor] ?? '' });
    });
    const { rows } = await find({ pol: 'SGSIN', pod: 'DEHAM', company: 'TEST' });
    expect(rows.map(({ etd }) => etd.slice(8, 10))).toEqual(['20', '21', '22']);
    expect(other.asked.length - before).toBe(3);
  });

  it('are not asked for again while the answer is fresh', async () => {
    const before = other.asked.length;
    await find({ pol: 'SGSIN', pod: 'DEHAM', company: 'TEST' });
    expect(other.asked.length).toBe(before);
  });
});

describe('S10 questions about sailings', () => {
  it('are answered up to 120 a minute for one address, whichever they are, and then refused', async () => {
    const answer = (url: string, remoteAddress: string) => test.app.inject({ url: `/api${url}`, remoteAddress });
    const lane = '/bShipPlan/showGet?pol=CNNGB&pod=CNNGB';
    const port = '/bShipPlan/showPort?port=ZZZZZ';
    const statuses = new Set<number>();
    for (let n = 0; n < 60; n += 1) {
      for (const url of [lane, port]) statuses.add((await answer(url, '203.0.113.50')).statusCode);
    }
    expect([...statuses]).toEqual([400]);
    const refused = await answer(
      '/bShipPlan/showVessel?company=DEMO&imo=1234567&from=2026-11-18&to=2026-11-20',
      '203.0.113.50',
    );
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await answer(lane, '203.0.113.51')).statusCode).toBe(400);
  });

  it('about a vessel begin a year ahead at the latest', async () => {
    const problem = await problemOf(
      test.app,
      '/api/bShipPlan/showVessel?company=DEMO&imo=1234567&from=2099-01-01&to=2099-01-05',
    );
    expect(problem).toMatchObject({ code: 'validation', fields: [{ path: 'query.from' }] });
  });
});

describe('PLAN-01 look-ups by api code', () => {
  it('suggest ports by code, English, Chinese and pinyin', async () => {
    for (const keyword of ['CNNGB', 'ningb', '宁波', 'ningbo']) {
      const { rows } = await ask(test.app, apiCodeFind, { query: { apiCode: 'portArea', keyword } });
      expect(rows[0]).toMatchObject({ code: 'CNNGB', name: { zh: '宁波', en: 'Ningbo' }, note: { zh: '中国' } });
    }
  });

  it('suggest the companies that can be asked', async () => {
    const { rows } = await ask(test.app, apiCodeFind, { query: { apiCode: 'shippingCompany', keyword: '演示' } });
    expect(rows.map(({ code }) => code)).toEqual(['DEMO']);
  });

  it('refuse any other code', async () => {
    expect(await problemOf(test.app, '/api/bApiCode/showGet?apiCode=users')).toMatchObject({ status: 400 });
  });
});
