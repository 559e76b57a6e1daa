import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingBatch, trackingFind, trackingSamples } from '#contract/tracking.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask, problemOf } from '#tests/support/call.ts';
import { type ServedDemo, serveDemoCarrier } from '#tests/support/demo-carrier.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

const START = Date.UTC(2026, 10, 18, 9);
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let test: TestApp;
let demo: ServedDemo;
let now = START;
const clock = () => now;

beforeAll(async () => {
  demo = await serveDemoCarrier(clock);
  test = await buildTestApp({ carriers: [demo.settings], clock });
  await setPublicTracking(test.pool, true);
});

afterAll(async () => {
  await test.close();
  await demo.close();
});

const find = (number: string, businessType?: '1' | '2') =>
  ask(test.app, trackingFind, { query: { number, ...(businessType === undefined ? {} : { businessType }) } });

/** Number of the week's voyage by its place in the list of scenarios. */
async function sample(scenario: number): Promise<string> {
  const { rows } = await ask(test.app, trackingSamples);
  return rows[scenario - 1]?.number ?? '';
}

describe('TRACK-01 to TRACK-06 asking for a bill', () => {
  it('finds a direct voyage at sea with everything the page needs', async () => {
    const answer = await find(await sample(1));
    expect(answer).toMatchObject({
      state: 'found',
      stale: false,
      businessType: 1,
      sources: [{ code: 'DEMO', kind: 'demo' }],
      summary: { stage: 'at-sea', last: { eventCode: 'DEPARTED' }, next: { eventCode: 'ARRIVED', state: 'expected' } },
      blVO: { polEnName: 'Ningbo', podCnName: '鹿特丹', transferFlag: 1, blStatus: 'ISSU', containerCount: 2 },
    });
    expect(answer.shipVoyageVO).toMatchObject([{ sort: 1, portLoad: { zh: '宁波' }, vesselName: 'HARBOURWAY AURORA' }]);
    expect(answer.containerVO.map(({ containerType }) => containerType)).toEqual(['40HQ', '40HQ']);
    expect(answer.customsVO).toMatchObject([{ eventCode: 'CUSTOMS_RELEASED' }]);
    expect(answer.places.map(({ role, lat }) => [role, lat !== null])).toEqual([
      ['pol', true],
      ['pod', true],
    ]);
  });

  it.each([
    [2, { stage: 'transshipment', last: { eventCode: 'TS_DISCHARGED' } }],
    [3, { stage: 'at-sea', delayDays: 7 }],
    [4, { stage: 'destination', customsHold: true }],
    [5, { stage: 'returned', last: { eventCode: 'EMPTY_RETURN' }, next: null }],
    [6, { stage: 'booked', last: { eventCode: 'DOC_BKG_CONF' } }],
    [9, { stage: 'destination', last: { eventCode: 'RAIL_DEPARTED' }, next: { eventCode: 'RAIL_ARRIVED' } }],
  ])('shows scenario %i as it is', async (scenario, summary) => {
    expect((await find(await sample(scenario))).summary).toMatchObject(summary);
  });

  it('says that a report was taken back', async () => {
    const answer = await find(await sample(8));
    expect(answer.summary.last?.eventCode).toBe('DEPARTED');
    expect(answer.history).toContainEqual(expect.objectContaining({ kind: 'retracted' }));
  });

  it('goes on with the clock', async () => {
    const number = await sample(1);
    now = START + 17 * DAY;
    const answer = await find(number);
    expect(answer.summary).toMatchObject({ stage: 'delivered', next: { eventCode: 'EMPTY_RETURN' } });
    now = START;
  });
});

describe('TRACK-01 asking for a box', () => {
  it('finds out by itself that it is one, however it is written', async () => {
    const bill = await find(await sample(2));
    const box = bill.containerVO[0]?.containerNo ?? '';
    const written = `${box.slice(0, 4).toLowerCase()} ${box.slice(4, 10)}-${box.slice(10)}`;
    const answer = await find(written);
    expect(answer).toMatchObject({ number: box, businessType: 2, state: 'found', blVO: { blNo: bill.number } });
    expect(answer.shipVoyageVO).toHaveLength(2);
  });

  it('takes a box with a wrong check digit: such boxes exist', async () => {
    expect(await find('CSQU3054384')).toMatchObject({ businessType: 2, state: 'subscribed' });
  });
});

describe('TRACK-07, TRACK-08 nothing known yet', () => {
  it('keeps asking, says in how many seconds, and finds it then', async () => {
    const number = await sample(7);
    const first = await find(number);
    expect(first).toMatchObject({ state: 'subscribed', eventVO: [], seconds: 63 });
    now += 30_000;
    expect(await find(number)).toMatchObject({ state: 'subscribed', seconds: 33 });
    now += 120_000;
    expect(await find(number)).toMatchObject({ state: 'found', summary: { stage: 'booked' } });
    now = START;
  });

  it('says that nothing is known after several empty answers, and still asks again', async () => {
    for (const pause of [0, MINUTE, 2 * MINUTE, 5 * MINUTE]) {
      now += pause;
      await find('NOBODYKNOWS1');
    }
    expect(await find('NOBODYKNOWS1')).toMatchObject({ state: 'nothing', reason: null, seconds: 903 });
    now = START;
  });
});

describe('TRACK-01 several numbers', () => {
  it('answers each, and null for what is no number', async () => {
    const numbers = [await sample(1), await sample(5), 'no'].join(',');
    const { rows } = await ask(test.app, trackingBatch, { query: { numbers } });
    expect(rows.map(({ answer }) => answer?.state ?? null)).toEqual(['found', 'found', null]);
  });

  it('refuses more than twenty', async () => {
    const numbers = Array.from({ length: 21 }, (_, index) => `NUMBER${index}`).join(',');
    expect(await problemOf(test.app, `/api/bTracking/showList?numbers=${numbers}`)).toMatchObject({
      status: 400,
      fields: [{ path: 'query.numbers' }],
    });
  });
});

describe('S10 asking too much', () => {
  it('lets one address ask for so many numbers a minute, since each may cost a call to a carrier', async () => {
    now += DAY;
    const numbers = (batch: number) => Array.from({ length: 20 }, (_, index) => `ABUSE${batch}${index}X`).join(',');
    const statuses: number[] = [];
    for (let batch = 0; batch < 7; batch += 1) {
      const url = `/api/bTracking/showList?numbers=${numbers(batch)}`;
      statuses.push((await test.app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    now = START;
  });
});

describe('TRACK-01 refused input', () => {
  it.each(['ab', '<script>', 'A'.repeat(21), '%00%00%00%00%00%00'])('refuses %s', async (number) => {
    const address = `/api/bTracking/showGet?number=${number.includes('%') ? number : encodeURIComponent(number)}`;
    expect(await problemOf(test.app, address)).toMatchObject({ status: 400, code: 'validation' });
  });

  it('ROUTE-05 lets nobody in while tracking is not public', async () => {
    await setPublicTracking(test.pool, false);
    for (const path of ['showGet?number=DEMO0001', 'showList?numbers=DEMO0001', 'showSamples']) {
      expect(await problemOf(test.app, `/api/bTracking/${path}`)).toMatchObject({
        status: 401,
        code: 'unauthenticated',
      });
    }
    await setPublicTracking(test.pool, true);
  });
});
