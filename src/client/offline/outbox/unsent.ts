import { useSyncExternalStore } from 'react';

/**
 * The outbox's news for the frame. `waiting` counts all unsent entries: some wait for a code, some were given up after
 * seven days, and some the server refused. `lost` counts those deleted by the browser. `arrived` holds the numbers of
 * entries that have arrived and nobody has seen.
 */
interface Unsent {
  waiting: number;
  needsCode: number;
  expired: number;
  refused: number;
  lost: number;
  arrived: readonly string[];
}

const NOTHING: Unsent = { waiting: 0, needsCode: 0, expired: 0, refused: 0, lost: 0, arrived: [] };

/** Whether there is anything to tell. */
export const hasNews = ({ waiting, lost, arrived }: Unsent): boolean => waiting + lost + arrived.length > 0;

/** Told by the outbox, whose code comes when the page stands; until then there is nothing to tell. */
class UnsentCount {
  #present = NOTHING;
  #listeners = new Set<() => void>();

  get present(): Unsent {
    return this.#present;
  }

  set(next: Unsent): void {
    this.#present = next;
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The count of this tab. */
export const unsent = new UnsentCount();

/** The count, for the frame; nothing on the server and during hydration. */
export function useUnsent(): Unsent {
  return useSyncExternalStore(
    unsent.subscribe,
    () => unsent.present,
    () => NOTHING,
  );
}
