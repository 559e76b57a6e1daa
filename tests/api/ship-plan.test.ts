import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCodeFind, scheduleFind } from '#contract/schedule.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const NOW = Date.UTC(2026, 10, 18, 9);

let test: TestApp;
let demo: ServedDemo;
let other: CarrierSimulator;

beforeAll(async () => {
  demo = await serveDemoCarrier(() => NOW);
  other = await serveCarrier();
  test = await buildTestApp({ carriers: [demo.settings, settingsAt(other.origin)], clock: () => NOW });
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await demo.close();
  await other.close();
});

const find = (query: Record<string, string>) => ask(test.app, scheduleFind, { query });

describe('PLAN-01 sailings', () => {
  it('are found by either code of a port, by departure, with times of the ports', async () => {
    const { rows, gaps, from, to } = await find({ pol: 'CNSHG', pod: 'nlrtm', days: '21' });
    expect([from, to, gaps]).toEqual(['2026-11-18', '2026-12-08', []]);
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const departures = rows.map(({ etd }) => Date.parse(etd));
    expect(departures).toEqual([...departures].sort((a, b) => a - b));
    for (const row of rows) {
      expect(row).toMatchObject({ companyCode: 'DEMO', pol: { zh: '上海' }, pod: { en: 'Rotterdam' } });
      expect(row.etd).toMatch(/\+08:00$/);
      expect(row.eta).toMatch(/\+0[12]:00$/);
      expect(row.legs).toHaveLength(row.transshipments + 1);
      expect(row.cutOffs.map(({ code }) => code)).toEqual(['DCO', 'VCO', 'FCO']);
    }
  });

  it('can be direct only', async () => {
    const both = await find({ pol: 'CNNGB', pod: 'USLAX', days: '28' });
    const direct = await find({ pol: 'CNNGB', pod: 'USLAX', days: '28', direct: '1' });
    expect(both.rows.some(({ transshipments }) => transshipments > 0)).toBe(true);
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
    const { rows, gaps } = await find({ pol: 'CNYTN', pod: 'USNYC' });
    expect(rows.length).toBeGreaterThan(0);
    expect(gaps).toMatchObject([{ code: 'TEST', reason: 'carrier-failed' }]);
  });

  it('without ends or times are left out', async () => {
    other.on((_request, response) => json(response, [{}, { legs: 'no' }, { legs: [{ departure: {} }] }, 7]));
    const { rows, gaps } = await find({ pol: 'HKHKG', pod: 'AUMEL', company: 'TEST' });
    expect([rows, gaps]).toEqual([[], []]);
  });

  it.each([
    ['pol=CN&pod=NLRTM', 'query.pol'],
    ['pol=CNSHA&pod=CNSHG', 'query.pod'],
    ['pol=CNSHA&pod=NLRTM&company=NOPE', 'query.company'],
    ['pol=CNSHA&pod=NLRTM&from=2026-02-30', 'query.from'],
    ['pol=CNSHA&pod=NLRTM&days=85', 'query.days'],
    ['pol=CNSHA', 'query.pod'],
  ])('refuse %s', async (query, path) => {
    expect(await problemOf(test.app, `/api/bShipPlan/showGet?${query}`)).toMatchObject({
      status: 400,
      fields: [{ path }],
    });
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
