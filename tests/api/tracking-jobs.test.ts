import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trackingFind } from '#contract/tracking.ts';
import { dcsaEvent } from '#domain/tracking/sample-events.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { ask } from '#tests/support/call.ts';
import { type CarrierSimulator, json, serveCarrier, settingsAt } from '#tests/support/carrier-simulator.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { setPublicTracking } from '#tests/support/public-tracking.ts';

let database: TestDatabase;
let carrier: CarrierSimulator;
let servers: TestApp[];
let now = Date.UTC(2026, 2, 25);

const known = (bill: string) => [dcsaEvent('LOAD', 'CNSHA', '2026-03-05T02:00:00+08:00', { bill, vessel: 'Alpha' })];

beforeAll(async () => {
  database = await createTestDatabase();
  carrier = await serveCarrier();
  const settings = settingsAt(carrier.origin, {
    limits: { timeoutMs: 5000, retries: 0, cacheSeconds: 600, perMinute: 30 },
  });
  const common = { database, carriers: [settings], clock: () => now };
  servers = [await buildTestApp({ ...common, runsJobs: true }), await buildTestApp({ ...common, runsJobs: true })];
  const [first] = servers;
  if (first !== undefined) await setPublicTracking(first.pool, true);
});

afterAll(async () => {
  for (const server of servers) await server.close();
  await carrier.close();
  await database.drop();
});

const find = (server: TestApp | undefined, number: string) => {
  if (server === undefined) throw new Error('There is no such server.');
  return ask(server.app, trackingFind, { query: { number } });
};

const asked = (number: string) =>
  carrier.asked.filter((request) => request.includes(`=${number}&`) && request.startsWith('GET')).length;

describe('several servers on one database', () => {
  it('ask a carrier once, though both were asked at the same moment', async () => {
    carrier.on((_request, response) => void setTimeout(() => json(response, known('TESTBOTH1')), 300));
    const answers = await Promise.all([...servers, ...servers].map((server) => find(server, 'TESTBOTH1')));
    expect(answers.map(({ state }) => state)).toEqual(['found', 'found', 'found', 'found']);
    expect(asked('TESTBOTH1')).toBe(1);
  });

  it('TRACK-08 go on asking by themselves for what nobody knew, one of them each time', async () => {
    carrier.on((_request, response) => json(response, []));
    expect(await find(servers[0], 'TESTWAIT1')).toMatchObject({ state: 'subscribed' });
    carrier.on((_request, response) => json(response, known('TESTWAIT1')));
    now += 61_000;
    // The tick of the queue comes by itself each minute; here it is put in line at once.
    await servers[0]?.pool.query(
      "insert into pgboss.job (name, data) values ('tracking.ask', $1), ('tracking.ask', $1)",
      [JSON.stringify({ number: 'TESTWAIT1', businessType: 1 })],
    );
    const stored = async () => {
      const result = await servers[0]?.pool.query("select from tracking_event_number where number = 'TESTWAIT1'");
      return result?.rowCount;
    };
    await eventually(stored).toBe(1);
    expect(asked('TESTWAIT1')).toBe(2);
    expect(await find(servers[1], 'TESTWAIT1')).toMatchObject({ state: 'found' });
  });

  it('share the budget of a carrier', async () => {
    now += 3_600_000;
    carrier.on((_request, response) => json(response, []));
    const numbers = Array.from({ length: 40 }, (_, index) => `TESTBUDGET${index}`);
    const before = carrier.asked.filter((request) => request.startsWith('GET')).length;
    const answers = await Promise.all(numbers.map((number, index) => find(servers[index % 2], number)));
    const after = carrier.asked.filter((request) => request.startsWith('GET')).length;
    expect(after - before).toBeLessThanOrEqual(30);
    expect(answers.filter(({ reason }) => reason === 'budget').length).toBeGreaterThanOrEqual(10);
  });
});
