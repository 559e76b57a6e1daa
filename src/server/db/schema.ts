import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { Bilingual } from '#contract/locale.ts';
import { moment } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Editions of the dictionary tables. `version` rises with every change of a table and is what caches, packs and deltas go by.
 */
export const datasets = pgTable('dataset', {
  name: text('name').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull().default(0),
  edition: text('edition').notNull(),
  source: text('source').notNull(),
  sourceUrl: text('source_url'),
  dated: date('dated').notNull(),
  sample: boolean('sample').notNull().default(false),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  /** The rules by which the search columns of its rows were made. */
  searchRules: integer('search_rules').notNull().default(1),
  /** The day of the project's own rows in it (`authoredDate` of the seed); null where that was not noted. */
  authored: date('authored'),
});

/**
 * How large the pack of a table was when it was last made: it takes seconds to make them all, which a page that only names
 * the sizes need not wait for. Those of another version of the table say nothing.
 */
export const packSizes = pgTable('pack_size', {
  dataset: text('dataset').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  /** Compressed, as it goes over the wire. */
  bytes: integer('bytes').notNull(),
});

/**
 * One row of any dictionary table. The tables share their life (editions, search, deltas, import), so they share a home;
 * what differs is `data`, which the contract's row schema describes. A deleted row stays as a tombstone for the deltas.
 */
export const dictionaryEntries = pgTable(
  'dictionary_entry',
  {
    dataset: text('dataset').notNull(),
    key: text('key').notNull(),
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    /** Importance 0 to 100: orders equal hits. */
    weight: smallint('weight').notNull().default(0),
    /** Position in the table's own order, for tables that have one; else the order of the key. */
    position: integer('position').notNull().default(0),
    /** Folded codes, Latin names, pinyin and initials, for trigram search. */
    latin: text('latin').notNull(),
    /**
     * Folded Chinese names cut into single characters and pairs: trigrams need three characters, Chinese words have two.
     * Marks of words that stand for the row stand here too.
     */
    han: text('han').array().notNull(),
    /** Pinyin of the Chinese names, syllables separated by spaces, names by `|`; what packs carry. */
    pinyin: text('pinyin').notNull().default(''),
    /** Filter values as `name:value`. */
    facets: text('facets').array().notNull(),
    /** Who wrote the row: `seed` or an import (`hs`); imports that only added fields follow after `+` (`seed+hs-rebates`). */
    origin: text('origin').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    deleted: boolean('deleted').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.dataset, t.key] }),
    index('dictionary_entry_latin').using('gin', sql`${t.latin} gin_trgm_ops`).where(sql`not deleted`),
    index('dictionary_entry_han').using('gin', t.han).where(sql`not deleted`),
    index('dictionary_entry_facets').using('gin', t.facets).where(sql`not deleted`),
    index('dictionary_entry_weight').on(t.dataset, t.weight.desc(), t.key).where(sql`not deleted`),
    index('dictionary_entry_version').on(t.dataset, t.version),
  ],
);

/** News in both languages; bodies are stored sanitised. `demo` marks shipped demonstration content. */
export const news = pgTable(
  'news',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    date: date('date').notNull(),
    title: jsonb('title').notNull().$type<Bilingual>(),
    summary: jsonb('summary').notNull().$type<Bilingual>(),
    body: jsonb('body').notNull().$type<Bilingual>(),
    picture: text('picture').notNull(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [index('news_date').on(t.date.desc(), t.id.desc())],
);

/** Single documents of the site by name: switches, dock, company info. `value` has the contract's shape of that name. */
export const siteDocuments = pgTable('site_document', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull().$type<unknown>(),
  demo: boolean('demo').notNull().default(false),
});

/**
 * All other content of the site, one row per item: banners, milestones, experts, questions and so on. The kinds share
 * their life (import, order, demonstration mark), so they share a home; what differs is `data`, which the contract's
 * schema of the kind describes.
 */
export const contentItems = pgTable(
  'content_item',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** Position among the items of the kind. */
    position: integer('position').notNull().default(0),
    /** `2011-05` or `2011-05-20`; empty for kinds without a date. */
    date: text('date').notNull().default(''),
    data: jsonb('data').notNull().$type<Record<string, unknown>>(),
    demo: boolean('demo').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] }), index('content_item_order').on(t.kind, t.position, t.id)],
);

/** Pictures made of originals, by the hash of the original's bytes: the same picture is never made twice. */
export const pictures = pgTable('picture', {
  hash: text('hash').primaryKey(),
  /** Address, size, smaller forms and blurred stand-in. */
  data: jsonb('data').notNull().$type<unknown>(),
});

/** Files of pictures, named by the hash of their bytes: a name never changes its content. */
export const mediaFiles = pgTable('media_file', {
  name: text('name').primaryKey(),
  type: text('type').notNull(),
  bytes: bytea('bytes').notNull(),
});

/**
 * Writes that were done under an `Idempotency-Key`, so that the same one sent again gets the same answer. `scope` is the
 * call's name, `fingerprint` a hash of what was asked. Rows older than the client's patience are removed.
 */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_key_created').on(t.createdAt)],
);

/** HOME-02: enquiries for a rate. `content` is the enquiry in the contract's shape, less what has a column of its own. */
export const enquiries = pgTable(
  'enquiry',
  {
    receipt: text('receipt').primaryKey(),
    /** The device's own id of it, so that the same one is never stored twice. */
    id: text('id').notNull().unique(),
    type: text('type').notNull(),
    polCode: text('pol_code').notNull(),
    podCode: text('pod_code').notNull(),
    content: jsonb('content').notNull().$type<unknown>(),
    /** Language the visitor wrote in: the answer should be in it. */
    locale: text('locale').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('enquiry_received').on(t.receivedAt.desc())],
);

/**
 * Mails that are to go out, written in the transaction of what they are about and removed once a server has taken them.
 * Without `to` they go to the company.
 */
export const outgoingMails = pgTable(
  'outgoing_mail',
  {
    id: text('id').primaryKey(),
    to: text('to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    replyTo: text('reply_to'),
    /** Stored files that go with it. */
    fileIds: text('file_ids').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull(),
    /** Until then a server is sending it. */
    claimedUntil: moment('claimed_until'),
  },
  (t) => [index('outgoing_mail_created').on(t.createdAt)],
);

/** PostgreSQL's sorted list of words, written and read as its text. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The documents that the site's search finds besides the dictionary: one row each, made from the other tables and made
 * again when they change, so that it can be emptied at any time. Titles are searched as the dictionary's names are, by
 * `latin` and `han`; summaries and texts by `words`, in which a word that also stands in title or summary stands a
 * second time after a `^`.
 */
export const searchDocuments = pgTable(
  'search_document',
  {
    node: text('node').notNull(),
    id: text('id').notNull(),
    address: text('address').notNull(),
    title: jsonb('title').notNull().$type<Bilingual>(),
    names: text('names').array().notNull(),
    summary: jsonb('summary').notNull().$type<Bilingual>(),
    text: jsonb('text').notNull().$type<Bilingual>(),
    date: text('date'),
    weight: smallint('weight').notNull(),
    /** Weight and date as one number, by which hits stand: to compare several columns took a third of a search. */
    place: bigint('place', { mode: 'number' })
      .notNull()
      .generatedAlwaysAs(
        sql`weight::bigint * 100000000 + rpad(left(regexp_replace(coalesce(date, ''), '[^0-9]', '', 'g'), 8), 8, '0')::bigint`,
      ),
    /** Pinyin of the Chinese titles, as in the dictionary. */
    pinyin: text('pinyin').notNull(),
    latin: text('latin').notNull(),
    han: text('han').array().notNull(),
    words: tsvector('words').notNull(),
    /** Of everything the row was made from, and of the rules it was made by. */
    hash: text('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.node, t.id] }),
    // The order of hits: where most documents match, the first of them are read along it.
    index('search_document_order').on(t.place.desc(), t.node, t.id),
    index('search_document_latin').using('gin', sql`${t.latin} gin_trgm_ops`),
    index('search_document_han').using('gin', t.han),
    index('search_document_words').using('gin', t.words),
  ],
);

/** The Latin words of all documents, for what was meant by a word with a typing error. */
export const searchWords = pgTable(
  'search_word',
  { word: text('word').primaryKey(), documents: integer('documents').notNull() },
  (t) => [index('search_word_like').using('gin', sql`${t.word} gin_trgm_ops`)],
);
