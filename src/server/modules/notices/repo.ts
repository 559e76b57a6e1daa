import type { Pool } from 'pg';
import { ETA_HOURS_DEFAULT, NOTICE_DAYS, NOTICES_MAX } from '#contract/tracking-kinds.ts';
import type { Told, Wanted, WatchChange } from '#domain/watch/changes.ts';
import { inTransaction, type Transaction } from '#server/db/transaction.ts';
import { type Asked, kindOf } from '#server/modules/tracking/numbers-repo.ts';
import { MAY_WATCH } from '#server/modules/tracking/watchers.ts';

/** A notice as it is stored, with the person's own name for the shipment. */
export interface StoredNotice extends Asked {
  id: number;
  label: string;
  data: WatchChange;
  createdAt: Date;
  read: boolean;
}

/** Ways a notice goes out besides the inbox. */
export type Channel = 'mail' | 'push';

/** Gives the changes to tell one person, and what they know afterwards; null while there was nothing to begin with. */
type Tell = (told: Told | null, wanted: Wanted) => { changes: WatchChange[]; told: Told | null };

/** The numbers that a look at a watched one covered, and how many reports of them were stored. */
export interface Looked {
  numbers: string[];
  reports: number;
}

/** Notices of changes, and which watched numbers were looked at. */
export interface NoticesRepo {
  /**
   * Watched numbers of which there are reports that were not looked at, or that somebody has only begun to watch. Whoever
   * may not enter the tools any more counts for nothing here and below.
   */
  due(limit: number): Promise<Asked[]>;
  /**
   * Tells everyone who watches a number what is new to him, in one transaction: whoever looks at the same number
   * meanwhile waits, and finds it told. Gives the accounts that got a notice.
   */
  tell(asked: Asked, looked: Looked, tell: Tell, now: Date): Promise<string[]>;
  /** The newest notices of an account. */
  list(accountId: string): Promise<StoredNotice[]>;
  unread(accountId: string): Promise<number>;
  markRead(accountId: string, upTo: number, now: Date): Promise<void>;
  /** Accounts with notices that are to go out. */
  accountsDue(limit: number): Promise<string[]>;
  /**
   * Hands the waiting notices of an account to `send`, and marks them as gone once it resolves; another server waits
   * meanwhile and then finds nothing to send. When the server ends in between they go out a second time.
   */
  deliver(accountId: string, channel: Channel, send: (notices: StoredNotice[]) => Promise<void>): Promise<void>;
  /** Gives up what could not go out since then, and removes what is over. */
  removeOld(now: Date): Promise<void>;
}

interface Row {
  id: string;
  number: string;
  business_type: number;
  label: string;
  data: WatchChange;
  created_at: Date;
  read: boolean;
}

const COLUMNS = `notice.id, notice.number, notice.business_type, item.label, notice.data, notice.created_at,
  notice.read_at is not null as read
  from watch_notice notice join watch_item item using (account_id, number, business_type)`;

const fromRow = ({ id, number, business_type, label, data, created_at, read }: Row): StoredNotice => ({
  id: Number(id),
  number,
  businessType: kindOf(business_type),
  label,
  data,
  createdAt: created_at,
  read,
});

const DAY = 86_400_000;
/** A mail or message that could not go out for so long is no news any more. */
const PATIENCE_MS = DAY;

interface Watcher {
  account_id: string;
  told: Told | null;
  eta_hours: number;
  milestones: boolean;
}

async function tellOne(
  transaction: Transaction,
  { number, businessType }: Asked,
  { account_id, told, ...wanted }: Watcher,
  tell: Tell,
  now: Date,
): Promise<boolean> {
  const outcome = tell(told, { etaHours: wanted.eta_hours, milestones: wanted.milestones });
  const key = [account_id, number, businessType];
  await transaction.query(
    'update watch_item set told = $4 where account_id = $1 and number = $2 and business_type = $3',
    [...key, outcome.told],
  );
  if (outcome.changes.length === 0) return false;
  const inserted = await transaction.query(
    `insert into watch_notice (account_id, number, business_type, change_key, data, created_at, mail_due, push_due)
     select $1, $2, $3, change.key, change.data, $6, true, true
     from unnest($4::text[], $5::jsonb[]) with ordinality as change (key, data, position) order by position
     on conflict do nothing`,
    [...key, outcome.changes.map(({ key: one }) => one), outcome.changes.map((one) => JSON.stringify(one)), now],
  );
  return (inserted.rowCount ?? 0) > 0;
}

/** Makes the repository. */
export function createNoticesRepo(pool: Pool): NoticesRepo {
  return {
    async due(limit) {
      const result = await pool.query<{ number: string; business_type: number }>(
        `select watched.number, watched.business_type
         from (select number, business_type, bool_or(told is null) as fresh
               from watch_item join account on account.id = account_id
               where not removed and ${MAY_WATCH} group by number, business_type) watched
         left join watch_check seen using (number, business_type)
         left join tracked_number asked using (number, business_type)
         where seen.number is null
            or (watched.fresh and (asked.asked_at is not null or seen.reports > 0)) or seen.reports <
           (select count(*) from tracking_event_number link where link.number = any (seen.numbers))
         limit $1`,
        [limit],
      );
      return result.rows.map(({ number, business_type }) => ({ number, businessType: kindOf(business_type) }));
    },
    tell: (asked, { numbers, reports }, tell, now) =>
      inTransaction(pool, async (transaction) => {
        const key = [asked.number, asked.businessType];
        const watchers = await transaction.query<Watcher>(
          `select item.account_id, item.told, item.milestones,
             coalesce(item.eta_hours, settings.eta_hours, ${ETA_HOURS_DEFAULT}) as eta_hours
           from watch_item item join account on account.id = item.account_id and ${MAY_WATCH}
             left join notice_settings settings using (account_id)
           where item.number = $1 and item.business_type = $2 and not item.removed
           order by item.account_id for update of item`,
          key,
        );
        const accounts: string[] = [];
        for (const watcher of watchers.rows) {
          if (await tellOne(transaction, asked, watcher, tell, now)) accounts.push(watcher.account_id);
        }
        await transaction.query(
          `insert into watch_check (number, business_type, numbers, reports, checked_at) values ($1, $2, $3, $4, $5)
           on conflict (number, business_type) do update set
             numbers = excluded.numbers, reports = excluded.reports, checked_at = excluded.checked_at`,
          [...key, numbers, reports, now],
        );
        return accounts;
      }),
    async list(accountId) {
      const result = await pool.query<Row>(
        `select ${COLUMNS} where account_id = $1 order by notice.id desc limit ${NOTICES_MAX}`,
        [accountId],
      );
      return result.rows.map(fromRow);
    },
    async unread(accountId) {
      const result = await pool.query<{ unread: number }>(
        'select count(*)::int as unread from watch_notice where account_id = $1 and read_at is null',
        [accountId],
      );
      return result.rows[0]?.unread ?? 0;
    },
    async markRead(accountId, upTo, now) {
      await pool.query('update watch_notice set read_at = $3 where account_id = $1 and id <= $2 and read_at is null', [
        accountId,
        upTo,
        now,
      ]);
    },
    async accountsDue(limit) {
      const result = await pool.query<{ account_id: string }>(
        `select distinct account_id from watch_notice join account on account.id = account_id
         where (mail_due or push_due) and ${MAY_WATCH} limit $1`,
        [limit],
      );
      return result.rows.map(({ account_id }) => account_id);
    },
    deliver: (accountId, channel, send) =>
      inTransaction(pool, async (transaction) => {
        const result = await transaction.query<Row>(
          `select ${COLUMNS} join account on account.id = account_id
           where account_id = $1 and ${channel}_due and ${MAY_WATCH} order by notice.id for update of notice`,
          [accountId],
        );
        if (result.rows.length === 0) return;
        await send(result.rows.map(fromRow));
        await transaction.query(`update watch_notice set ${channel}_due = false where id = any ($1)`, [
          result.rows.map(({ id }) => id),
        ]);
      }),
    async removeOld(now) {
      await pool.query(
        'update watch_notice set mail_due = false, push_due = false where (mail_due or push_due) and created_at < $1',
        [new Date(now.getTime() - PATIENCE_MS)],
      );
      await pool.query('delete from watch_notice where created_at < $1', [new Date(now.getTime() - NOTICE_DAYS * DAY)]);
      await pool.query(
        `delete from watch_check seen where not exists (select from watch_item item
           where item.number = seen.number and item.business_type = seen.business_type and not item.removed)`,
      );
    },
  };
}
