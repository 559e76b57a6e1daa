import type { Pool } from 'pg';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { ETA_HOURS_DEFAULT } from '#contract/tracking-kinds.ts';

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
  change(accountId: string, changes: Partial<StoredSettings>): Promise<StoredSettings>;
}

/** Makes the repository of settings. */
export function createNoticeSettingsRepo(pool: Pool): NoticeSettingsRepo {
  const find = async (accountId: string): Promise<StoredSettings> => {
    const result = await pool.query<{
      eta_hours: number | null;
      mail: boolean | null;
      address: string | null;
      locale: string | null;
    }>(
      `select eta_hours, mail, coalesce(mail_address, account.email) as address, locale
       from account left join notice_settings on account_id = account.id where account.id = $1`,
      [accountId],
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
    async change(accountId, { etaHours = null, mail = null, mailAddress = null, locale = null }) {
      await pool.query(
        `insert into notice_settings as kept (account_id, eta_hours, mail, mail_address, locale)
         values ($1, coalesce($2, ${ETA_HOURS_DEFAULT}), coalesce($3, false), $4, coalesce($5, 'zh_CN'))
         on conflict (account_id) do update set
           eta_hours = coalesce($2, kept.eta_hours), mail = coalesce($3, kept.mail),
           mail_address = coalesce($4, kept.mail_address), locale = coalesce($5, kept.locale)`,
        [accountId, etaHours, mail, mailAddress, locale],
      );
      return find(accountId);
    },
  };
}
