import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Dexie, EntityTable } from 'dexie';
import { readPayload, routeNamed } from '#client/api/wire.ts';
import type { OpenDatabase } from './open-database.ts';
import { knownTime } from './put-answer.ts';
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

/**
 * An answer checked as it was when it came from the network, so that one of an older build, or one that something else
 * wrote, is as good as none instead of breaking the page that shows it.
 */
function checked({ answer }: AnswerRow): PersistedQuery[] {
  try {
    const data = readPayload(routeNamed(String(answer.queryKey[0])), answer.state.data);
    return [{ ...answer, state: { ...answer.state, data } }];
  } catch {
    return [];
  }
}

/** The answers kept in a database, through what runs work on it. */
export function answerTable(use: OpenDatabase<AnswerDatabase>['use']): AnswerStore {
  const read = async (reading: Promise<(AnswerRow | undefined)[]>): Promise<PersistedQuery[]> =>
    (await reading).filter((row) => row !== undefined).flatMap(checked);
  return {
    read: async (key) => (await read(use((database) => database.answers.bulkGet([key]))))[0] ?? null,
    /** Unless a newer one is there: two tabs must not overwrite each other's news with older news. */
    write: (key, answer) =>
      use((database) =>
        database.transaction('rw', database.answers, async () => {
          const at = answer.state.dataUpdatedAt;
          const present = await database.answers.get(key);
          if (present === undefined || knownTime(present.at) < knownTime(at))
            await database.answers.put({ key, at, answer });
        }),
      ),
    remove: (key) => use((database) => database.answers.delete(key)),
    newest: (prefix, most) =>
      read(use(async (database) => database.answers.bulkGet((await keysOf(database, prefix)).slice(0, most)))),
    keepNewest: (prefix, most) =>
      use(async (database) => database.answers.bulkDelete((await keysOf(database, prefix)).slice(most))),
  };
}
