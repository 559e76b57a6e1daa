import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isUnreachable } from '#client/api/errors.ts';
import { keepForGood } from './keep-for-good.ts';
import type { SavePart } from './save-plan.ts';
import { loseParts, missingParts, readTrip, recordToGoOnWith, type TripRecord, writeTrip } from './trip-record.ts';

/** Where a part of the trip pack stands; `failed` says whether the connection or the server or the device was why. */
export type PartState =
  | { kind: 'waiting' }
  | { kind: 'saving'; done: number; total: number }
  | { kind: 'saved' }
  | { kind: 'failed'; why: 'connection' | 'storage' | 'server' };

/** The parts that are being saved, and the record of the last trip pack. */
export interface TripState {
  running: boolean;
  parts: Readonly<Partial<Record<SavePart, PartState>>>;
  record: TripRecord | null;
}

const NOTHING: TripState = { running: false, parts: {}, record: null };

function reasonOf(error: unknown): 'connection' | 'storage' | 'server' {
  if (isUnreachable(error) || error instanceof TypeError) return 'connection';
  const name = error instanceof Error ? error.name : '';
  return name === 'StorageError' || name === 'QuotaExceededError' ? 'storage' : 'server';
}

/** Saves parts by hand, one after the other: a trip pack, or a single one. One for the tab, so that pages come and go. */
class Trip {
  #state: TripState = NOTHING;
  #listeners = new Set<() => void>();
  #stop: AbortController | null = null;

  constructor() {
    if (typeof window !== 'undefined') this.#state = { ...NOTHING, record: readTrip() };
  }

  get state(): TripState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Saves everything anew, or goes on with what is missing of a trip pack that was broken off. */
  async begin(client: QueryClient): Promise<void> {
    if (this.#state.running) return;
    const record = recordToGoOnWith(Date.now());
    this.#note(record);
    await this.#run(client, missingParts(record), record.begunAt);
  }

  /** Saves one part as it is now; of a trip pack it is there again. */
  saveOne(client: QueryClient, part: SavePart): Promise<void> {
    return this.#state.running ? Promise.resolve() : this.#run(client, [part], Date.now());
  }

  /** To be told that parts were taken off the device. */
  lose(parts: readonly SavePart[]): void {
    loseParts(parts);
    this.look();
  }

  /** Reads again what is noted, which may have changed in another tab or with a logout. */
  look(): void {
    this.#set({ record: readTrip() });
  }

  /** Ends after the piece that is on its way; what is saved stays. */
  cancel(): void {
    this.#stop?.abort();
  }

  /** Forgets the last trip pack, when parts of it were taken off the device. */
  forget(): void {
    this.#note(null);
  }

  async #run(client: QueryClient, parts: readonly SavePart[], since: number) {
    const stop = new AbortController();
    this.#stop = stop;
    this.#set({ running: true, parts: Object.fromEntries(parts.map((part) => [part, { kind: 'waiting' }])) });
    void keepForGood();
    for (const part of parts) {
      if (stop.signal.aborted) break;
      const progress = (done: number, total: number) => this.#setPart(part, { kind: 'saving', done, total });
      progress(0, 0);
      try {
        // Within: where its code cannot be had, the part says why it is missing.
        const { savePart } = await import('#client/offline/device-storage.ts');
        await savePart(part, { client, since, signal: stop.signal, progress });
        this.#setPart(part, { kind: 'saved' });
        const record = readTrip();
        if (record !== null) this.#note({ ...record, saved: [...new Set([...record.saved, part])] });
      } catch (error) {
        this.#setPart(part, stop.signal.aborted ? { kind: 'waiting' } : { kind: 'failed', why: reasonOf(error) });
      }
    }
    this.#set({ running: false });
  }

  #note(record: TripRecord | null): void {
    writeTrip(record);
    this.#set({ record });
  }

  #setPart(part: SavePart, state: PartState): void {
    this.#set({ parts: { ...this.#state.parts, [part]: state } });
  }

  #set(change: Partial<TripState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** The one {@link Trip} of this tab. */
export const trip = new Trip();

/** See {@link TripState}; nothing on the server and during hydration. */
export function useTrip(): TripState {
  return useSyncExternalStore(
    trip.subscribe,
    () => trip.state,
    () => NOTHING,
  );
}
