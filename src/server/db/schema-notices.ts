import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { WatchChange } from '#domain/watch/changes.ts';
import { moment } from './columns.ts';
import { accounts, sessions } from './schema-accounts.ts';
import { watchItems } from './schema-tracking.ts';

/** Watched numbers that were looked at for changes: when `numbers` have more reports than `reports`, there is news. */
export const watchChecks = pgTable(
  'watch_check',
  {
    number: text('number').notNull(),
    businessType: smallint('business_type').notNull(),
    /** The number itself and, of a box, its bills: vessels are reported by bill. */
    numbers: text('numbers').array().notNull(),
    reports: integer('reports').notNull(),
    checkedAt: moment('checked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.number, t.businessType] })],
);

/** Changes that a person was told of. `changeKey` says which: the same change is never told twice. */
export const watchNotices = pgTable(
  'watch_notice',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id').notNull(),
    number: text('number').notNull(),
    businessType: smallint('business_type').notNull(),
    changeKey: text('change_key').notNull(),
    data: jsonb('data').notNull().$type<WatchChange>(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** Still to be mailed, and still to be pushed to the person's devices. */
    mailDue: boolean('mail_due').notNull(),
    pushDue: boolean('push_due').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'watch_notice_item',
      columns: [t.accountId, t.number, t.businessType],
      foreignColumns: [watchItems.accountId, watchItems.number, watchItems.businessType],
    }).onDelete('cascade'),
    unique('watch_notice_change').on(t.accountId, t.number, t.businessType, t.changeKey),
    index('watch_notice_newest').on(t.accountId, t.id.desc()),
    index('watch_notice_due').on(t.accountId).where(sql`mail_due or push_due`),
  ],
);

/** How a person wants to hear of changes; without a row it is the defaults of the contract. */
export const noticeSettings = pgTable('notice_settings', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  etaHours: integer('eta_hours').notNull(),
  mail: boolean('mail').notNull(),
  /** A verified address in place of the account's own. */
  mailAddress: text('mail_address'),
  locale: text('locale').notNull(),
});

/** Devices that get pushed messages. Each belongs to the session it was set up in and ends with it. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    endpoint: text('endpoint').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    locale: text('locale').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('push_subscription_account').on(t.accountId), index('push_subscription_session').on(t.sessionId)],
);
