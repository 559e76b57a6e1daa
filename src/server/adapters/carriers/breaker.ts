/** A carrier that has failed so often in a row is left alone. */
const FAILURES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
/** A try of which nothing was heard again no longer holds others up. */
const TRY_LIMIT_MS = 60_000;

/** Keeps calls away from a carrier that is down, so that visitors do not wait for it and it can come back. */
export interface Breaker {
  /** Milliseconds until the next try, 0 when calls may go. After a pause one call at a time tries. */
  wait(): number;
  /** The call that might go did not: another may try. */
  untried(): void;
  succeeded(): void;
  /** `pause` is what the carrier itself asked for, in milliseconds. */
  failed(pause?: number | null): void;
}

/** Makes the breaker of one carrier. */
export function createBreaker(clock: () => number): Breaker {
  let failures = 0;
  let openUntil = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  return {
    wait() {
      const left = openUntil - clock();
      if (left > 0) return left;
      if (failures < FAILURES) return 0;
      if (clock() - triedAt < TRY_LIMIT_MS) return 1000;
      triedAt = clock();
      return 0;
    },
    untried() {
      triedAt = Number.NEGATIVE_INFINITY;
    },
    succeeded() {
      failures = 0;
      triedAt = Number.NEGATIVE_INFINITY;
    },
    failed(pause = null) {
      failures += 1;
      triedAt = Number.NEGATIVE_INFINITY;
      const doubled = FIRST_PAUSE_MS * 2 ** Math.min(failures - FAILURES, 10);
      const own = failures >= FAILURES ? Math.min(doubled, LONGEST_PAUSE_MS) : 0;
      openUntil = Math.max(openUntil, clock() + Math.max(own, pause ?? 0));
    },
  };
}
