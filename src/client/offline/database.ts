import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { Dexie, type EntityTable, liveQuery } from 'dexie';
import type { Dataset } from '#contract/datasets.ts';

/** A kept answer; `at` (ms) is when the server gave it. */
interface AnswerRow {
  key: string;
  at: number;
  answer: PersistedQuery;
}

/** A saved pack: its text as it came, when it was fetched (`savedAt`, ms). */
export interface PackRow {
  dataset: Dataset;
  savedAt: number;
  /** Size of the text in bytes of UTF-8. */
  bytes: number;
  value: string;
}

/**
 * The database that may be thrown away at any time: whatever is in it can be fetched again. What the visitor made
 * himself lives elsewhere.
 */
class CacheDatabase extends Dexie {
  readonly answers!: EntityTable<AnswerRow, 'key'>;
  readonly packs!: EntityTable<PackRow, 'dataset'>;

  constructor() {
    super('cache');
    this.version(1).stores({ answers: 'key, at', packs: 'dataset' });
  }
}

type Listener = () => void;
const outdatedListeners = new Set<Listener>();

/** Tells when another tab runs a newer version and has taken the database over; this page must be reloaded to store. */
export function onDatabaseOutdated(listener: Listener): () => void {
  outdatedListeners.add(listener);
  return () => outdatedListeners.delete(listener);
}

let opened: CacheDatabase | null = null;

function open(): CacheDatabase {
  const database = new CacheDatabase();
  // With Dexie's own handler the old tab would reopen by itself and write rows of the old shape into the new database.
  database.on('versionchange', () => {
    database.close();
    for (const listener of outdatedListeners) listener();
    return false;
  });
  return database;
}

/** How long the database may take for a piece of work, in milliseconds; a whole pack takes a slow phone a second. */
const PATIENCE_MS = 5_000;

/** Rejects when the work is not done in time: a database that is being deleted or upgraded elsewhere may never answer. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('The database does not answer', 'UnknownError')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs work on the cache database. Safari drops connections of long-lived pages ("connection lost"), and a connection may
 * hang: one new connection is tried, then the error goes to the caller, who continues without storage.
 */
export async function withCache<T>(work: (database: CacheDatabase) => Promise<T>): Promise<T> {
  opened ??= open();
  const used = opened;
  try {
    return await inTime(work(used));
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name !== 'DatabaseClosedError' && name !== 'UnknownError' && name !== 'InvalidStateError') throw error;
    used.close();
    // Work that failed beside this one has opened it anew already.
    if (opened === used) opened = open();
    return inTime(work(opened));
  }
}

export async function readAnswer(key: string): Promise<PersistedQuery | null> {
  const row = await withCache((database) => database.answers.get(key));
  return row?.answer ?? null;
}

/** Writes an answer unless a newer one is there: two tabs must not overwrite each other's news with older news. */
export async function writeAnswer(key: string, answer: PersistedQuery): Promise<void> {
  const at = answer.state.dataUpdatedAt;
  await withCache((database) =>
    database.transaction('rw', database.answers, async () => {
      const present = await database.answers.get(key);
      if (present === undefined || present.at < at) await database.answers.put({ key, at, answer });
    }),
  );
}

export async function removeAnswer(key: string): Promise<void> {
  await withCache((database) => database.answers.delete(key));
}

/** Removes kept answers older than `before` (ms). */
export async function removeAnswersBefore(before: number): Promise<void> {
  await withCache((database) => database.answers.where('at').below(before).delete());
}

/** Tells the keys of all kept answers, now and after each change, in whichever tab; returns what ends it. */
export function watchAnswerKeys(onKeys: (keys: string[]) => void): () => void {
  const watched = liveQuery(() => withCache((database) => database.answers.toCollection().primaryKeys()));
  // A store that refuses keeps nothing, and there is nothing to tell.
  const watching = watched.subscribe({ next: onKeys, error: () => undefined });
  return () => watching.unsubscribe();
}
