import type { Pool } from 'pg';
import { numbersOf } from '#domain/tracking/belongs.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { readDcsaEvent } from '#domain/tracking/read-dcsa.ts';
import { dcsaEvent, placeOf } from '#domain/tracking/sample-events.ts';
import { eventText } from '#server/modules/tracking/stored-event.ts';

/** Shipments for measuring: each has a bill, a box and thirty events, which come in ten notifications over weeks. */

/** Events of one shipment. */
export const PER_SHIPMENT = 30;
/** Events of one notification. */
export const PER_NOTIFICATION = 3;
/** Notifications of one shipment. */
export const NOTIFICATIONS = PER_SHIPMENT / PER_NOTIFICATION;
/** The day on which all of this is looked at, milliseconds since 1970. */
export const NOW = Date.UTC(2026, 5, 1);

const MOVES: readonly (readonly [code: string, place: string, vessel: string])[] = [
  ['GTOT', 'CNSHA', ''],
  ['GTIN', 'CNSHA', ''],
  ['LOAD', 'CNSHA', 'Alpha'],
  ['DEPA', 'CNSHA', 'Alpha'],
  ['ARRI', 'SGSIN', 'Alpha'],
  ['DISC', 'SGSIN', 'Alpha'],
  ['LOAD', 'SGSIN', 'Beta'],
  ['DEPA', 'SGSIN', 'Beta'],
  ['ARRI', 'NLRTM', 'Beta'],
  ['DISC', 'NLRTM', 'Beta'],
];
const CLASSIFIERS = ['PLN', 'EST', 'ACT'];

/** Bill of lading of a shipment. */
export const billOf = (shipment: number) => `BENCH${String(shipment).padStart(8, '0')}`;
/** Container of a shipment. */
export const boxOf = (shipment: number) => `TEST${String(shipment).padStart(7, '0')}`;

/** The events of a shipment as its carrier sends them, in the order in which they come. */
export function sentEvents(shipment: number): Record<string, unknown>[] {
  return CLASSIFIERS.flatMap((classifier, round) =>
    MOVES.map(([code, place, vessel], step) =>
      dcsaEvent(code, place, `2026-03-${10 + step}T12:00:00+08:00`, {
        classifier,
        bill: billOf(shipment),
        box: boxOf(shipment),
        id: `${shipment}-${round}-${step}`,
        ...(vessel === '' ? { mode: 'TRUCK' } : { vessel }),
        created: `2026-02-${10 + round}T00:00:00Z`,
      }),
    ),
  );
}

function read(raw: Record<string, unknown>): TrackedEvent {
  const reading = readDcsaEvent(raw, { source: 'TEST', now: NOW, placeOf });
  if ('refused' in reading) throw new Error(reading.refused);
  return reading.event;
}

/**
 * Fills the store with shipments `from` to `to` as their notifications would have left it: copies of one shipment, a round
 * of notifications of all of them after the other, so that what belongs together lies far apart.
 */
export async function fillStore(pool: Pool, from: number, to: number): Promise<void> {
  const sample = sentEvents(0).map(read);
  for (let at = 0; at < PER_SHIPMENT; at += PER_NOTIFICATION) {
    const events = sample.slice(at, at + PER_NOTIFICATION);
    await pool.query(
      `with made as (
         insert into tracking_event (source, event_id, created, data)
         select 'TEST', shipment || substr(given.id, 2), given.created,
           replace(replace(replace(given.data, $7, 'BENCH' || lpad(shipment::text, 8, '0')),
             $8, 'TEST' || lpad(shipment::text, 7, '0')), '"id":"0-', '"id":"' || shipment || '-')::jsonb
         from generate_series($1::int, $2::int - 1) shipment,
           unnest($3::text[], $4::timestamptz[], $5::text[]) as given (id, created, data)
         returning id, split_part(event_id, '-', 1)::int as shipment, data ? 'equipment' as boxed
       )
       insert into tracking_event_number (number, event)
       select 'BENCH' || lpad(shipment::text, 8, '0'), id from made
       union all select 'TEST' || lpad(shipment::text, 7, '0'), id from made where boxed and $6`,
      [
        ...[from, to],
        events.map(({ id }) => id),
        events.map(({ created }) => new Date(created)),
        events.map(eventText),
        events.some((event) => numbersOf(event).includes(boxOf(0))),
        ...[billOf(0), boxOf(0)],
      ],
    );
  }
}

/** Notes of shipments that they were asked for just now, by bill and by box. */
export async function noteAsked(pool: Pool, from: number, to: number): Promise<void> {
  await pool.query(
    `insert into tracked_number (number, business_type, carriers, asked_at, heard_at)
     select number, kind, '{TEST}', $3, $3 from generate_series($1::int, $2::int - 1) shipment,
       lateral (values (1, 'BENCH' || lpad(shipment::text, 8, '0')), (2, 'TEST' || lpad(shipment::text, 7, '0')))
         as given (kind, number)`,
    [from, to, new Date(NOW)],
  );
}
