import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { describeShipment } from '#domain/tracking/describe.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { readDcsaEvent } from '#domain/tracking/read-dcsa.ts';
import { dcsaEvent, placeOf } from '#domain/tracking/sample-events.ts';
import { openDatabase } from '#server/db/client.ts';
import { createEventsRepo } from '#server/modules/tracking/events-repo.ts';
import { createPortDirectory } from '#server/modules/tracking/port-directory.ts';
import { startTestCluster } from '../support/cluster.ts';
import { createTestDatabase } from '../support/postgres.ts';

/**
 * How the store of events grows: events taken in per second as notifications bring them, and what a look-up costs, from
 * 10,000 events on. `TRACKING_EVENTS` says how far; the figures of the specification are for 3,000,000.
 */

const MOST = Number(process.env.TRACKING_EVENTS ?? 300_000);
const SIZES = [10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000].filter((size) => size <= MOST);
const PER_SHIPMENT = 30;
/** Events of one notification, and notifications at once. */
const LOT = 60;
const AT_ONCE = 8;
const LOOK_UPS = 400;
const NOW = Date.UTC(2026, 5, 1);

const MOVES = ['GTOT', 'GTIN', 'LOAD', 'DEPA', 'ARRI', 'DISC', 'LOAD', 'DEPA', 'ARRI', 'DISC', 'GTOT', 'GTIN'];
const PLACES = [
  'CNSHA',
  'CNSHA',
  'CNSHA',
  'CNSHA',
  'SGSIN',
  'SGSIN',
  'SGSIN',
  'SGSIN',
  'NLRTM',
  'NLRTM',
  'NLRTM',
  'NLRTM',
];

const billOf = (shipment: number) => `BENCH${String(shipment).padStart(8, '0')}`;

function shipmentEvents(shipment: number): TrackedEvent[] {
  return Array.from({ length: PER_SHIPMENT }, (_, index) => {
    const step = index % MOVES.length;
    const raw = dcsaEvent(MOVES[step] ?? 'LOAD', PLACES[step] ?? 'CNSHA', `2026-03-${10 + step}T12:00:00+08:00`, {
      id: `${shipment}-${index}`,
      bill: billOf(shipment),
      box: `TEST${String(shipment % 10_000_000).padStart(7, '0')}`,
      classifier: index < MOVES.length ? 'PLN' : index < 2 * MOVES.length ? 'EST' : 'ACT',
      vessel: step < 5 ? 'Alpha' : 'Beta',
      created: `2026-02-${10 + Math.floor(index / MOVES.length)}T00:00:00Z`,
    });
    const reading = readDcsaEvent(raw, { source: 'DEMO', now: NOW, placeOf });
    if ('refused' in reading) throw new Error(reading.refused);
    return reading.event;
  });
}

/** Takes in shipments `from` to `to` as notifications of two shipments each; gives events per second. */
async function fill(pool: Pool, from: number, to: number): Promise<number> {
  const repo = createEventsRepo(pool);
  let next = from;
  let busy = 0;
  const worker = async () => {
    while (next < to) {
      const first = next;
      next += LOT / PER_SHIPMENT;
      const events = Array.from({ length: LOT / PER_SHIPMENT }, (_, index) => shipmentEvents(first + index)).flat();
      await repo.add(events, null);
      busy += events.length;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return busy / ((performance.now() - began) / 1000);
}

async function lookUps(pool: Pool, shipments: number): Promise<number[]> {
  const repo = createEventsRepo(pool);
  const ports = createPortDirectory(pool, () => NOW);
  await ports.refresh();
  const times: number[] = [];
  for (let index = 0; index < LOOK_UPS; index += 1) {
    const number = billOf((index * 7919) % shipments);
    const began = performance.now();
    const events = await repo.about(number);
    const sourceOf = (code: string) => ({ code, name: { zh: code, en: code }, kind: 'carrier' as const });
    const answer = describeShipment({ number, businessType: 1, events, now: NOW, placeOf: ports.placeOf, sourceOf });
    if (answer.eventVO.length === 0) throw new Error(`Nothing is known of ${number}.`);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

const cluster = await startTestCluster({ durable: true });
const database = await createTestDatabase(cluster);
const { pool } = openDatabase(database.url, AT_ONCE, () => undefined);
console.log(
  '\n| events | shipments | taken in, events/s | look-up p50, ms | p95, ms | on disk, MB |\n|---|---|---|---|---|---|',
);
let filled = 0;
for (const size of SIZES) {
  const shipments = size / PER_SHIPMENT;
  const speed = await fill(pool, filled, shipments);
  filled = Math.ceil(shipments);
  await pool.query('analyze tracking_event, tracking_event_number');
  await sleep(500);
  const times = await lookUps(pool, filled);
  const share = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1);
  const { rows } = await pool.query<{ mb: string }>(
    "select ((pg_total_relation_size('tracking_event') + pg_total_relation_size('tracking_event_number')) / 1e6)::int as mb",
  );
  console.log(`| ${size} | ${filled} | ${speed.toFixed(0)} | ${share(0.5)} | ${share(0.95)} | ${rows[0]?.mb} |`);
}
await pool.end();
await database.drop();
await cluster.stop();
