import { Dexie, type EntityTable, liveQuery } from 'dexie';
import type { Dataset } from '#contract/datasets.ts';
import { type AnswerRow, answerTable } from './answer-table.ts';
import { openDatabase } from './open-database.ts';
import type { AnswerStore } from './store.ts';

/** A saved pack: its text as it came, when it was fetched (`savedAt`, ms). */
export interface PackRow {
  dataset: Dataset;
  savedAt: number;
  /** Size of the text in bytes of UTF-8. */
  bytes: number;
  value: string;
}

/** `store`: by which the database is known. `ended`: the end of the token whose session ended last. */
interface MarkRow {
  name: 'store' | 'ended';
  value: string;
}

/**
 * The database that may be thrown away at any time: whatever is in it can be fetched again. What the visitor made
 * himself lives elsewhere.
 */
class CacheDatabase extends Dexie {
  readonly answers!: EntityTable<AnswerRow, 'key'>;
  readonly packs!: EntityTable<PackRow, 'dataset'>;
  readonly marks!: EntityTable<MarkRow, 'name'>;

  constructor() {
    super('cache');
    this.version(1).stores({ answers: 'key, at', packs: 'dataset' });
    this.version(2).stores({ marks: 'name' });
  }
}

const cache = openDatabase(() => new CacheDatabase());

/** Runs work on the cache database; see {@link openDatabase}. */
export const withCache = cache.use;

/** Kept answers in the cache database. */
export const cachedAnswers: AnswerStore = answerTable(withCache);

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
