import { Dexie } from 'dexie';
import { openDatabase } from './open-database.ts';
import { type ListRow, UserDatabase } from './user-database.ts';
import { isWaiting, type QuestionRow } from './watch/questions.ts';
import type { WatchedRow } from './watch/watched.ts';

/** Rows of an account that nothing could fetch again: their owner made them here, and the server has not got them. */
interface UnsentWork {
  userId: string;
  watched: readonly WatchedRow[];
  questions: readonly QuestionRow[];
  lists: readonly ListRow[];
}

/** The owner's own work among these rows; null when there is none. Answers, and what the server has, do not count. */
export function unsentOf({ userId, watched, questions, lists }: UnsentWork): UnsentWork | null {
  const work = {
    userId,
    watched: watched.filter(({ sent }) => !sent),
    // The tab that was asking lost its session, too.
    questions: questions.filter(isWaiting).map((row) => ({ ...row, claimedUntil: 0 })),
    lists: lists.filter(({ rows }) => rows.length > 0),
  };
  return work.watched.length + work.questions.length + work.lists.length === 0 ? null : work;
}

/** Runs work on the database of an account that need not be logged in. */
async function within<T>(userId: string, place: IDBFactory, work: (database: UserDatabase) => Promise<T>): Promise<T> {
  const opened = openDatabase(() => new UserDatabase(userId, place));
  try {
    return await opened.use(work);
  } finally {
    opened.close();
  }
}

/** Reads it, before the database is removed; null when there is none, or none that answers. */
export async function takeUnsent(userId: string, place: IDBFactory): Promise<UnsentWork | null> {
  try {
    return await within(userId, place, async ({ watched, asked, lists }) =>
      unsentOf({
        userId,
        watched: await watched.toArray(),
        questions: await asked.toArray(),
        lists: await lists.toArray(),
      }),
    );
  } catch {
    return null;
  }
}

/** Puts it into the new database of its owner; what another tab has written there meanwhile is newer and stays. */
export function putBack({ userId, watched, questions, lists }: UnsentWork, place: IDBFactory): Promise<void> {
  return within(userId, place, (database) =>
    database.transaction('rw', database.watched, database.asked, database.lists, async () => {
      const isThere = () => undefined;
      await database.watched.bulkAdd(watched).catch(Dexie.BulkError, isThere);
      await database.asked.bulkAdd(questions).catch(Dexie.BulkError, isThere);
      await database.lists.bulkAdd(lists).catch(Dexie.BulkError, isThere);
    }),
  );
}
