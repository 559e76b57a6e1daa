import { type BackoffPlan, backoff } from './backoff.ts';

/** A try asks for a file and for all that it imports. */
const PAUSES: BackoffPlan = { first: 4_000, last: 30_000, jitter: 0.5 };

/** Resolves after a pause, or as soon as the device is online again. */
export function untilNextTry(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/** Fetches code; where that fails, again and again with growing pauses, and at once when the device is online. Never rejects. */
export async function loadAgain<T>(load: () => Promise<T>, failures = 0): Promise<T> {
  try {
    return await load();
  } catch {
    await untilNextTry(backoff(failures, PAUSES));
    return loadAgain(load, failures + 1);
  }
}

/** After a failure nobody asks for the same code within this time (ms). */
const REST_MS = 4_000;

/** Makes a loader of code that many ask for: it fetches once for all of them, and rests after a failure. */
export function sharedLoad<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      setTimeout(() => {
        loading = null;
      }, REST_MS);
      throw error;
    });
    return loading;
  };
}
