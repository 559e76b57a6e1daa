import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/db/client.ts';
import { CHANGE_CHANNEL } from '#server/db/content-changes.ts';
import type { storedDocument } from './stored-document.ts';

type Row = ReturnType<typeof storedDocument>;

/** Any number, but the same in every process: one writes the index at a time. */
const LOCK = 7_264_018_352;

/** Words shorter than this have no typing errors that could be told from other words. */
const SHORTEST = 4;

function createWriter(tx: Tx) {
  return {
    /** The hash of each document, by `node id`. */
    async hashes(): Promise<Map<string, string>> {
      const { rows } = await tx.execute<{ node: string; id: string; hash: string }>(
        sql`select node, id, hash from search_document`,
      );
      return new Map(rows.map(({ node, id, hash }) => [`${node} ${id}`, hash]));
    },
    async write(rows: readonly Row[]): Promise<void> {
      await tx.execute(
        sql`insert into search_document
            (node, id, address, title, names, summary, text, date, weight, pinyin, latin, han, words, hash)
          select node, id, address, title, names, summary, text, date, weight, pinyin, latin, han, words::tsvector, hash
          from json_to_recordset(${JSON.stringify(rows)}::json) as row(
            node text, id text, address text, title jsonb, names text[], summary jsonb, text jsonb, date text,
            weight smallint, pinyin text, latin text, han text[], words text, hash text)
          on conflict (node, id) do update set
            address = excluded.address, title = excluded.title, names = excluded.names, summary = excluded.summary,
            text = excluded.text, date = excluded.date, weight = excluded.weight, pinyin = excluded.pinyin,
            latin = excluded.latin, han = excluded.han, words = excluded.words, hash = excluded.hash`,
      );
    },
    async remove(keys: readonly string[]): Promise<void> {
      await tx.execute(
        sql`delete from search_document where node || ' ' || id in (
          select value from json_array_elements_text(${JSON.stringify(keys)}::json))`,
      );
    },
    /** Makes the list of words anew from all documents, and tells every server. */
    async finish(): Promise<void> {
      await tx.execute(sql`delete from search_word`);
      await tx.execute(
        sql`insert into search_word (word, documents)
          select word, ndoc from ts_stat('select words from search_document')
          where word ~ '^[a-z]+$' and length(word) >= ${SHORTEST}`,
      );
      await tx.execute(sql`select pg_notify(${CHANGE_CHANNEL}, 'search')`);
    },
  };
}

/** Writes the index. */
export type IndexWriter = ReturnType<typeof createWriter>;

/** Opens the index for writing: one process at a time, all or nothing. */
export function createIndexRepo(db: Db) {
  return {
    inTransaction: (work: (writer: IndexWriter) => Promise<void>): Promise<void> =>
      db.transaction(async (tx) => {
        // Nobody waits for it, and another server may be at it.
        await tx.execute(
          sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`,
        );
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        await work(createWriter(tx));
      }),
    /**
     * Clears up after the work, which is done already: takes new rows from the lists beside the indexes into them, or every
     * search would read those lists, and brings the planner's figures up to date. Never within a transaction.
     */
    settle: async (): Promise<void> => {
      await db.execute(sql`vacuum (analyze) search_document, search_word`);
    },
  };
}

export type IndexRepo = ReturnType<typeof createIndexRepo>;
