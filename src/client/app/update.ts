import { useSyncExternalStore } from 'react';

/** How often at most an open page asks for a new version, in milliseconds. */
const CHECK_EVERY_MS = 10 * 60_000;

/** A new version of the application, downloaded and waiting for the visitor's word (PWA-06). */
class AppUpdate {
  #apply: (() => void) | null = null;
  #listeners = new Set<() => void>();

  get ready(): boolean {
    return this.#apply !== null;
  }

  /** Lets the new version take over and reloads the page into it. */
  apply(): void {
    this.#apply?.();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers the service worker and watches for new versions. */
  async start(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    const { registerSW } = await import('virtual:pwa-register');
    const update = registerSW({
      onNeedRefresh: () => {
        this.#apply = () => void update(true);
        for (const listener of this.#listeners) listener();
      },
      onRegisteredSW: (_url, registration) => {
        if (registration) this.#watch(registration);
      },
    });
  }

  /** Safari looks for a new worker only when the application starts, and an installed one may not start for weeks. */
  #watch(registration: ServiceWorkerRegistration): void {
    let last = Date.now();
    const check = () => {
      if (document.visibilityState !== 'visible' || Date.now() - last < CHECK_EVERY_MS) return;
      last = Date.now();
      registration.update().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    window.addEventListener('focus', check);
  }
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
