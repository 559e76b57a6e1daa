import type { EntityTable } from 'dexie';
import { type UserDatabase, withUserDatabase } from '../user-database.ts';

/** A few rows of whoever is logged in; every call rejects where the device keeps nothing. */
export interface RowStore<Row> {
  all(): Promise<Row[]>;
  /** Puts other rows in the place of those that are there, at one go for all tabs; gives those that are there then. */
  rewrite(change: (rows: Row[]) => Row[]): Promise<Row[]>;
}

/** The rows of a small table, in the database of whoever is logged in. */
export function ownTable<Row, Key extends keyof Row>(
  tableOf: (database: UserDatabase) => EntityTable<Row, Key>,
): RowStore<Row> {
  return {
    all: () => withUserDatabase((database) => tableOf(database).toArray()),
    rewrite: (change) =>
      withUserDatabase((database) => {
        const table = tableOf(database);
        return database.transaction('rw', table, async () => {
          const rows = change(await table.toArray());
          await table.clear();
          await table.bulkPut(rows);
          return rows;
        });
      }),
  };
}
