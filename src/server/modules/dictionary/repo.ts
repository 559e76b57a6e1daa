import { type SQL, sql } from 'drizzle-orm';
import type { Dataset } from '#contract/dictionary.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { conditionOf, HITS_BY_WEIGHT, type Order, orderOf, type Selection } from './conditions-repo.ts';

/** A row as stored; `data` has still to be checked, an earlier version may have written it. */
export interface StoredRow extends Record<string, unknown> {
  dataset: string;
  key: string;
  data: unknown;
  weight: number;
  pinyin: string;
}

/** The source and the version of a table, as they are stored. */
export interface StoredEdition extends Record<string, unknown> {
  name: Dataset;
  version: string;
  edition: string;
  source: string;
  source_url: string | null;
  dated: string;
  /** ISO instant. */
  updated_at: string;
  sample: boolean;
}

const ROW = sql`dataset, key, data, weight, pinyin`;
const EDITION = sql`name, version, edition, source, source_url, dated::text as dated, sample,
  to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at`;
const DEFAULT: Order = { by: 'default' };
/** Rows taken from a cursor at a time: small enough that checking them does not hold up other requests. */
const BATCH = 500;

function createReader(tx: Tx) {
  // Drizzle's result type says the same in a form that the compiler does not see through.
  const query = async <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    (await tx.execute<Row>(statement)).rows as Row[];

  const select = (selection: Selection, order: Order, { offset = 0, limit }: { offset?: number; limit: number }) =>
    query<StoredRow>(
      sql`select ${ROW} from dictionary_entry where ${conditionOf(selection)} order by ${orderOf(order, selection)} offset ${offset} limit ${limit}`,
    );

  return {
    async count(selection: Selection): Promise<number> {
      const found = await query<{ total: number }>(
        sql`select count(*)::int as total from dictionary_entry where ${conditionOf(selection)}`,
      );
      return found[0]?.total ?? 0;
    },
    select,
    /** How many selected rows each table has, counted up to `most` rows in all. */
    async countByTable(selection: Selection, most: number): Promise<{ dataset: string; total: number }[]> {
      return query<{ dataset: string; total: number }>(
        sql`select dataset, count(*)::int as total
          from (select dataset from dictionary_entry where ${conditionOf(selection)} limit ${most}) as counted
          group by dataset`,
      );
    },
    editions: () => query<StoredEdition>(sql`select ${EDITION} from dataset`),
    async edition(dataset: Dataset): Promise<StoredEdition | null> {
      const found = await query<StoredEdition>(sql`select ${EDITION} from dataset where name = ${dataset}`);
      return found[0] ?? null;
    },
    /** Sizes of the packs that were made of the tables as they are, in compressed bytes. */
    async packSizes(): Promise<Map<string, number>> {
      const found = await query<{ name: string; bytes: number }>(
        sql`select name, bytes from pack_size join dataset on name = pack_size.dataset and dataset.version = pack_size.version`,
      );
      return new Map(found.map(({ name, bytes }) => [name, bytes]));
    },
    /** The row of the first of these keys that exists. */
    async byKeys(dataset: Dataset, keys: readonly string[]): Promise<StoredRow | null> {
      for (const key of keys) {
        const found = await query<StoredRow>(
          sql`select ${ROW} from dictionary_entry where dataset = ${dataset} and key = ${key} and not deleted`,
        );
        if (found[0] !== undefined) return found[0];
      }
      return null;
    },
    /** The row that lists this code among its `aliasCodes`; the trigram index finds it by its text. */
    async byAlias(dataset: Dataset, code: string): Promise<StoredRow | null> {
      const found = await query<StoredRow>(
        sql`select ${ROW} from dictionary_entry where ${conditionOf({ dataset })}
          and latin like ${`% ${code.toLowerCase()} %`} and data -> 'aliasCodes' ? ${code}
          order by ${HITS_BY_WEIGHT} limit 1`,
      );
      return found[0] ?? null;
    },
    /** All keys in default order. */
    async keys(dataset: Dataset): Promise<string[]> {
      const found = await query<{ key: string }>(
        sql`select key from dictionary_entry where ${conditionOf({ dataset })} order by ${orderOf(DEFAULT, { dataset })}`,
      );
      return found.map(({ key }) => key);
    },
    /** Keys of rows that left the table after a version. */
    async deletedSince(dataset: Dataset, version: number): Promise<string[]> {
      const found = await query<{ key: string }>(
        sql`select key from dictionary_entry where dataset = ${dataset} and deleted and version > ${version} order by key collate "C"`,
      );
      return found.map(({ key }) => key);
    },
    /** All selected rows in default order, a batch at a time. */
    async *batches(selection: Selection): AsyncGenerator<StoredRow[]> {
      await tx.execute(
        sql`declare dictionary_rows no scroll cursor for select ${ROW} from dictionary_entry
          where ${conditionOf(selection)} order by ${orderOf(DEFAULT, selection)}`,
      );
      while (true) {
        const batch = await query<StoredRow>(sql.raw(`fetch ${BATCH} from dictionary_rows`));
        if (batch.length > 0) yield batch;
        if (batch.length < BATCH) break;
      }
      await tx.execute(sql`close dictionary_rows`);
    },
  };
}

/** Reads the dictionary as it stands at one moment. */
export type DictionaryReader = ReturnType<typeof createReader>;

/** Opens moments of the dictionary. */
export interface DictionaryRepo {
  /**
   * Runs `work` on one unchanging state of all tables, so that rows, counts and editions belong together. A statement
   * that takes longer than `limitMs` is cut off: a search must not be a way to keep the database busy. `search` is for work
   * that only looks for words: PostgreSQL takes comparing a long text for free and would read whole tables, which takes
   * three times as long as an index.
   */
  snapshot<T>(limitMs: number, work: (reader: DictionaryReader) => Promise<T>, search?: boolean): Promise<T>;
  /** Notes how large the pack of this version is, unless one of a later version was noted. */
  notePackSize(dataset: Dataset, version: number, bytes: number): Promise<void>;
}

/** Makes the repository over a database. */
export function createDictionaryRepo(db: Db): DictionaryRepo {
  return {
    snapshot: (limitMs, work, search = false) =>
      db.transaction(
        async (tx) => {
          // Compiling a query costs more than any of these takes.
          await tx.execute(
            sql`select set_config('statement_timeout', ${String(limitMs)}, true), set_config('jit', 'off', true),
              set_config('enable_seqscan', ${search ? 'off' : 'on'}, true)`,
          );
          return work(createReader(tx));
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    async notePackSize(dataset, version, bytes) {
      await db.execute(
        sql`insert into pack_size (dataset, version, bytes) values (${dataset}, ${version}, ${bytes})
          on conflict (dataset) do update set version = excluded.version, bytes = excluded.bytes
          where pack_size.version <= excluded.version and pack_size is distinct from excluded`,
      );
    },
  };
}
