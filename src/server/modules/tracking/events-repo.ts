import type { Pool } from 'pg';
import { billForms } from '#domain/bill-of-lading.ts';
import { numbersOf, saidOf } from '#domain/tracking/belongs.ts';
import { reportKey, type TrackedEvent } from '#domain/tracking/event.ts';
import { inLots } from '#server/db/in-lots.ts';
import { inTransaction, type Transaction } from '#server/db/transaction.ts';
import { eventText, storedEvent } from './stored-event.ts';

/** Older events of one number beyond this are not read: no shipment has them, and a page could not show them. */
const MOST_EVENTS = 20_000;

/** The outcome of adding events. */
export interface Added {
  /** Reports that were new. */
  added: number;
  /** Numbers that the new ones are about. */
  numbers: string[];
}

/** Reports and the numbers they are found by. */
export interface EventsRepo {
  /**
   * Adds reports, all or none; those that are known already change nothing. `asked` is a number they belong to
   * although they may not name it. Committed when it resolves.
   */
  add(events: readonly TrackedEvent[], asked: string | null): Promise<Added>;
  /** Everything that is about a number, with or without the carrier's prefix. */
  about(number: string): Promise<TrackedEvent[]>;
  /** How many reports there are about numbers; it only grows. */
  count(numbers: readonly string[]): Promise<number>;
}

/** Reports that came together. */
interface Delivery {
  events: readonly TrackedEvent[];
  asked: string | null;
}

/** A report and the numbers that it is found by. */
interface Linked {
  event: TrackedEvent;
  numbers: Set<string>;
}

/** Reports that are written in one transaction: a commit costs more than the few of a notification. */
const REPORTS_AT_ONCE = 1000;

const keyOf = (event: TrackedEvent) => `${event.source}|${event.id}|${event.created}|${saidOf(event)}`;

/** All reports once, in one order for everyone, or two servers that add the same reports would wait for each other. */
function linked(deliveries: readonly Delivery[]): Linked[] {
  const byKey = new Map<string, Linked>();
  for (const { events, asked } of deliveries) {
    for (const event of events) {
      const key = keyOf(event);
      const one = byKey.get(key) ?? { event, numbers: new Set(numbersOf(event)) };
      if (asked !== null) one.numbers.add(asked);
      byKey.set(key, one);
    }
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Gives retractions the numbers of the reports they take back: they name a report and often no number. */
async function nameRetracted(transaction: Transaction, reports: readonly Linked[]): Promise<void> {
  const retractions = reports.filter(({ event }) => event.retracts !== null);
  if (retractions.length === 0) return;
  const targets = await transaction.query<{ source: string; event_id: string; data: Partial<TrackedEvent> }>({
    // Without a name, so that it is planned for the table as it is now: a plan that was made when it was small reads all of it.
    text: `select source, event_id, data from tracking_event
           where source = any($1::text[]) and event_id = any($2::text[])`,
    values: [retractions.map(({ event }) => event.source), retractions.map(({ event }) => event.retracts)],
  });
  const numbers = new Map<string, string[]>();
  const add = (key: string, more: Iterable<string>) => numbers.set(key, [...(numbers.get(key) ?? []), ...more]);
  for (const { source, event_id, data } of targets.rows) {
    add(reportKey({ source, id: event_id }), numbersOf(storedEvent(data)));
  }
  for (const one of reports) add(reportKey(one.event), one.numbers);
  for (const { event, numbers: own } of retractions) {
    const retracted = numbers.get(reportKey({ source: event.source, id: event.retracts ?? '' })) ?? [];
    for (const number of retracted) own.add(number);
  }
}

/** Gives retractions that came before the report they take back the numbers of that report. */
async function linkRetracting(transaction: Transaction, reports: readonly Linked[]): Promise<void> {
  const { rows } = await transaction.query<{ id: string; source: string; retracts: string }>({
    // Without a name, as above; by lists, since nothing is known of how many there are, and a join reads the whole table.
    text: `select id, source, retracts from tracking_event
           where retracts is not null and source = any($1::text[]) and retracts = any($2::text[])`,
    values: [reports.map(({ event }) => event.source), reports.map(({ event }) => event.id)],
  });
  if (rows.length === 0) return;
  const links = rows.flatMap(({ id, source, retracts }) => {
    const key = reportKey({ source, id: retracts });
    const retracted = reports.filter(({ event }) => reportKey(event) === key);
    return retracted.flatMap(({ numbers }) => [...numbers].map((number) => ({ number, id })));
  });
  await transaction.query({
    text: `insert into tracking_event_number (number, event)
           select * from unnest($1::text[], $2::bigint[]) order by 1, 2
           on conflict do nothing`,
    values: [links.map(({ number }) => number), links.map(({ id }) => id)],
  });
}

/** Writes reports and their links; gives the keys of those that were new. */
async function insert(transaction: Transaction, reports: readonly Linked[]): Promise<Set<string>> {
  const events = reports.map(({ event }) => event);
  const columns = [
    events.map(({ source }) => source),
    events.map(({ id }) => id),
    events.map(({ created }) => new Date(created).toISOString()),
    events.map(saidOf),
  ];
  const inserted = await transaction.query<{ source: string; event_id: string; at: string; said_of: string }>({
    name: 'tracking-event-add',
    text: `insert into tracking_event (source, event_id, created, said_of, data)
           select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::jsonb[])
           on conflict (source, event_id, created, said_of) do nothing
           returning source, event_id, (extract(epoch from created) * 1000)::bigint::text as at, said_of`,
    values: [...columns, events.map(eventText)],
  });
  const links = reports.flatMap(({ numbers }, index) => [...numbers].map((number) => ({ number, index })));
  // Also for reports that were known: they may belong to a number that nobody had asked for before.
  await transaction.query({
    name: 'tracking-event-link',
    text: `insert into tracking_event_number (number, event)
           select link.number, event.id
           from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[], $5::text[])
             as link (source, event_id, created, said_of, number)
           join tracking_event event using (source, event_id, created, said_of)
           order by 1, 2
           on conflict do nothing`,
    values: [...columns.map((column) => links.map(({ index }) => column[index])), links.map(({ number }) => number)],
  });
  return new Set(inserted.rows.map(({ source, event_id, at, said_of }) => `${source}|${event_id}|${at}|${said_of}`));
}

/** Notes that something was heard of numbers; their rows are taken in one order, see {@link linked}. */
async function hear(transaction: Transaction, numbers: readonly string[]): Promise<void> {
  await transaction.query({
    name: 'tracked-number-hear',
    text: `update tracked_number set heard_at = now()
           from (select number, business_type from tracked_number where number = any($1::text[])
                 order by number, business_type for update) heard
           where (tracked_number.number, tracked_number.business_type) = (heard.number, heard.business_type)`,
    values: [numbers],
  });
}

/** Writes deliveries in one transaction, and tells of each what it brought. */
async function take(transaction: Transaction, deliveries: readonly Delivery[]): Promise<Added[]> {
  const reports = linked(deliveries);
  await nameRetracted(transaction, reports);
  const numbersBy = new Map(reports.map(({ event, numbers }) => [keyOf(event), numbers]));
  const fresh = await insert(transaction, reports);
  await linkRetracting(transaction, reports);
  const heard = new Set<string>();
  const added = deliveries.map(({ events }) => {
    // Of two that bring the same report, the first one has brought it.
    const own = events.filter((event) => fresh.delete(keyOf(event)));
    const numbers = new Set(own.flatMap((event) => [...(numbersBy.get(keyOf(event)) ?? [])]));
    for (const number of numbers) heard.add(number);
    return { added: own.length, numbers: [...numbers] };
  });
  if (heard.size > 0) await hear(transaction, [...heard]);
  return added;
}

/** Makes the repository. */
export function createEventsRepo(pool: Pool): EventsRepo {
  const write = inLots<Delivery, Added>({ most: REPORTS_AT_ONCE, weigh: ({ events }) => events.length }, (deliveries) =>
    inTransaction(pool, (transaction) => take(transaction, deliveries)),
  );
  const named = async (number: string): Promise<TrackedEvent[]> => {
    const result = await pool.query<{ data: Partial<TrackedEvent> }>({
      name: 'tracking-events-about',
      // By a list, not by a join: however many links the planner expects, it fetches them by their keys.
      text: `select data from tracking_event where id = any (array (
               select event from tracking_event_number where number = $1 order by event desc limit ${MOST_EVENTS}))
             order by id`,
      values: [number],
    });
    return result.rows.map(({ data }) => storedEvent(data));
  };
  return {
    add: (events, asked) =>
      events.length === 0 ? Promise.resolve({ added: 0, numbers: [] }) : write({ events, asked }),
    async about(number) {
      // Mostly one. Reports that are found by both ways of writing come twice, which changes nothing.
      return (await Promise.all(billForms(number).map(named))).flat();
    },
    async count(numbers) {
      const result = await pool.query<{ reports: number }>(
        'select count(*)::int as reports from tracking_event_number where number = any($1)',
        [numbers],
      );
      return result.rows[0]?.reports ?? 0;
    },
  };
}
