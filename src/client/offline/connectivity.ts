import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isUnreachable } from '#client/api/errors.ts';

/**
 * First and longest pause between two looks whether the server can be reached again, in milliseconds. With the time that
 * a look may take, its return is noticed within ten seconds.
 */
const FIRST_PROBE_MS = 2_000;
const LAST_PROBE_MS = 6_000;
const PROBE_TIMEOUT_MS = 4_000;

/**
 * Whether the server can be reached, judged by what happens: a call without an answer means no, any answer means yes.
 * The browser's own flag is only a hint, since a Wi-Fi without internet counts as online for it.
 */
class Connectivity {
  #online = true;
  #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PROBE_MS;
  #probe: () => Promise<boolean> = () => Promise.resolve(true);

  /** Starts listening to the browser and to the calls of the query cache. `probe` asks the server for a sign of life. */
  start(client: QueryClient, probe: (signal: AbortSignal) => Promise<boolean>): void {
    this.#probe = () => probe(AbortSignal.timeout(PROBE_TIMEOUT_MS)).catch(() => false);
    window.addEventListener('offline', () => this.#set(false));
    window.addEventListener('online', () => void this.check());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && !this.#online) void this.check();
    });
    client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && isUnreachable(event.action.error)) this.#set(false);
    });
    if (!navigator.onLine) this.#set(false);
  }

  get online(): boolean {
    return this.#online;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the server now; resolves to whether it answered. */
  async check(): Promise<boolean> {
    const answered = await this.#probe();
    this.#set(answered);
    return answered;
  }

  #set(online: boolean): void {
    clearTimeout(this.#timer);
    if (!online) {
      // Jitter, so that a harbour full of phones does not ask in step when the mast is back.
      this.#timer = setTimeout(() => void this.check(), this.#pause * (0.75 + Math.random() / 4));
      this.#pause = Math.min(this.#pause * 1.6, LAST_PROBE_MS);
    } else {
      this.#pause = FIRST_PROBE_MS;
    }
    if (online === this.#online) return;
    this.#online = online;
    onlineManager.setOnline(online);
    for (const listener of this.#listeners) listener();
  }
}

/** The connectivity of this tab. */
export const connectivity = new Connectivity();

/** Whether the server can be reached; true on the server and during hydration. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    connectivity.subscribe,
    () => connectivity.online,
    () => true,
  );
}
