import type { EntityTable } from 'dexie';
import type { ZodMiniType } from 'zod/mini';
import { type UserDatabase, withUserDatabase } from '../user-database.ts';

/** A few rows of whoever is logged in; every call rejects where the device keeps nothing. */
export interface RowStore<Row> {
  all(): Promise<Row[]>;
  /** Puts other rows in the place of those that are there, at one go for all tabs; gives those that are there then. */
  rewrite(change: (rows: Row[]) => Row[]): Promise<Row[]>;
}

/**
 * The rows of a small table, in the database of whoever is logged in. A row that does not fit the schema, of an older build
 * or a damaged store, is as if it were not there: it must not take the others with it.
 */
export function ownTable<Row, Key extends keyof Row>(
  schema: ZodMiniType<Row>,
  tableOf: (database: UserDatabase) => EntityTable<Row, Key>,
): RowStore<Row> {
  const readable = (rows: readonly unknown[]): Row[] =>
    rows.map((row) => schema.safeParse(row)).flatMap((read) => (read.success ? [read.data] : []));
  return {
    all: async () => readable(await withUserDatabase((database) => tableOf(database).toArray())),
    rewrite: (change) =>
      withUserDatabase((database) => {
        const table = tableOf(database);
        return database.transaction('rw', table, async () => {
          const rows = change(readable(await table.toArray()));
          await table.clear();
          await table.bulkPut(rows);
          return rows;
        });
      }),
  };
}
