import { useSyncExternalStore } from 'react';
import { inTime } from '#client/lib/next-turn.ts';

/**
 * Whether there is a new version: `unfetched` when the server has one whose files could not all be had, and are asked for
 * again; `ready` waits for the visitor's word; `outdated` when another tab runs it already and has taken over what this one
 * keeps on the device.
 */
export type UpdateState = 'none' | 'unfetched' | 'ready' | 'outdated';

/** Whether the page can be changed for a newer one. */
export const isReady = (state: UpdateState): boolean => state === 'ready' || state === 'outdated';

/** How long the registration of the service worker is waited for, in milliseconds. */
const REGISTERED_MS = 10_000;

/** A new version of the application, downloaded and waiting for the visitor's word (PWA-06). */
class AppUpdate {
  #state: UpdateState = 'none';
  #apply: () => void = () => undefined;
  #accepted = false;
  #listeners = new Set<() => void>();
  #tellLook: (look: () => Promise<void>) => void = () => undefined;
  readonly #look = new Promise<() => Promise<void>>((resolve) => {
    this.#tellLook = resolve;
  });

  get state(): UpdateState {
    return this.#state;
  }

  /** To be told when another tab's version has taken over the device: this page keeps nothing more until it is loaded again. */
  fallBehind(): void {
    this.offer(() => window.location.reload(), 'outdated');
  }

  /** Tells that a version waits, and how it takes over. */
  offer(apply: () => void, state: UpdateState = 'ready'): void {
    this.#apply = apply;
    // A version that comes later does not make an outdated page a good one.
    if (this.#state !== 'outdated') this.#state = state;
    this.#tell();
  }

  /** Tells whether the server has a version whose files could not all be had. One that waits already stays an offer. */
  miss(unfetched: boolean): void {
    if (isReady(this.#state)) return;
    this.#state = unfetched ? 'unfetched' : 'none';
    this.#tell();
  }

  /** Lets the new version take over; the page is loaded again when it has. */
  apply(): void {
    this.#accepted = true;
    this.#apply();
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
    this.#tellLook(look);
  }

  /**
   * Looks for a new version; resolves when the server has answered and what it had is on the device. On a page that has just
   * come, the service worker is registered first; rejects where there is none after some seconds.
   */
  async look(): Promise<void> {
    const look = await inTime(REGISTERED_MS, this.#look, new Error('Nothing looks for new versions'));
    await look();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The update of this tab. */
export const appUpdate = new AppUpdate();

/** See {@link UpdateState}; none on the server and during hydration. */
export function useUpdate(): UpdateState {
  return useSyncExternalStore(
    appUpdate.subscribe,
    () => appUpdate.state,
    () => 'none',
  );
}
