import { useSyncExternalStore } from 'react';

/** A new version of the application, downloaded and waiting for the visitor's word (PWA-06). */
class AppUpdate {
  #apply: (() => void) | null = null;
  #accepted = false;
  #listeners = new Set<() => void>();
  #look: () => Promise<void> = () => Promise.reject(new Error('Nothing looks for new versions'));

  get ready(): boolean {
    return this.#apply !== null;
  }

  /** Tells that a version waits, and how it takes over. */
  offer(apply: () => void): void {
    this.#apply = apply;
    for (const listener of this.#listeners) listener();
  }

  /** Lets the new version take over; the page is loaded again when it has. */
  apply(): void {
    this.#accepted = true;
    this.#apply?.();
  }

  /**
   * To be told when the new version has taken over: the page where the visitor agreed is loaded again. In any other he may
   * be in the middle of something, so there it stays an offer.
   */
  tookOver(): void {
    if (this.#accepted) window.location.reload();
    else this.offer(() => window.location.reload());
  }

  /** Says how a new version is looked for; once, when the service worker is registered. */
  lookBy(look: () => Promise<void>): void {
    this.#look = look;
  }

  /** Looks for a new version now; resolves when the server has answered and what it had is on the device. */
  look(): Promise<void> {
    return this.#look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** The update of this tab. */
export const appUpdate = new AppUpdate();

/** Whether a new version waits; false on the server and during hydration. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    appUpdate.subscribe,
    () => appUpdate.ready,
    () => false,
  );
}
