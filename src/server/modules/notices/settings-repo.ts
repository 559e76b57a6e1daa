import { sql } from 'drizzle-orm';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { ETA_HOURS_DEFAULT } from '#contract/tracking-kinds.ts';
import type { Db, Tx } from '#server/db/client.ts';

/** How a person wants to hear of changes; `locale` is the language of mails. */
export interface StoredSettings {
  etaHours: number;
  mail: boolean;
  /** The one that was verified for notices, else the account's own. */
  mailAddress: string | null;
  locale: Locale;
}

/** How people want to hear of changes. */
export interface NoticeSettingsRepo {
  find(accountId: string): Promise<StoredSettings>;
  /** `within` is done together with it or not at all. */
  change(
    accountId: string,
    changes: Partial<StoredSettings>,
    within?: (tx: Tx) => Promise<void>,
  ): Promise<StoredSettings>;
}

/** Makes the repository of settings. */
export function createNoticeSettingsRepo(db: Db): NoticeSettingsRepo {
  const find = async (accountId: string): Promise<StoredSettings> => {
    const result = await db.execute<{
      eta_hours: number | null;
      mail: boolean | null;
      address: string | null;
      locale: string | null;
    }>(
      sql`select eta_hours, mail, coalesce(mail_address, account.email) as address, locale
       from account left join notice_settings on account_id = account.id where account.id = ${accountId}`,
    );
    const [row] = result.rows;
    return {
      etaHours: row?.eta_hours ?? ETA_HOURS_DEFAULT,
      mail: row?.mail ?? false,
      mailAddress: row?.address ?? null,
      locale: parseLocale(row?.locale) ?? DEFAULT_LOCALE,
    };
  };
  return {
    find,
    async change(accountId, { etaHours = null, mail = null, mailAddress = null, locale = null }, within) {
      const hours = sql`${etaHours}::int`;
      const mailed = sql`${mail}::boolean`;
      await db.transaction(async (tx) => {
        await tx.execute(
          sql`insert into notice_settings as kept (account_id, eta_hours, mail, mail_address, locale)
           values (${accountId}, coalesce(${hours}, ${ETA_HOURS_DEFAULT}), coalesce(${mailed}, false), ${mailAddress},
             coalesce(${locale}, ${DEFAULT_LOCALE}))
           on conflict (account_id) do update set
             eta_hours = coalesce(${hours}, kept.eta_hours), mail = coalesce(${mailed}, kept.mail),
             mail_address = coalesce(${mailAddress}, kept.mail_address), locale = coalesce(${locale}, kept.locale)`,
        );
        await within?.(tx);
      });
      return find(accountId);
    },
  };
}
