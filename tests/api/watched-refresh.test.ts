import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dcsaEvent, readAll } from '#domain/tracking/sample-events.ts';
import { createCarrier } from '#server/adapters/carriers/carriers.ts';
import { createCarriersRepo } from '#server/modules/tracking/carriers-repo.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createNumbersRepo } from '#server/modules/tracking/numbers-repo.ts';
import { createPortDirectory } from '#server/modules/tracking/port-directory.ts';
import { createTrackingService, type TrackingService } from '#server/modules/tracking/service.ts';
import { createSubscriptions, type Subscriptions } from '#server/modules/tracking/subscriptions.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { storeAccount } from '#tests/support/logged-in.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const START = Date.UTC(2026, 2, 25);
const WATCHED = 1000;
const PER_MINUTE = 400;
/** Longer than what is watched is left alone by itself. */
const CACHE_MINUTES = 45;

let test: TestApp;
let carrier: CarrierSimulator;
let now = START;
let service: TrackingService;
let subscriptions: Subscriptions;

beforeAll(async () => {
  carrier = await serveCarrier();
  test = await buildTestApp({ carriers: [], clock: () => now });
});
afterAll(async () => {
  await test.close();
  await carrier.close();
});

/** The tracking service and the subscriptions of a server; two servers share only the database. */
function serverOf({ app, pool }: TestApp, subscribes = true) {
  const clock = () => now;
  const { log } = app;
  const repo = createCarriersRepo(pool);
  const ports = createPortDirectory(pool, clock);
  const settings = settingsAt(carrier.origin, {
    ...(subscribes ? {} : { push: undefined }),
    limits: {
      timeoutMs: 5000,
      retries: 0,
      maxBytes: 1_000_000,
      perDay: 100_000,
      cacheSeconds: CACHE_MINUTES * 60,
      perMinute: PER_MINUTE,
    },
  });
  const carriers = [
    createCarrier(settings, {
      clock,
      placeOf: ports.placeOf,
      placeByName: ports.placeByName,
      take:
        ({ limits }) =>
        (code) =>
          repo.takeCall(code, clock(), limits),
    }),
  ];
  const own = createSubscriptions({ carriers, repo, callbackOrigin: () => 'https://site.test', clock, log });
  const tracking = createTrackingService({
    carriers,
    events: createEventsRepo(pool),
    numbers: createNumbersRepo(pool),
    subscriptions: own,
    ports,
    clock,
    log,
  });
  return { tracking, own };
}

beforeEach(() => {
  now = START;
  ({ tracking: service, own: subscriptions } = serverOf(test));
});

/** Shipments that were asked for a day ago. */
async function know(numbers: readonly string[]): Promise<void> {
  const raw = numbers.map((bill) => dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' }));
  await createEventsRepo(test.pool).add(readAll(raw, START, 'TEST'), null);
  await test.pool.query(
    `insert into tracked_number (number, business_type, carriers, asked_at) select number, 1, '{TEST}', $2
     from unnest($1::text[]) as given (number)`,
    [numbers, new Date(START - DAY)],
  );
}

async function watch(numbers: readonly string[]): Promise<void> {
  const account = await storeAccount(test, 6);
  await test.pool.query(
    `insert into watch_item (account_id, number, business_type, edited_at) select $1, number, 1, now()
     from unnest($2::text[]) as given (number)`,
    [account, numbers],
  );
}

describe('1,000 watched shipments', () => {
  it('are refreshed within the budget of the carrier, each asked for once within the cache time', async () => {
    const numbers = Array.from({ length: WATCHED }, (_, index) => `TESTMANY${index}`);
    // The first hundred are watched by a second person as well.
    await know(numbers);
    await watch(numbers);
    await watch(numbers.slice(0, 100));
    // Without subscriptions, which cost calls of their own once per shipment.
    const servers = [serverOf(test, false).tracking, serverOf(test, false).tracking] as const;
    const asked = new Map<string, number>();
    let inMinute = 0;
    carrier.on((_request, response, url) => {
      inMinute += 1;
      const bill = url.searchParams.get('transportDocumentReference') ?? '';
      asked.set(bill, (asked.get(bill) ?? 0) + 1);
      return json(response, []);
    });
    const busiest: number[] = [];
    for (let minute = 0; minute < CACHE_MINUTES; minute += 1) {
      const due = await service.due(500);
      // The first are taken by both servers at once, as when one of them is taken for dead; the rest by either.
      await Promise.all(due.slice(0, 20).flatMap((one) => servers.map((server) => server.refresh(one))));
      for (let from = 20; from < due.length; from += 8) {
        const turn = due.slice(from, from + 8);
        await Promise.all(turn.map((one, index) => servers[index % 2 === 0 ? 0 : 1].refresh(one)));
      }
      busiest.push(inMinute);
      inMinute = 0;
      now += MINUTE;
    }
    expect(Math.max(...busiest)).toBeLessThanOrEqual(PER_MINUTE);
    expect(asked.size).toBe(WATCHED);
    expect([...asked.values()].filter((times) => times > 1)).toEqual([]);
  });
});

describe('TRACK-08 a question that ended without an outcome', () => {
  it('is asked again by itself, although no answer ever came', async () => {
    const numbers = createNumbersRepo(test.pool);
    const [killed, failed] = [
      { number: 'TESTKILLED1', businessType: 1 },
      { number: 'TESTFAILED1', businessType: 1 },
    ] as const;
    await watch([killed.number, failed.number]);
    // One server was killed while it asked, another gave its right back.
    await numbers.claim(killed, now, now + MINUTE);
    await numbers.claim(failed, now, now + MINUTE);
    await numbers.release(failed, now);
    const isDue = async () => (await service.due(2000)).map(({ number }) => number);
    expect(await isDue()).not.toEqual(expect.arrayContaining([failed.number]));
    expect(await isDue()).not.toEqual(expect.arrayContaining([killed.number]));
    now += CACHE_MINUTES * MINUTE + MINUTE;
    expect(await isDue()).toEqual(expect.arrayContaining([killed.number, failed.number]));
    carrier.on((_request, response) => json(response, []));
    await service.refresh(killed);
    expect(await isDue()).not.toEqual(expect.arrayContaining([killed.number]));
  });
});

describe('TRACK-08 what carriers refuse', () => {
  it('is asked for ever more seldom, although it is watched', async () => {
    const number = 'TESTREFUSED1';
    await know([number]);
    await watch([number]);
    const isDue = async () => (await service.due(2000)).some((one) => one.number === number);
    let calls = 0;
    carrier.on((_request, response) => {
      calls += 1;
      json(response, { error: 'no such number' }, {}, 400);
    });
    const until = START + 2 * DAY;
    for (; now < until; now += 30 * MINUTE) if (await isDue()) await service.refresh({ number, businessType: 1 });
    expect(calls).toBeLessThanOrEqual(12);
    now += DAY;
    expect(await isDue()).toBe(true);
    carrier.on((_request, response) => json(response, []));
    await service.refresh({ number, businessType: 1 });
    now += 30 * MINUTE;
    expect(await isDue()).toBe(false);
    now += 15 * MINUTE;
    expect(await isDue()).toBe(true);
  });

  it('takes nothing from the day once the minute is used up', async () => {
    const repo = createCarriersRepo(test.pool);
    const letGo = async () => {
      const taken = await Promise.all(
        Array.from({ length: 9 }, () => repo.takeCall('FULL', now, { perMinute: 3, perDay: 7 })),
      );
      now += MINUTE;
      return taken.filter((free) => free).length;
    };
    expect([await letGo(), await letGo(), await letGo(), await letGo()]).toEqual([3, 3, 1, 0]);
    now += DAY;
    expect(await letGo()).toBe(3);
  });
});

describe('a whole list', () => {
  it('is answered in time by what is stored when carriers are slow', async () => {
    let calls = 0;
    carrier.on((request, response) => {
      if (request.method === 'GET') calls += 1;
      now += 3000;
      json(response, request.method === 'GET' ? [] : { subscriptionID: crypto.randomUUID() });
    });
    now = START + DAY;
    const asked = Array.from({ length: 40 }, (_, index) => ({ number: `TESTSLOW${index}`, businessType: 1 as const }));
    // Nobody is logged in: whose list it is makes no difference to how it is answered.
    const rows = await service.all({ actor: null } as Parameters<TrackingService['all']>[0], asked);
    expect(rows).toHaveLength(40);
    expect(calls).toBeLessThanOrEqual(8);
  });
});

describe('subscriptions at a carrier', () => {
  const bill = 'TESTRENEW1';
  const stored = async () =>
    (await test.pool.query('select id from carrier_subscription where number = $1', [bill])).rows.map(({ id }) => id);
  let calls: string[] = [];
  let known = new Set<string>();
  let made = 0;

  beforeEach(async () => {
    await test.pool.query('delete from carrier_subscription');
    await test.pool.query('delete from tracked_number');
    await test.pool.query('delete from carrier_call');
    await test.pool.query('delete from watch_item');
    calls = [];
    known = new Set();
    carrier.on((request, response, url) => {
      if (url.pathname.startsWith('/v2/events') && request.method === 'GET')
        return json(response, [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' })]);
      calls.push(`${request.method} ${url.pathname}`);
      const id = url.pathname.split('/').at(-1) ?? '';
      if (request.method === 'POST') {
        made += 1;
        known.add(`sub-${made}`);
        return json(response, { subscriptionID: `sub-${made}` }, {}, 201);
      }
      if (request.method === 'DELETE') known.delete(id);
      return json(response, {}, {}, known.has(id) || request.method === 'DELETE' ? 200 : 404);
    });
    await service.refresh({ number: bill, businessType: 1 });
  });

  const renewAll = async () => {
    for (const one of await subscriptions.due(10)) await subscriptions.renew(one);
  };

  it('are made for what is watched, once', async () => {
    await service.refresh({ number: bill, businessType: 1 });
    expect(calls).toEqual(['POST /v2/event-subscriptions']);
    expect(await subscriptions.due(10)).toEqual([]);
  });

  it('are asked after each week, and kept while the carrier has them', async () => {
    const [id] = await stored();
    now += 8 * DAY;
    await renewAll();
    await renewAll();
    expect(calls.slice(1)).toEqual([`GET /v2/event-subscriptions/${id}`]);
    expect(await stored()).toEqual([id]);
  });

  it('are made anew when the carrier has lost them', async () => {
    const [id] = await stored();
    known.clear();
    now += 8 * DAY;
    await renewAll();
    expect(await stored()).toEqual([`sub-${made}`]);
    expect(await stored()).not.toContain(id);
  });

  it('stay as they are while the carrier does not answer', async () => {
    const before = await stored();
    carrier.on((_request, response) => json(response, {}, {}, 503));
    now += 8 * DAY;
    await renewAll();
    expect(await stored()).toEqual(before);
  });

  it('end when nobody ever knew the number and nobody watches it', async () => {
    await test.pool.query('update tracked_number set heard_at = null');
    const account = await storeAccount(test, 6);
    await test.pool.query(
      'insert into watch_item (account_id, number, business_type, edited_at) values ($1, $2, 1, now())',
      [account, bill],
    );
    now += 8 * DAY;
    await renewAll();
    expect(calls.at(-1)).toMatch(/^GET/);
    await test.pool.query('update watch_item set removed = true');
    now += 8 * DAY;
    await renewAll();
    expect(calls.at(-1)).toMatch(/^DELETE/);
    expect(await stored()).toEqual([]);
  });

  it('end when the voyage is over', async () => {
    await test.pool.query('update tracked_number set done = true');
    await renewAll();
    expect(calls.at(-1)).toMatch(/^DELETE/);
    expect(await stored()).toEqual([]);
  });
});
