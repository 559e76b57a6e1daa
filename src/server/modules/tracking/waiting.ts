import type { NumberState } from './numbers-repo.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** TRACK-08: pauses between questions about a number that nobody knows yet: quick at first, then with growing patience. */
const PAUSES: readonly number[] = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
  12 * HOUR,
  12 * HOUR,
  24 * HOUR,
];

/** After so many empty answers we say that nothing is known (TRACK-07), although we keep asking. */
const SAID_NOTHING = 4;

/** Watched shipments are asked for again when the last answer is older. */
export const WATCH_REFRESH_MS = 30 * MINUTE;

/** When to ask again after so many empty answers; null when it is enough. */
export function nextAsk(emptyAnswers: number, now: number): number | null {
  const pause = PAUSES[emptyAnswers - 1];
  return pause === undefined ? null : now + pause;
}

/**
 * Pauses after so many failures in a row. None is counted where nobody was asked because the calls are used up or the
 * carrier rests: that costs no call and says nothing about the number.
 */
export const FAILURE_PAUSES: readonly number[] = [5 * MINUTE, ...PAUSES];

/** When to try again after so many failures; null when it is enough: a carrier may refuse a number for good. */
export function nextTry(failures: number, now: number): number | null {
  const pause = FAILURE_PAUSES[failures];
  return pause === undefined ? null : now + pause;
}

/** Whether to say that we keep asking, or that nothing is known. */
export function waitingState({ emptyAnswers, nextAskAt }: NumberState): 'subscribed' | 'nothing' {
  return nextAskAt !== null && emptyAnswers < SAID_NOTHING ? 'subscribed' : 'nothing';
}

/** Seconds until the next question, and a few for its answer. */
export function secondsUntil(nextAskAt: number | null, now: number): number | null {
  return nextAskAt === null ? null : Math.max(Math.ceil((nextAskAt - now) / SECOND), 0) + 3;
}
