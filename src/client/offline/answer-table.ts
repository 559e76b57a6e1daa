import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Dexie, EntityTable } from 'dexie';
import type { OpenDatabase } from './open-database.ts';
import type { AnswerStore } from './store.ts';

/** A kept answer; `at` (ms) is when the server gave it. */
export interface AnswerRow {
  key: string;
  at: number;
  answer: PersistedQuery;
}

/** A database that keeps answers. */
export type AnswerDatabase = Dexie & { readonly answers: EntityTable<AnswerRow, 'key'> };

/** Keys that begin like this, newest answer first; the answers themselves are not read. */
async function keysOf({ answers }: AnswerDatabase, prefix: string): Promise<string[]> {
  const keys = await answers.orderBy('at').reverse().primaryKeys();
  return keys.filter((key) => key.startsWith(prefix));
}

/** The answers kept in a database, through what runs work on it. */
export function answerTable(use: OpenDatabase<AnswerDatabase>['use']): AnswerStore {
  return {
    read: async (key) => (await use((database) => database.answers.get(key)))?.answer ?? null,
    /** Unless a newer one is there: two tabs must not overwrite each other's news with older news. */
    write: (key, answer) =>
      use((database) =>
        database.transaction('rw', database.answers, async () => {
          const at = answer.state.dataUpdatedAt;
          const present = await database.answers.get(key);
          if (present === undefined || present.at < at) await database.answers.put({ key, at, answer });
        }),
      ),
    remove: (key) => use((database) => database.answers.delete(key)),
    newest: (prefix, most) =>
      use(async (database) => {
        const rows = await database.answers.bulkGet((await keysOf(database, prefix)).slice(0, most));
        return rows.flatMap((row) => row?.answer ?? []);
      }),
    keepNewest: (prefix, most) =>
      use(async (database) => database.answers.bulkDelete((await keysOf(database, prefix)).slice(most))),
  };
}
