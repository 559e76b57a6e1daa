/** Pauses between tries, in milliseconds: the first, the longest, and which share of a pause is left to chance (0 to 1). */
export interface BackoffPlan {
  first: number;
  last: number;
  /** 1 is full jitter, which spreads many devices best; less keeps a least pause between two tries. */
  jitter?: number;
}

/**
 * The pause before a try, in milliseconds; `failures` counts those before it. It doubles up to the longest, and chance
 * takes its share off, so that a harbour full of phones does not ask in step when the mast is back.
 */
export function backoff(failures: number, { first, last, jitter = 1 }: BackoffPlan, random = Math.random): number {
  const longest = Math.min(last, first * 2 ** failures);
  return longest * (1 - jitter * random());
}
