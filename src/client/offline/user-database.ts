import { Dexie, type EntityTable, liveQuery } from 'dexie';
import { type AnswerRow, answerTable } from './answer-table.ts';
import { cachedAnswers } from './database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { leaseAt } from './session/lease.ts';
import { deviceSession, onSessionEnd } from './session/session.ts';
import type { AnswerStore } from './store.ts';
import type { QuestionRow } from './watch/questions.ts';
import type { WatchedRow } from './watch/watched.ts';

/** Begins the names of the databases of single accounts; the account's id follows. */
export const USER_DATABASE_PREFIX = 'user-';

/** A short list that its owner reads and writes as a whole; `rows` are parsed like any input. */
interface ListRow {
  name: string;
  rows: readonly unknown[];
}

/**
 * What the device keeps for one account. It is deleted as a whole when the session ends, so nothing that must outlive a
 * session belongs here, and nothing that is not for everyone belongs anywhere else.
 */
export class UserDatabase extends Dexie {
  readonly answers!: EntityTable<AnswerRow, 'key'>;
  readonly lists!: EntityTable<ListRow, 'name'>;
  readonly watched!: EntityTable<WatchedRow, 'key'>;
  readonly questions!: EntityTable<QuestionRow, 'number'>;

  constructor(userId: string) {
    super(USER_DATABASE_PREFIX + userId);
    this.version(1).stores({ answers: 'key, at', lists: 'name' });
    this.version(2).stores({ watched: 'key', questions: 'number' });
  }
}

let opened: { userId: string; database: OpenDatabase<UserDatabase> } | null = null;

// At once, so that what is being written fails instead of bringing the database back.
onSessionEnd(() => {
  opened?.database.close();
  opened = null;
});

/**
 * Runs work on the database of whoever is logged in. Rejects without a session, and when the session ends meanwhile;
 * callers go on without storage.
 */
export async function withUserDatabase<T>(work: (database: UserDatabase) => Promise<T>): Promise<T> {
  const userId = deviceSession.session?.userId;
  if (userId === undefined) throw new DOMException('Nobody is logged in', 'InvalidAccessError');
  if (opened?.userId !== userId) {
    opened?.database.close();
    opened = { userId, database: openDatabase(() => new UserDatabase(userId)) };
  }
  return opened.database.use(work);
}

/** Tells the rows of a list, now and after each change, in whichever tab; returns what ends it. */
export function watchList(name: string, onRows: (rows: readonly unknown[]) => void): () => void {
  const watched = liveQuery(() => withUserDatabase((database) => database.lists.get(name)));
  // The database refuses or is gone with its session: there is nothing to tell.
  const watching = watched.subscribe({ next: (list) => onRows(list?.rows ?? []), error: () => undefined });
  return () => watching.unsubscribe();
}

const kept = answerTable(withUserDatabase);

const isLeased = () => leaseAt(localStorage, Date.now()) === 'valid';

/** The own answers, for as long as the lease of the session lasts. */
const ownAnswers: AnswerStore = {
  ...kept,
  read: async (key) => (isLeased() ? kept.read(key) : null),
  newest: async (prefix, most) => (isLeased() ? kept.newest(prefix, most) : []),
};

/** Where an answer that is not for everyone is kept at this moment. */
export function answersOfVisitor(): AnswerStore {
  return deviceSession.session === null ? cachedAnswers : ownAnswers;
}
