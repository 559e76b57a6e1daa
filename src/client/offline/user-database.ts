import { Dexie, type EntityTable, liveQuery } from 'dexie';
import { watchKey } from '#domain/watch/merge.ts';
import { placeOf, USER_DATABASE_PREFIX } from './account-place.ts';
import { type AnswerRow, answerTable } from './answer-table.ts';
import { cachedAnswers } from './database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { renewLease, sessionSettled } from './session/follow-session.ts';
import { leaseAt } from './session/lease.ts';
import { deviceSession, onSessionEnd } from './session/session.ts';
import type { AnswerStore } from './store.ts';
import type { QuestionRow } from './watch/questions.ts';
import type { WatchedRow } from './watch/watched.ts';

/** A short list that its owner reads and writes as a whole; `rows` are parsed like any input. */
export interface ListRow {
  name: string;
  rows: readonly unknown[];
}

/**
 * The device's data for one account; restricted data belongs nowhere else. It is deleted as a whole when its owner logs
 * out, and locked when their session runs out. Work that they made and the server has not got is put back when the
 * lease is over: `unsent-work.ts` says what that is.
 */
export class UserDatabase extends Dexie {
  readonly answers!: EntityTable<AnswerRow, 'key'>;
  readonly lists!: EntityTable<ListRow, 'name'>;
  readonly watched!: EntityTable<WatchedRow, 'key'>;
  readonly asked!: EntityTable<QuestionRow, 'key'>;

  constructor(userId: string, place: IDBFactory) {
    super(USER_DATABASE_PREFIX + userId, { indexedDB: place, IDBKeyRange });
    this.version(1).stores({ answers: 'key, at', lists: 'name' });
    this.version(2).stores({ watched: 'key', questions: 'number' });
    this.version(3).stores({ looks: 'address, at' });
    // Questions by number alone until then; IndexedDB gives a table no other key.
    this.version(4)
      .stores({ questions: null, asked: 'key' })
      .upgrade(async (transaction) => {
        const before = await transaction.table<Omit<QuestionRow, 'key' | 'said'>>('questions').toArray();
        const rows = before.map((row): QuestionRow => ({ ...row, key: watchKey(row), said: false }));
        await transaction.table('asked').bulkPut(rows);
      });
    // Snapshots of pages, which no version since needs.
    this.version(5).stores({ looks: null });
  }
}

type Opened = OpenDatabase<UserDatabase>;

let opened: { userId: string; database: Opened } | null = null;
let opening: { userId: string; place: Promise<IDBFactory> } | null = null;

/** Closes the database that is open, which is to be removed: what is being written fails instead of bringing it back. */
export function closeOwn(): void {
  opened?.database.close();
  opened = null;
  opening = null;
}
// At once, and not only when it is removed.
onSessionEnd(closeOwn);

/** Whether the server has said that the session is over, or was not heard of for longer than the lease. */
const isClosed = (): boolean => ['locked', 'over'].includes(leaseAt(Date.now()));

function requireOpen(): void {
  if (isClosed()) throw new DOMException('What is kept here is locked', 'InvalidStateError');
}

function ownId(): string {
  const userId = deviceSession.session?.userId;
  if (userId === undefined) throw new DOMException('Nobody is logged in', 'InvalidAccessError');
  return userId;
}

/** The database of whoever is logged in. Rejects without a session, and while what it holds is locked. */
async function openOwn(): Promise<Opened> {
  await sessionSettled();
  await renewLease();
  const userId = ownId();
  requireOpen();
  if (opening?.userId !== userId) opening = { userId, place: placeOf(userId) };
  const place = await opening.place;
  // Somebody else may have come meanwhile, or nobody be left.
  if (ownId() !== userId) return openOwn();
  if (opened?.userId !== userId) {
    opened?.database.close();
    opened = { userId, database: openDatabase(() => new UserDatabase(userId, place)) };
  }
  return opened.database;
}

/**
 * Runs work on the database of whoever is logged in. Rejects without a session, and when the session ends meanwhile;
 * callers go on without storage.
 */
export async function withUserDatabase<T>(work: (database: UserDatabase) => Promise<T>): Promise<T> {
  const isOpen = opened !== null && opened.userId === deviceSession.session?.userId && !isClosed();
  return (isOpen && opened ? opened.database : await openOwn()).use(work);
}

/** Tells the rows of a list, now and after each change, in whichever tab; returns what ends it. */
export function watchList(name: string, onRows: (rows: readonly unknown[]) => void): () => void {
  let stop = () => {};
  let over = false;
  // The database refuses or is gone with its session: there is nothing to tell.
  const nothing = () => undefined;
  // Opened before it is watched: what is waited for within a live query must be the database's own.
  openOwn().then(() => {
    if (over) return;
    const watched = liveQuery(() => withUserDatabase((database) => database.lists.get(name)));
    const watching = watched.subscribe({ next: (list) => onRows(list?.rows ?? []), error: nothing });
    stop = () => watching.unsubscribe();
  }, nothing);
  return () => {
    over = true;
    stop();
  };
}

const kept = answerTable(withUserDatabase);

/** Whether what whoever is logged in was given may lie on the device: not once the server has said that his session is over. */
const isLeased = () => leaseAt(Date.now()) === 'valid';

/** The own answers, for as long as the lease of the session lasts. */
const ownAnswers: AnswerStore = {
  ...kept,
  write: async (key, value) => (isLeased() ? kept.write(key, value) : undefined),
  read: async (key) => (isLeased() ? kept.read(key) : null),
  newest: async (prefix, most) => (isLeased() ? kept.newest(prefix, most) : []),
};

/** Where an answer that is not for everyone is kept at this moment. */
export function answersOfVisitor(): AnswerStore {
  return deviceSession.session === null ? cachedAnswers : ownAnswers;
}
