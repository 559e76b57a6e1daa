import type { Pool } from 'pg';
import type { WatchItem } from '#contract/watch-list.ts';
import type { Asked } from '#server/modules/tracking/numbers-repo.ts';

/** What people watch. */
export interface WatchRepo {
  /** All items of an account, removed ones included, newest edit first. */
  list(accountId: string): Promise<WatchItem[]>;
  /** Writes edits; of two edits of one item the later one stays, whichever comes first. */
  merge(accountId: string, items: readonly WatchItem[]): Promise<void>;
  /** What is watched and not removed. */
  watched(accountId: string): Promise<Asked[]>;
}

interface Row {
  number: string;
  business_type: number;
  label: string;
  note: string;
  eta_hours: number;
  milestones: boolean;
  removed: boolean;
  edited_at: Date;
}

const kindOf = (type: number): 1 | 2 => (type === 1 ? 1 : 2);

/** Makes the repository. */
export function createWatchRepo(pool: Pool): WatchRepo {
  return {
    async list(accountId) {
      const result = await pool.query<Row>(
        `select number, business_type, label, note, eta_hours, milestones, removed, edited_at
         from watch_item where account_id = $1 order by edited_at desc, number`,
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
    },
    async merge(accountId, items) {
      const columns = [
        items.map(({ number }) => number),
        items.map(({ businessType }) => businessType),
        items.map(({ label }) => label),
        items.map(({ note }) => note),
        items.map(({ etaHours }) => Math.round(etaHours)),
        items.map(({ milestones }) => milestones),
        items.map(({ removed }) => removed),
        items.map(({ editedAt }) => editedAt),
      ];
      await pool.query(
        `insert into watch_item as kept
           (account_id, number, business_type, label, note, eta_hours, milestones, removed, edited_at)
         select distinct on (number, business_type) $1, number, business_type, label, note, eta_hours, milestones, removed, edited_at
         from unnest($2::text[], $3::smallint[], $4::text[], $5::text[], $6::int[], $7::bool[], $8::bool[], $9::timestamptz[])
           as given (number, business_type, label, note, eta_hours, milestones, removed, edited_at)
         order by number, business_type, edited_at desc
         on conflict (account_id, number, business_type) do update set
           label = excluded.label, note = excluded.note, eta_hours = excluded.eta_hours, milestones = excluded.milestones,
           removed = excluded.removed, edited_at = excluded.edited_at
         where excluded.edited_at > kept.edited_at`,
        [accountId, ...columns],
      );
    },
    async watched(accountId) {
      const result = await pool.query<{ number: string; business_type: number }>(
        `select number, business_type from watch_item where account_id = $1 and not removed
         order by edited_at desc, number`,
        [accountId],
      );
      return result.rows.map(({ number, business_type }) => ({ number, businessType: kindOf(business_type) }));
    },
  };
}
