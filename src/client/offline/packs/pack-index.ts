import * as z from 'zod/mini';
import { type Dataset, dataset, edition } from '#contract/dictionary.ts';
import type { SavedPack } from './protocol.ts';

const STORAGE_KEY = 'packs';
const savedPack = z.object({ edition, bytes: z.number(), savedAt: z.number() });
const indexSchema = z.partialRecord(dataset, savedPack);

/** Which packs the device holds, by table. */
export type PackIndex = Partial<Record<Dataset, SavedPack>>;

/**
 * The list of saved packs in local storage: it can be read before the first render without opening a database. The
 * packs themselves may have gone since (eviction); whoever asks for one finds out and corrects the list.
 */
export function readPackIndex(): PackIndex {
  try {
    const parsed = indexSchema.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

/** Writes the list; a blocked storage only costs the next start its head start. */
export function writePackIndex(index: PackIndex): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(index));
  } catch {
    // Private mode or full: the packs still answer while this page lives.
  }
}

/** Calls back when another tab changed the list; returns a function that stops it. */
export function onPackIndexChange(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
