import type { Pool } from 'pg';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { PUSH_DEVICES_MAX } from '#contract/tracking-kinds.ts';
import type { PushDevice } from '#server/adapters/push/port.ts';
import type { Actor } from '#server/plugins/access.ts';

/** A browser that gets pushed messages, in its own language. */
export interface StoredDevice extends PushDevice {
  locale: Locale;
}

/** Browsers that get pushed messages, each until the session ends in which it subscribed. */
export interface DevicesRepo {
  of(accountId: string): Promise<StoredDevice[]>;
  /**
   * A browser that subscribes again, also under another account, belongs to the last one. False when the session has ended
   * meanwhile.
   */
  add(actor: Actor, device: StoredDevice, now: Date): Promise<boolean>;
  remove(accountId: string, endpoint: string): Promise<void>;
}

/** Makes the repository. */
export function createDevicesRepo(pool: Pool): DevicesRepo {
  return {
    async of(accountId) {
      const result = await pool.query<{ endpoint: string; p256dh: string; auth: string; locale: string }>(
        'select endpoint, p256dh, auth, locale from push_subscription where account_id = $1',
        [accountId],
      );
      return result.rows.map((row) => ({ ...row, locale: parseLocale(row.locale) ?? DEFAULT_LOCALE }));
    },
    async add({ accountId, sessionId }, { endpoint, p256dh, auth, locale }, now) {
      const added = await pool.query(
        `insert into push_subscription (endpoint, account_id, session_id, p256dh, auth, locale, created_at)
         select $1, account_id, id, $4, $5, $6, $7 from session where account_id = $2 and id = $3 and not withdrawn for share
         on conflict (endpoint) do update set
           account_id = excluded.account_id, session_id = excluded.session_id, p256dh = excluded.p256dh,
           auth = excluded.auth, locale = excluded.locale, created_at = excluded.created_at`,
        [endpoint, accountId, sessionId, p256dh, auth, locale, now],
      );
      await pool.query(
        `delete from push_subscription where account_id = $1 and endpoint not in
           (select endpoint from push_subscription where account_id = $1 order by created_at desc limit ${PUSH_DEVICES_MAX})`,
        [accountId],
      );
      return (added.rowCount ?? 0) > 0;
    },
    async remove(accountId, endpoint) {
      await pool.query('delete from push_subscription where account_id = $1 and endpoint = $2', [accountId, endpoint]);
    },
  };
}
