import { useEffect, useState, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'countdowns';
const STEP_MS = 500;

/** Ends of countdowns (ms) by name. */
type Ends = Readonly<Record<string, number>>;

interface Countdowns {
  start(name: string, seconds: number): void;
  /** Whole seconds left; 0 when it is over or never began. */
  left(name: string): number;
  subscribe(listener: () => void): () => void;
}

/**
 * Countdowns that go on while nobody looks: a dialog that is closed and opened again, or a page loaded anew, shows what is
 * left. `storage` may be blocked or hold anything; `now` gives milliseconds.
 */
export function createCountdowns(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: () => number): Countdowns {
  let ends: Ends | null = null;
  const listeners = new Set<() => void>();
  function read(): Ends {
    if (ends !== null) return ends;
    ends = {};
    try {
      const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}');
      if (typeof stored === 'object' && stored !== null) {
        ends = Object.fromEntries(Object.entries(stored).filter(([, end]) => typeof end === 'number'));
      }
    } catch {
      // Blocked or foreign: then this page remembers by itself.
    }
    return ends;
  }
  return {
    start(name, seconds) {
      const at = now();
      // What is over is forgotten with the next start.
      const running = Object.entries(read()).filter(([, end]) => end > at);
      ends = { ...Object.fromEntries(running), [name]: at + seconds * 1000 };
      try {
        storage().setItem(STORAGE_KEY, JSON.stringify(ends));
      } catch {
        // Kept in memory.
      }
      for (const listener of listeners) listener();
    },
    left: (name) => Math.max(0, Math.ceil(((read()[name] ?? 0) - now()) / 1000)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The countdowns of this tab. */
export const countdowns = createCountdowns(() => window.sessionStorage, Date.now);

/** FORM-02: seconds left of a countdown, and a way to start it. 0 on the server and while the page comes to life. */
export function useCountdown(name: string): [left: number, start: (seconds: number) => void] {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const left = useSyncExternalStore(
    (listener) => {
      const stop = countdowns.subscribe(listener);
      const timer = setInterval(listener, STEP_MS);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    () => countdowns.left(name),
    () => 0,
  );
  return [alive ? left : 0, (seconds) => countdowns.start(name, seconds)];
}
