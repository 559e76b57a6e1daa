import { useEffect, useState, useSyncExternalStore } from 'react';
import { CODE_COUNTDOWN_SECONDS } from '#contract/account-limits.ts';
import type { CodePurpose, CodeSent } from '#contract/verification.ts';

const STORAGE_KEY = 'countdowns';
const STEP_MS = 500;

/** When a countdown ends, and how long it was to begin with, both in milliseconds. */
type Countdown = readonly [end: number, length: number];

function isCountdown(value: unknown): value is Countdown {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
}

interface Countdowns {
  start(name: string, seconds: number): void;
  /** Whole seconds left; 0 when it is over or never began. */
  left(name: string): number;
  subscribe(listener: () => void): () => void;
}

/**
 * Countdowns that go on while nobody looks: a dialog that is closed and opened again, or a page loaded anew, shows what is
 * left. `storage` may be blocked or hold anything; `now` gives milliseconds, and may go back when the clock is set: then
 * the countdown begins again, since nobody can say how much of it is over.
 */
export function createCountdowns(storage: () => Pick<Storage, 'getItem' | 'setItem'>, now: () => number): Countdowns {
  let running: Map<string, Countdown> | null = null;
  const listeners = new Set<() => void>();
  function read(): Map<string, Countdown> {
    if (running !== null) return running;
    running = new Map();
    try {
      const stored: unknown = JSON.parse(storage().getItem(STORAGE_KEY) ?? '{}');
      if (typeof stored === 'object' && stored !== null) {
        for (const [name, value] of Object.entries(stored)) if (isCountdown(value)) running.set(name, value);
      }
    } catch {
      // Blocked or foreign: then this page remembers by itself.
    }
    return running;
  }
  function run(name: string, length: number) {
    const at = now();
    // Countdowns that are over are dropped.
    const others = [...read()].filter(([, [end]]) => end > at);
    running = new Map([...others, [name, [at + length, length]]]);
    try {
      storage().setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(running)));
    } catch {
      // Kept in memory.
    }
  }
  return {
    start(name, seconds) {
      run(name, seconds * 1000);
      for (const listener of listeners) listener();
    },
    left(name) {
      const [end, length] = read().get(name) ?? [0, 0];
      const left = end - now();
      if (left > length) run(name, length);
      return Math.max(0, Math.ceil(Math.min(left, length) / 1000));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The countdowns of this tab. */
export const countdowns = createCountdowns(() => window.sessionStorage, Date.now);

/** Calls back when a countdown starts, and while it may run; one function, or each drawing would begin a clock anew. */
function everyStep(listener: () => void): () => void {
  const stop = countdowns.subscribe(listener);
  const timer = setInterval(listener, STEP_MS);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/**
 * FORM-02: seconds until a further code may be asked for, by what it is for, and what begins them once one was sent. 0 on
 * the server and while the page comes to life.
 */
export function useCodeCountdown(
  purpose: CodePurpose,
): [secondsLeft: number, begin: (sent: Pick<CodeSent, 'retryAfterSeconds'>) => void] {
  const name = `code ${purpose}`;
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const left = useSyncExternalStore(
    everyStep,
    () => countdowns.left(name),
    () => 0,
  );
  const begin = ({ retryAfterSeconds }: Pick<CodeSent, 'retryAfterSeconds'>) =>
    countdowns.start(name, Math.max(retryAfterSeconds, CODE_COUNTDOWN_SECONDS));
  return [alive ? left : 0, begin];
}
