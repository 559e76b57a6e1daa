import type { Pool } from 'pg';
import { WATCH_REMOVED_MAX } from '#contract/tracking-kinds.ts';
import type { WatchItem } from '#contract/watch-list.ts';
import { inTransaction, type Transaction } from '#server/db/transaction.ts';
import { type Asked, kindOf } from '#server/modules/tracking/numbers-repo.ts';

/** Stores the shipments that people watch. */
export interface WatchRepo {
  /** All items of an account, removed ones included, newest edit first. */
  list(accountId: string): Promise<WatchItem[]>;
  /**
   * Writes what `edit` makes of the list, which remembers the newest of what was removed; two calls for one account wait for
   * each other. Gives the list as it is then.
   */
  change(accountId: string, edit: (present: WatchItem[]) => WatchItem[]): Promise<WatchItem[]>;
  /** The numbers that an account watches, without removed ones. */
  watched(accountId: string): Promise<Asked[]>;
  /** Forgets items that were removed half a year ago; a device that was offline for longer may bring them back. */
  forgetRemoved(now: number): Promise<void>;
}

interface Row {
  number: string;
  business_type: number;
  label: string;
  note: string;
  eta_hours: number | null;
  milestones: boolean;
  removed: boolean;
  edited_at: Date;
}

async function read(connection: Transaction | Pool, accountId: string): Promise<WatchItem[]> {
  const result = await connection.query<Row>(
    `select number, business_type, label, note, eta_hours, milestones, removed, edited_at
     from watch_item where account_id = $1 order by edited_at desc, business_type, number collate "C"`,
    [accountId],
  );
  return result.rows.map((row) => ({
    number: row.number,
    businessType: kindOf(row.business_type),
    label: row.label,
    note: row.note,
    etaHours: row.eta_hours,
    milestones: row.milestones,
    removed: row.removed,
    editedAt: row.edited_at.toISOString(),
  }));
}

async function write(transaction: Transaction, accountId: string, items: readonly WatchItem[]): Promise<void> {
  const columns = [
    items.map(({ number }) => number),
    items.map(({ businessType }) => businessType),
    items.map(({ label }) => label),
    items.map(({ note }) => note),
    items.map(({ etaHours }) => etaHours),
    items.map(({ milestones }) => milestones),
    items.map(({ removed }) => removed),
    items.map(({ editedAt }) => editedAt),
  ];
  // Who watches a shipment again is told nothing of the time between.
  await transaction.query(
    `insert into watch_item as kept
       (account_id, number, business_type, label, note, eta_hours, milestones, removed, edited_at)
     select $1, * from unnest($2::text[], $3::smallint[], $4::text[], $5::text[], $6::int[], $7::bool[], $8::bool[], $9::timestamptz[])
     on conflict (account_id, number, business_type) do update set
       label = excluded.label, note = excluded.note, eta_hours = excluded.eta_hours, milestones = excluded.milestones,
       removed = excluded.removed, edited_at = excluded.edited_at,
       told = case when kept.removed and not excluded.removed then null else kept.told end`,
    [accountId, ...columns],
  );
}

const REMOVED_KEPT_MS = 180 * 86_400_000;

/** Makes the repository. */
export function createWatchRepo(pool: Pool): WatchRepo {
  return {
    list: (accountId) => read(pool, accountId),
    change: (accountId, edit) =>
      inTransaction(pool, async (transaction) => {
        await transaction.query('select from account where id = $1 for no key update', [accountId]);
        const edited = edit(await read(transaction, accountId));
        if (edited.length > 0) {
          await write(transaction, accountId, edited);
          await transaction.query(
            `delete from watch_item where account_id = $1 and (number, business_type) in
               (select number, business_type from watch_item where account_id = $1 and removed
                order by edited_at desc, number offset ${WATCH_REMOVED_MAX})`,
            [accountId],
          );
        }
        return read(transaction, accountId);
      }),
    async watched(accountId) {
      const result = await pool.query<{ number: string; business_type: number }>(
        `select number, business_type from watch_item where account_id = $1 and not removed
         order by edited_at desc, number`,
        [accountId],
      );
      return result.rows.map(({ number, business_type }) => ({ number, businessType: kindOf(business_type) }));
    },
    async forgetRemoved(now) {
      await pool.query('delete from watch_item where removed and edited_at < $1', [new Date(now - REMOVED_KEPT_MS)]);
    },
  };
}
