import { useSyncExternalStore } from 'react';

/** Notes in local storage that the database holds something: browsers clear one without the other. */
const STORED = 'stored';
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

/** How many answers and packs the database holds; null when it does not answer. */
async function countStored(): Promise<number | null> {
  try {
    const { withCache } = await import('./database.ts');
    return await withCache(async ({ answers, packs }) => (await answers.count()) + (await packs.count()));
  } catch {
    return null;
  }
}

/** Notes whether the database holds something. Called when things were kept, and when the visitor removed some himself. */
export async function noteStored(): Promise<void> {
  const count = await countStored();
  if (count !== null) write(STORED, count > 0 ? '1' : null);
}

/**
 * Finds out at the start whether the browser has cleared the database since the last visit, as browsers do when the device
 * runs short of room; then the lists of what was saved are corrected, and the visitor is told.
 */
export async function noticeEviction(): Promise<void> {
  if (read(STORED) === null || (await countStored()) !== 0) return;
  write(STORED, null);
  write(EVICTED, String(Date.now()));
  const [{ packs }, { trip }] = await Promise.all([import('./packs/packs.ts'), import('./saving/trip.ts')]);
  packs.lostAll();
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
