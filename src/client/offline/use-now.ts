import { useSyncExternalStore } from 'react';

const STEP_MS = 30_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Nobody sees the time on a page that is hidden; shown again, it is right at once. */
function follow(): void {
  clearInterval(timer);
  timer = undefined;
  if (document.visibilityState === 'hidden') return;
  tick();
  timer = setInterval(tick, STEP_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', follow);
    follow();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    clearInterval(timer);
    timer = undefined;
  };
}

/** Without a timer the time is what it was when somebody last looked, unless that is long ago. */
function read(): number {
  if (timer === undefined && Math.abs(Date.now() - now) > STEP_MS) now = Date.now();
  return now;
}

/**
 * The time (ms), renewed twice a minute by one timer for all, which rests while the page is hidden; null on the server and
 * during hydration, where two clocks would differ.
 */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(subscribe, read, () => null);
}
