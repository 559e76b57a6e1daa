import type { Pool } from 'pg';
import { numbersOf } from '#domain/tracking/belongs.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { inTransaction, type Transaction } from '#server/db/transaction.ts';
import { eventText, storedEvent } from './stored-event.ts';

/** Events of one number beyond this are not read: no shipment has them, and a page could not show them. */
const MOST_EVENTS = 20_000;

/** What adding events did. */
export interface Added {
  /** Reports that were new. */
  added: number;
  /** Numbers that the new ones are about. */
  numbers: string[];
}

/** Reports and the numbers they are found by. */
export interface EventsRepo {
  /**
   * Adds reports in one transaction; those that are known already change nothing. `asked` is a number they belong to
   * although they may not name it. Committed when it resolves.
   */
  add(events: readonly TrackedEvent[], asked: string | null): Promise<Added>;
  /** Everything that is about a number. */
  about(number: string): Promise<TrackedEvent[]>;
  /** How many reports there are about numbers; it only grows. */
  count(numbers: readonly string[]): Promise<number>;
}

/** In one order for everyone, or two servers that add the same reports would wait for each other. */
function ordered(events: readonly TrackedEvent[]): TrackedEvent[] {
  const key = ({ source, id, created }: TrackedEvent) => `${source}|${id}|${created}`;
  const unique = new Map(events.map((event) => [key(event), event]));
  return [...unique].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, event]) => event);
}

async function insert(transaction: Transaction, events: readonly TrackedEvent[], asked: string | null): Promise<Added> {
  const columns = [
    events.map(({ source }) => source),
    events.map(({ id }) => id),
    events.map(({ created }) => new Date(created).toISOString()),
  ];
  const inserted = await transaction.query<{ source: string; event_id: string; at: string }>({
    name: 'tracking-event-add',
    text: `insert into tracking_event (source, event_id, created, data)
           select * from unnest($1::text[], $2::text[], $3::timestamptz[], $4::jsonb[])
           on conflict (source, event_id, created) do nothing
           returning source, event_id, (extract(epoch from created) * 1000)::bigint::text as at`,
    values: [...columns, events.map(eventText)],
  });
  const links = events.flatMap((event, index) =>
    [...new Set([...numbersOf(event), ...(asked === null ? [] : [asked])])].map((number) => ({ number, index })),
  );
  // Also for reports that were known: they may belong to a number that nobody had asked for before.
  await transaction.query({
    name: 'tracking-event-link',
    text: `insert into tracking_event_number (number, event)
           select link.number, event.id
           from unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[]) as link (source, event_id, created, number)
           join tracking_event event using (source, event_id, created)
           order by 1, 2
           on conflict do nothing`,
    values: [...columns.map((column) => links.map(({ index }) => column[index])), links.map(({ number }) => number)],
  });
  const fresh = new Set(inserted.rows.map(({ source, event_id, at }) => `${source}|${event_id}|${at}`));
  const isFresh = ({ source, id, created }: TrackedEvent) => fresh.has(`${source}|${id}|${created}`);
  const numbers = new Set(
    events.filter(isFresh).flatMap((event) => [...numbersOf(event), ...(asked === null ? [] : [asked])]),
  );
  return { added: fresh.size, numbers: [...numbers] };
}

/** Makes the repository. */
export function createEventsRepo(pool: Pool): EventsRepo {
  return {
    async add(given, asked) {
      const events = ordered(given);
      if (events.length === 0) return { added: 0, numbers: [] };
      return inTransaction(pool, async (transaction) => {
        const result = await insert(transaction, events, asked);
        if (result.added > 0) {
          await transaction.query('update tracked_number set heard_at = now() where number = any($1)', [
            result.numbers,
          ]);
        }
        return result;
      });
    },
    async about(number) {
      const result = await pool.query<{ data: Partial<TrackedEvent> }>({
        name: 'tracking-events-about',
        text: `select event.data from tracking_event_number link join tracking_event event on event.id = link.event
               where link.number = $1 order by link.event limit ${MOST_EVENTS}`,
        values: [number],
      });
      return result.rows.map(({ data }) => storedEvent(data));
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
