import { DATASETS, type Dataset } from '#contract/datasets.ts';

const STORAGE_KEY = 'packs';

/** The record of a saved pack: its version, when it was fetched (ms), its size on the device in bytes. */
export interface SavedMark {
  version: number;
  savedAt: number;
  bytes: number;
}

/** Which packs the device holds, by table. */
export type PackIndex = Partial<Record<Dataset, SavedMark>>;

/**
 * The list of saved packs in local storage, as `ports:12:1795183346472:1048576` joined by commas: it can be read before
 * the first render without opening a database. The packs themselves may have gone since (eviction); whoever asks for one
 * finds out and corrects the list. What does not read as such an entry is left out.
 */
export function readPackIndex(): PackIndex {
  const index: PackIndex = {};
  try {
    for (const entry of (localStorage.getItem(STORAGE_KEY) ?? '').split(',')) {
      const [name, ...figures] = entry.split(':');
      const dataset = DATASETS.find((known) => known === name);
      const [version, savedAt, bytes] = figures.map(Number);
      if (!dataset || !version || !savedAt || !bytes) continue;
      index[dataset] = { version, savedAt, bytes };
    }
  } catch {
    // Storage is blocked: packs still answer while this page lives.
  }
  return index;
}

/** Writes the list; a blocked storage only costs the next start its head start. */
export function writePackIndex(index: PackIndex): void {
  const entries = DATASETS.flatMap((dataset) => {
    const mark = index[dataset];
    return mark ? [`${dataset}:${mark.version}:${mark.savedAt}:${mark.bytes}`] : [];
  });
  try {
    localStorage.setItem(STORAGE_KEY, entries.join(','));
  } catch {
    // As above.
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
