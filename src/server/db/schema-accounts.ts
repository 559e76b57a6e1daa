import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Details of an account's person and company beyond the columns; any part may be missing. */
export interface Profile {
  name?: string;
  email?: string;
  position?: string;
  companyName?: string;
  companyPhone?: string;
  companyEmail?: string;
  companyAddress?: string;
}

/**
 * Accounts. `usernameKey`, `phone` and `email` are what one logs in with, so each belongs to one account; `email` is set
 * only once it was verified. `passwordHash` is Argon2id, null where there is none. A `passwordUntil` makes the password
 * one for a single login before that time. `version` rises with whatever decides who gets in: what was found right of an
 * account is written only while it is of the version it was found right of.
 */
export const accounts = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    usernameKey: text('username_key').notNull().unique(),
    firstName: text('first_name').notNull(),
    permission: smallint('permission').notNull(),
    phone: text('phone').unique(),
    email: text('email').unique(),
    wechatId: text('wechat_id').unique(),
    passwordHash: text('password_hash'),
    passwordUntil: moment('password_until'),
    profile: jsonb('profile').notNull().$type<Profile>().default({}),
    avatarFileId: text('avatar_file_id').references((): AnyPgColumn => files.id, { onDelete: 'set null' }),
    disabledAt: moment('disabled_at'),
    deletionAt: moment('deletion_at'),
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('account_deletion').on(t.deletionAt).where(sql`deletion_at is not null`),
    index('account_avatar').on(t.avatarFileId).where(sql`avatar_file_id is not null`),
    check('account_permission', sql`${t.permission} in (0, 6, 7, 8, 9)`),
  ],
);

const ofAccount = () =>
  text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Sessions. Of the token and of the cookie it is bound to only SHA-256 is kept; `id` is what the owner sees and may end.
 * `expiresAt` moves on while it is used. One that was ended from elsewhere stays as `withdrawn`, so that its device
 * hears of it.
 */
export const sessions = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    bindingHash: text('binding_hash').notNull(),
    accountId: ofAccount(),
    method: text('method').notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    withdrawn: boolean('withdrawn').notNull().default(false),
  },
  (t) => [index('session_account').on(t.accountId), index('session_expires').on(t.expiresAt)],
);

/** Versions of the terms an account has agreed to, and when. */
export const consents = pgTable(
  'consent',
  { accountId: ofAccount(), version: text('version').notNull(), at: moment('at').notNull() },
  (t) => [primaryKey({ columns: [t.accountId, t.version] })],
);

/** Captchas that are out: deleted by the first attempt, right or wrong. */
export const captchas = pgTable(
  'captcha',
  {
    id: text('id').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    answerHash: text('answer_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('captcha_expires').on(t.expiresAt)],
);

/**
 * Codes that were sent, one live one for each purpose and address: a newer one replaces it. `address` is a phone number
 * or an e-mail address; of the code only a salted hash is kept.
 */
export const verificationCodes = pgTable(
  'verification_code',
  {
    purpose: text('purpose').notNull(),
    address: text('address').notNull(),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.address] }), index('verification_code_expires').on(t.expiresAt)],
);

/**
 * Addresses that were verified for a message that is sent later, each for one message: the one with `messageKey`, or one
 * that brings the code along whose hash is kept here.
 */
export const verificationGrants = pgTable(
  'verification_grant',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').notNull(),
    address: text('address').notNull(),
    messageKey: text('message_key'),
    salt: text('salt').notNull(),
    codeHash: text('code_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('verification_grant_address').on(t.purpose, t.address),
    index('verification_grant_expires').on(t.expiresAt),
  ],
);

/** States of WeChat logins under way, each bound to the browser that asked. */
export const wechatStates = pgTable(
  'wechat_state',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('wechat_state_expires').on(t.expiresAt)],
);

/** Counters of rate-limiter-flexible, which names the columns; `expire` in milliseconds since 1970. */
export const rateLimitCounters = pgTable(
  'rate_limit',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limit_expire').on(t.expire)],
);

/** ENT-02: messages to the company, each stored once under the id its device gave it. */
export const contactMessages = pgTable(
  'contact_message',
  {
    id: text('id').primaryKey(),
    fromName: text('from_name').notNull(),
    fromPhone: text('from_phone').notNull(),
    fromEmail: text('from_email').notNull(),
    fromCompanyName: text('from_company_name').notNull(),
    fromMessage: text('from_message').notNull(),
    verifiedBy: text('verified_by').notNull(),
    consent: text('consent'),
    locale: text('locale').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** The number by which the visitor names the message on the telephone. */
    receipt: text('receipt').notNull().unique(),
    /** Where on the site it was written, and whom it is for: as the specification's form has them. */
    moduleType: text('module_type'),
    type: text('type'),
  },
  (t) => [index('contact_message_received').on(t.receivedAt.desc())],
);

/** Page visits per day and page; who visited is not stored. */
export const pageVisits = pgTable(
  'page_visit',
  { day: date('day').notNull(), pageId: smallint('page_id').notNull(), visits: integer('visits').notNull() },
  (t) => [primaryKey({ columns: [t.day, t.pageId] })],
);

/**
 * Uploaded files and own exports; the bytes lie with the storage adapter under `id`. `name` is the visitor's own name for
 * it. An export has an end. A row is there before its bytes, `pending` until they are: so no bytes are without one.
 */
export const files = pgTable(
  'stored_file',
  {
    id: text('id').primaryKey(),
    /** Null once the account is gone: the housekeeping then removes row and bytes. */
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    moduleType: text('module_type'),
    type: text('type'),
    candidateId: text('candidate_id'),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: integer('size').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    pending: boolean('pending').notNull().default(false),
  },
  (t) => [index('stored_file_account').on(t.accountId, t.createdAt)],
);

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The bytes of files, where they are kept in the database. */
export const fileBytes = pgTable('file_bytes', { id: text('id').primaryKey(), bytes: bytea('bytes').notNull() });
