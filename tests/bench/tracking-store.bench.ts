import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import Fastify from 'fastify';
import type { Pool } from 'pg';
import { createCarrier } from '#server/adapters/carriers/carriers.ts';
import { openDatabase } from '#server/db/client.ts';
import { createCarriersRepo } from '#server/modules/tracking/carriers-repo.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createIngest } from '#server/modules/tracking/ingest.ts';
import { machineRoutes } from '#server/modules/tracking/machine-routes.ts';
import { createNumbersRepo } from '#server/modules/tracking/numbers-repo.ts';
import { createPortDirectory } from '#server/modules/tracking/port-directory.ts';
import { createTrackingService } from '#server/modules/tracking/service.ts';
import { settingsAt } from '../support/carrier-simulator.ts';
import { startTestCluster } from '../support/cluster.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { numberOption } from './options.ts';
import {
  billOf,
  boxOf,
  fillStore,
  NOTIFICATIONS,
  NOW,
  noteAsked,
  PER_NOTIFICATION,
  PER_SHIPMENT,
  sentEvents,
} from './tracking-data.ts';

/**
 * How the store of events grows, from 10,000 on: pushed events taken in per second, by signed notifications over HTTP that
 * are answered 204 after the commit, and what a look-up costs. `TRACKING_EVENTS` says how far; the figures of the
 * specification are for 3,000,000. The client runs in the same process as the server.
 */

const MOST = Number(process.env.TRACKING_EVENTS ?? 300_000);
const SIZES = [10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000].filter((size) => size <= MOST);
/** Shipments whose events are pushed in a round, at most, and notifications under way at once. */
const PUSHED = 100;
const AT_ONCE = numberOption('at-once', 16);
/** Look-ups in a round. */
const LOOK_UPS = 400;
/** Each size is measured in rounds; what other programs take of the cores shows between the best and all of them. */
const ROUNDS = 5;
const SECRET = Buffer.alloc(32, 7).toString('base64');

async function startServer(pool: Pool) {
  const clock = () => NOW;
  const app = Fastify();
  const repo = createCarriersRepo(pool);
  const ports = createPortDirectory(pool, clock);
  // Nobody is asked: every answer is younger than its carrier's cache time.
  const settings = settingsAt('http://127.0.0.1:9');
  const { placeOf, placeByName } = ports;
  const carriers = [createCarrier(settings, { clock, placeOf, placeByName, take: () => async () => true })];
  const common = { carriers, events: createEventsRepo(pool), ports, clock, log: app.log };
  const nobody = { begin: () => Promise.resolve() };
  app.register(machineRoutes(createIngest({ ...common, subscriptions: repo, ownKey: null })));
  const service = createTrackingService({ ...common, numbers: createNumbersRepo(pool), subscriptions: nobody });
  return { app, service, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** Pushes the events of shipments from `from` on, `size` in a notification, round by round; gives events per second. */
async function push(pool: Pool, url: string, [from, to]: readonly [number, number], size: number): Promise<number> {
  const shipments = Array.from({ length: to - from }, (_, index) => from + index);
  await noteAsked(pool, from, to);
  await pool.query(
    `insert into carrier_subscription (carrier, id, number, business_type, secret)
     select 'TEST', number, number, 1, $2 from unnest($1::text[]) as given (number)`,
    [shipments.map(billOf), SECRET],
  );
  const events = shipments.map(sentEvents);
  const sent = Array.from({ length: PER_SHIPMENT / size }, (_, round) =>
    events.map((all, index) => {
      const body = JSON.stringify(all.slice(round * size, (round + 1) * size));
      const signature = createHmac('sha256', Buffer.from(SECRET, 'base64')).update(body).digest('hex');
      return { body, id: billOf(from + index), signature };
    }),
  ).flat();
  let next = 0;
  const carrier = async () => {
    for (let one = sent[next++]; one !== undefined; one = sent[next++]) {
      const answer = await fetch(`${url}/carrier-events/TEST`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'subscription-id': one.id,
          'notification-signature': `sha256=${one.signature}`,
        },
        body: one.body,
      });
      if (answer.status !== 204) throw new Error(`${answer.status}: ${await answer.text()}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, carrier));
  return (sent.length * size) / ((performance.now() - began) / 1000);
}

/** Looks shipments up as the page asks for them, by bill and by box in turn; times in milliseconds, quickest first. */
async function lookUps({ service }: Server, shipments: number, round: number): Promise<number[]> {
  const nobody = { actor: null } as Parameters<typeof service.find>[0];
  const times: number[] = [];
  for (let index = 0; index < LOOK_UPS; index += 1) {
    const shipment = ((round * LOOK_UPS + index) * 7919) % shipments;
    const began = performance.now();
    const answer = await service.find(nobody, index % 2 === 0 ? billOf(shipment) : boxOf(shipment), null);
    if (answer.eventVO.length === 0) throw new Error(`Nothing is known of ${answer.number}.`);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** One row of the table: fills the store up to `size` events and measures. Gives the shipments that are there then. */
async function measure(pool: Pool, server: Server, filled: number, size: number): Promise<number> {
  const shipments = Math.ceil(size / PER_SHIPMENT);
  const pushed = Math.min(PUSHED, Math.floor((shipments - filled) / (2 * ROUNDS)));
  const copied = shipments - 2 * ROUNDS * pushed;
  await fillStore(pool, filled, copied);
  await noteAsked(pool, filled, copied);
  await pool.query('vacuum analyze tracking_event, tracking_event_number, tracked_number');
  const rates: Record<number, number[]> = { [PER_NOTIFICATION]: [], 1: [] };
  let next = copied;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [events, list] of Object.entries(rates)) {
      list.push(await push(pool, server.url, [next, next + pushed], Number(events)));
      next += pushed;
    }
  }
  // The first look-ups are the start of the process, not the size of the store.
  await lookUps(server, shipments, ROUNDS);
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await lookUps(server, shipments, round));
  const all = rounds.flat().sort((a, b) => a - b);
  const best = Math.min(...rounds.map((times) => at(times, 0.95)));
  const { rows } = await pool.query<{ mb: string }>(
    "select ((pg_total_relation_size('tracking_event') + pg_total_relation_size('tracking_event_number')) / 1e6)::int as mb",
  );
  const rate = (list: readonly number[] = []) => Math.max(...list).toFixed(0);
  const cells = [next * PER_SHIPMENT, next, rate(rates[PER_NOTIFICATION]), rate(rates[1])];
  const times = [at(all, 0.5), best, at(all, 0.95)].map((ms) => ms.toFixed(1));
  console.log(`| ${[...cells, ...times, rows[0]?.mb].join(' | ')} |`);
  return next;
}

const cluster = await startTestCluster({ durable: true });
const database = await createTestDatabase(cluster);
const { pool } = openDatabase(database.url, 8, () => undefined);
const server = await startServer(pool);
const heads = ['events', 'shipments', 'pushed in threes, events/s', 'pushed one by one', 'look-up p50, ms'];
heads.push('p95 of the best round', 'p95 of all', 'on disk, MB');
console.log(`\n${availableParallelism()} cores; ${PER_SHIPMENT} events a shipment in ${NOTIFICATIONS} notifications\n`);
console.log(`| ${heads.join(' | ')} |\n|${heads.map(() => '---|').join('')}`);
let filled = 0;
for (const size of SIZES) filled = await measure(pool, server, filled, size);
await server.app.close();
await pool.end();
await database.drop();
await cluster.stop();
