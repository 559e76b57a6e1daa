import { useSyncExternalStore } from 'react';
import { packs } from './packs/packs.ts';

/** The mark of the database, noted in local storage: browsers clear one without the other. */
const MARK = 'store-mark';
/** When it was noticed that the browser had cleared the database (ms). */
const EVICTED = 'evicted';

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Nothing is noted, and nothing will be said.
  }
}

/** The mark in the database; null when it has none, undefined when the database does not answer. */
async function markOfDatabase(): Promise<string | null | undefined> {
  try {
    const { withCache } = await import('#client/offline/device-storage.ts');
    return (await withCache(({ marks }) => marks.get('store')))?.value ?? null;
  } catch {
    return undefined;
  }
}

async function mark(): Promise<void> {
  const { withCache } = await import('#client/offline/device-storage.ts');
  const value = crypto.randomUUID();
  await withCache(({ marks }) => marks.put({ name: 'store', value })).then(
    () => write(MARK, value),
    () => undefined,
  );
}

/**
 * Finds out whether the browser has cleared the database since the last visit, as browsers do when the device runs short of
 * room: a mark that stands in both stores is gone from one. Then the lists of what was saved are corrected, and the visitor
 * is told.
 */
export async function noticeEviction(): Promise<void> {
  const stored = await markOfDatabase();
  if (stored === undefined) return;
  const noted = read(MARK);
  if (stored === null) await mark();
  else if (noted !== stored) write(MARK, stored);
  if (stored !== null || noted === null) return;
  write(EVICTED, String(Date.now()));
  const { trip, withCache } = await import('#client/offline/device-storage.ts');
  const held = new Set(await withCache((database) => database.packs.toCollection().primaryKeys()));
  packs.correct(held);
  trip.forget();
  for (const listener of listeners) listener();
}

/** To be told that the visitor has read of it. */
export function dismissEviction(): void {
  write(EVICTED, null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the browser has cleared what was saved here, until the visitor has read it; false during hydration. */
export function useEvicted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read(EVICTED) !== null,
    () => false,
  );
}
