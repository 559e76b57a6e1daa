import { SCHEDULE_AHEAD_DAYS, SCHEDULE_DAYS, SCHEDULE_DAYS_MAX } from '#contract/schedule-limits.ts';
import { dateOf, dayNumber, type PlainDate } from '../plain-date.ts';

/** First and last day of departure, both included. */
export interface Window {
  from: PlainDate;
  to: PlainDate;
}

/**
 * The faults of a window: it ends before it begins, lies in the past, is longer than may be asked for, or begins
 * further ahead than anything is planned.
 */
export type WindowProblem = 'reversed' | 'past' | 'too-long' | 'too-far';

/** The last day that a window may begin on. */
export function lastStart(today: PlainDate): PlainDate {
  return dateOf((dayNumber(today) ?? 0) + SCHEDULE_AHEAD_DAYS);
}

/**
 * The window that is meant by its ends, of which either may be missing: from today, for four weeks. A day that is over
 * here may still be going on in a port, so a window that ended yesterday is not past yet.
 */
export function readWindow(from: PlainDate | null, to: PlainDate | null, today: PlainDate): Window | WindowProblem {
  const now = dayNumber(today) ?? 0;
  const last = to === null ? null : dayNumber(to);
  const first = (from === null ? null : dayNumber(from)) ?? Math.min(now, last ?? now);
  const end = last ?? first + SCHEDULE_DAYS - 1;
  if (end < now - 1) return 'past';
  if (end < first) return 'reversed';
  if (end - first >= SCHEDULE_DAYS_MAX) return 'too-long';
  if (first - now > SCHEDULE_AHEAD_DAYS) return 'too-far';
  return { from: dateOf(first), to: dateOf(end) };
}
