import { DATASETS, type Dataset } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import { askPacks, letGo } from './pack-client.ts';
import { onPackIndexChange, type PackIndex, readPackIndex, type SavedMark, writePackIndex } from './pack-index.ts';

/** The state of a table's pack, as a page shows it. `loaded` and `total` are bytes, `total` 0 while unknown. */
export type PackState =
  | { kind: 'absent' }
  | { kind: 'loading'; loaded: number; total: number; saved: SavedMark | null }
  | { kind: 'saved'; saved: SavedMark }
  | { kind: 'failed'; error: Error; saved: SavedMark | null };

/** Where packs are fetched from. */
interface PackSource {
  apiBase: string;
  locale: Locale;
}

const ABSENT: PackState = { kind: 'absent' };

/** The packs of this device as one observable store, shared by all pages of a tab. */
class Packs {
  #states = new Map<Dataset, PackState>();
  #index: PackIndex = {};
  #listeners = new Set<() => void>();
  #changed = new Set<(dataset: Dataset) => void>();
  #running = new Map<Dataset, Promise<void>>();
  #source: PackSource | null = null;

  constructor() {
    if (typeof window === 'undefined') return;
    this.#readIndex();
    onPackIndexChange(() => this.#hearOtherTab());
  }

  /** Says where new packs come from; once, when the page stands. */
  start(source: PackSource): void {
    this.#source = source;
  }

  /** The state of a table's pack; the same object until it changes. */
  state(dataset: Dataset): PackState {
    return this.#states.get(dataset) ?? ABSENT;
  }

  /** True when the device should hold a table's pack. */
  has(dataset: Dataset): boolean {
    return this.#index[dataset] !== undefined;
  }

  /** The record of a table's saved pack, or null. */
  saved(dataset: Dataset): SavedMark | null {
    return this.#index[dataset] ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when a pack was saved in a new edition, so that what is shown of it can be asked again. */
  onChanged(listener: (dataset: Dataset) => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }

  /** Fetches a pack or brings it up to date; resolves when done, also after a failure, which the state tells. */
  install(dataset: Dataset): Promise<void> {
    const running = this.#running.get(dataset);
    if (running) return running;
    const made = this.#install(dataset).finally(() => this.#running.delete(dataset));
    this.#running.set(dataset, made);
    return made;
  }

  /** Resolves when none is on its way, with or without success. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  async remove(dataset: Dataset): Promise<void> {
    await askPacks('remove', { dataset });
    this.#forget(dataset);
  }

  /** Takes packs off the list that the database does not hold any more: the device may have lost some or all. */
  correct(held: ReadonlySet<Dataset>): void {
    for (const dataset of DATASETS) if (this.has(dataset) && !held.has(dataset)) this.#forget(dataset);
  }

  /** To be told of an error while asking a pack: one that is gone is taken off the list. True when it was that. */
  lost(dataset: Dataset, error: unknown): boolean {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PackMissing') this.#forget(dataset);
    return name === 'PackMissing' || name === 'StorageError';
  }

  async #install(dataset: Dataset): Promise<void> {
    const source = this.#source;
    if (source === null) return;
    const before = this.saved(dataset);
    this.#set(dataset, { kind: 'loading', loaded: 0, total: 0, saved: before });
    try {
      const saved = await askPacks('install', { dataset, ...source }, (loaded, total) =>
        this.#set(dataset, { kind: 'loading', loaded, total, saved: before }),
      );
      // Read again first: another tab may have saved a pack meanwhile.
      this.#index = { ...readPackIndex(), [dataset]: saved };
      writePackIndex(this.#index);
      this.#set(dataset, { kind: 'saved', saved });
      if (before?.version !== saved.version) for (const hear of this.#changed) hear(dataset);
    } catch (error) {
      this.#set(dataset, {
        kind: 'failed',
        error: error instanceof Error ? error : new Error(String(error)),
        saved: before,
      });
    }
  }

  #forget(dataset: Dataset): void {
    const { [dataset]: _gone, ...rest } = readPackIndex();
    this.#index = rest;
    writePackIndex(rest);
    this.#set(dataset, ABSENT);
  }

  /** Another tab has saved or removed packs: what this one has open of an earlier edition answers no more. */
  #hearOtherTab(): void {
    const before = this.#index;
    this.#readIndex();
    for (const dataset of DATASETS) {
      const saved = this.saved(dataset);
      if (saved !== null && saved.version !== before[dataset]?.version)
        void this.#takeUp(dataset).catch(() => undefined);
    }
  }

  /** Rejects where the worker does not answer: it is gone then, and with it the earlier edition. */
  async #takeUp(dataset: Dataset): Promise<void> {
    await letGo(dataset);
    for (const hear of this.#changed) hear(dataset);
  }

  #readIndex(): void {
    this.#index = readPackIndex();
    for (const dataset of DATASETS) {
      const saved = this.#index[dataset];
      if (this.state(dataset).kind !== 'loading') this.#states.set(dataset, saved ? { kind: 'saved', saved } : ABSENT);
    }
    this.#tell();
  }

  #set(dataset: Dataset, state: PackState): void {
    this.#states.set(dataset, state);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The packs of this tab. */
export const packs = new Packs();
