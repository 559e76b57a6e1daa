import type { Pool } from 'pg';
import { inLots } from '#server/db/in-lots.ts';
import { type Asked, kindOf } from './numbers-repo.ts';
import { MAY_WATCH } from './watchers.ts';

/** A subscription that a notification names. */
interface StoredSubscription extends Asked {
  secret: string;
}

/**
 * A subscription that has not been looked after for long; `done` once nothing more is expected of its number: the voyage
 * is over, or no carrier ever knew it, nobody watches it and we have asked often enough.
 */
export interface OldSubscription extends Asked {
  carrier: string;
  id: string;
  done: boolean;
}

/** Stores subscriptions at carriers, and how many calls went out to them. */
export interface CarriersRepo {
  subscription(carrier: string, id: string): Promise<StoredSubscription | null>;
  isSubscribed(carrier: string, asked: Asked): Promise<boolean>;
  /** The first one of two servers stays. */
  subscribe(carrier: string, asked: Asked, subscription: { id: string; secret: string }, now: Date): Promise<void>;
  /** Subscriptions that the carrier has not confirmed since then, and those that are not needed any more; oldest first. */
  oldSubscriptions(before: Date, limit: number): Promise<OldSubscription[]>;
  confirm(carrier: string, id: string, now: Date): Promise<void>;
  forget(carrier: string, id: string): Promise<void>;
  /** Counts one call in each span; false when one of them is full, and then none is counted for the day. */
  takeCall(carrier: string, now: number, limits: { perMinute: number; perDay: number }): Promise<boolean>;
  /** Removes counts of spans that are over. */
  removeOld(now: number): Promise<void>;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Subscriptions that are looked up by one question: notifications come many at a time. */
const FOUND_AT_ONCE = 100;

interface SubscriptionName {
  carrier: string;
  id: string;
}

/** Finds subscriptions in the order in which they are named. */
async function find(pool: Pool, names: readonly SubscriptionName[]): Promise<(StoredSubscription | null)[]> {
  const result = await pool.query<{ at: number; number: string; business_type: number; secret: string }>({
    name: 'carrier-subscription-find',
    text: `select asked.at::int, number, business_type, secret
           from unnest($1::text[], $2::text[]) with ordinality as asked (carrier, id, at)
           join carrier_subscription using (carrier, id)`,
    values: [names.map(({ carrier }) => carrier), names.map(({ id }) => id)],
  });
  const found = new Map(result.rows.map((row) => [row.at, row]));
  return names.map((_name, index) => {
    const row = found.get(index + 1);
    return row ? { number: row.number, businessType: kindOf(row.business_type), secret: row.secret } : null;
  });
}

/** Makes the repository. */
export function createCarriersRepo(pool: Pool): CarriersRepo {
  const findOne = inLots<SubscriptionName, StoredSubscription | null>(
    { most: FOUND_AT_ONCE, weigh: () => 1 },
    (names) => find(pool, names),
  );
  return {
    subscription: (carrier, id) => findOne({ carrier, id }),
    async isSubscribed(carrier, { number, businessType }) {
      const result = await pool.query(
        'select from carrier_subscription where carrier = $1 and number = $2 and business_type = $3',
        [carrier, number, businessType],
      );
      return result.rowCount === 1;
    },
    async subscribe(carrier, { number, businessType }, { id, secret }, now) {
      await pool.query(
        `insert into carrier_subscription (carrier, id, number, business_type, secret, confirmed_at)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [carrier, id, number, businessType, secret, now],
      );
    },
    async oldSubscriptions(before, limit) {
      const result = await pool.query<{
        carrier: string;
        id: string;
        number: string;
        business_type: number;
        done: boolean;
      }>(
        `select carrier, id, number, business_type, coalesce(done or (not done
           and heard_at is null and next_ask_at is null and not exists (
             select from watch_item item join account on account.id = item.account_id and ${MAY_WATCH}
             where item.number = tracked.number and item.business_type = tracked.business_type and not item.removed)),
           false) as done
         from carrier_subscription left join tracked_number tracked using (number, business_type)
         where done or confirmed_at < $1 order by confirmed_at limit $2`,
        [before, limit],
      );
      return result.rows.map(({ business_type, ...row }) => ({ ...row, businessType: kindOf(business_type) }));
    },
    async confirm(carrier, id, now) {
      await pool.query('update carrier_subscription set confirmed_at = $3 where carrier = $1 and id = $2', [
        carrier,
        id,
        now,
      ]);
    },
    async forget(carrier, id) {
      await pool.query('delete from carrier_subscription where carrier = $1 and id = $2', [carrier, id]);
    },
    async takeCall(carrier, now, { perMinute, perDay }) {
      const minute = Math.floor(now / MINUTE);
      const day = Math.floor(now / DAY);
      // The minute first: what it has no room for must not use the day up.
      const result = await pool.query({
        name: 'carrier-call-take',
        text: `with minute as (
                 insert into carrier_call as present (carrier, span, used, until) values ($1, $2, 1, $3)
                 on conflict (carrier, span) do update set used = present.used + 1 where present.used < $4
                 returning carrier)
               insert into carrier_call as present (carrier, span, used, until) select carrier, $5, 1, $6 from minute
               on conflict (carrier, span) do update set used = present.used + 1 where present.used < $7`,
        values: [
          carrier,
          `m${minute}`,
          new Date((minute + 1) * MINUTE),
          perMinute,
          `d${day}`,
          new Date((day + 1) * DAY),
          perDay,
        ],
      });
      return result.rowCount === 1;
    },
    async removeOld(now) {
      await pool.query('delete from carrier_call where until < $1', [new Date(now)]);
    },
  };
}
