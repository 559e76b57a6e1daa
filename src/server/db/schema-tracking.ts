import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { Told } from '#domain/watch/changes.ts';
import { moment } from './columns.ts';
import { accounts } from './schema-accounts.ts';

/** A number that somebody asked for, and what came of asking the carriers. */
export const trackedNumbers = pgTable(
  'tracked_number',
  {
    number: text('number').notNull(),
    /** 1 bill of lading, 2 box. */
    businessType: smallint('business_type').notNull(),
    /** SCACs of the carriers that know it. */
    carriers: text('carriers').array().notNull().default(sql`'{}'`),
    firstAskedAt: moment('first_asked_at').notNull().defaultNow(),
    /** When the carriers were last asked with success, and when last in vain. */
    askedAt: moment('asked_at'),
    failedAt: moment('failed_at'),
    /** When anybody last told us of it, asked or not. */
    heardAt: moment('heard_at'),
    /** Answers in a row that knew nothing. */
    emptyAnswers: integer('empty_answers').notNull().default(0),
    /** Questions in a row that carriers were asked and none answered. */
    failures: integer('failures').notNull().default(0),
    /** When the carriers are to be asked again by themselves; null for never. */
    nextAskAt: moment('next_ask_at'),
    /** A server is asking until then; nobody else does meanwhile. */
    claimedUntil: moment('claimed_until'),
    /** The voyage is over: nothing more is expected. */
    done: boolean('done').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.number, t.businessType] }),
    index('tracked_number_next').on(t.nextAskAt).where(sql`next_ask_at is not null`),
  ],
);

/**
 * Reports of carriers and of our own people, only ever added to. A report and its later versions share an id, and so does
 * the same report said of several shipments.
 */
export const trackingEvents = pgTable(
  'tracking_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text('source').notNull(),
    eventId: text('event_id').notNull(),
    created: moment('created').notNull(),
    /** Names the shipments that it was said of: a carrier says the same report of each shipment on a vessel. */
    saidOf: text('said_of').notNull().default(''),
    /** The event as the domain reads it, without what is empty. */
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /**
     * The report that this one takes back; almost none does. A column, because of an expression PostgreSQL knows no
     * statistics while hardly a row has it, and reads the whole table rather than an index of nothing.
     */
    retracts: text('retracts').generatedAlwaysAs(sql`data ->> 'retracts'`),
  },
  (t) => [
    unique('tracking_event_report').on(t.source, t.eventId, t.created, t.saidOf),
    index('tracking_event_retracts').on(t.source, t.retracts).where(sql`retracts is not null`),
  ],
);

/** The numbers that a report is found by. */
export const trackingEventNumbers = pgTable(
  'tracking_event_number',
  {
    number: text('number').notNull(),
    event: bigint('event', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.number, t.event] })],
);

/** Subscriptions at carriers; `secret` is the key of their signatures (Base64) and can therefore not be hashed. */
export const carrierSubscriptions = pgTable(
  'carrier_subscription',
  {
    carrier: text('carrier').notNull(),
    id: text('id').notNull(),
    number: text('number').notNull(),
    businessType: smallint('business_type').notNull(),
    secret: text('secret').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the carrier last said that it still has it. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.carrier, t.id] }),
    unique('carrier_subscription_number').on(t.carrier, t.number, t.businessType),
    index('carrier_subscription_confirmed').on(t.confirmedAt),
  ],
);

/** Calls to a carrier in a span of time, over all servers together. `span` is such as `d2026-11-21` or `m29382716`. */
export const carrierCalls = pgTable(
  'carrier_call',
  {
    carrier: text('carrier').notNull(),
    span: text('span').notNull(),
    used: integer('used').notNull(),
    until: moment('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.carrier, t.span] }), index('carrier_call_until').on(t.until)],
);

/** Watched shipments with people's own words. A removed item stays for a while: a device may not know of it yet. */
export const watchItems = pgTable(
  'watch_item',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    businessType: smallint('business_type').notNull(),
    label: text('label').notNull().default(''),
    note: text('note').notNull().default(''),
    /** Null: as in the person's settings. */
    etaHours: integer('eta_hours'),
    milestones: boolean('milestones').notNull().default(true),
    removed: boolean('removed').notNull().default(false),
    editedAt: moment('edited_at').notNull(),
    /** The state of the shipment that the person was told of; null until the first look at it since it is watched. */
    told: jsonb('told').$type<Told>(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.number, t.businessType] }),
    index('watch_item_number').on(t.number, t.businessType).where(sql`not removed`),
  ],
);
