import { useSyncExternalStore } from 'react';

/** What the frame tells of the outbox: how much waits, how much of it for a code, and how much the browser has deleted. */
export interface Unsent {
  waiting: number;
  needsCode: number;
  lost: number;
}

const NOTHING: Unsent = { waiting: 0, needsCode: 0, lost: 0 };

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
