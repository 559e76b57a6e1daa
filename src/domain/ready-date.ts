import { ENQUIRY_LIMITS } from '#contract/enquiry-kinds.ts';

const DAY_MS = 86_400_000;

/** The calendar date so many days from another one; both `YYYY-MM-DD`. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** First and last date that goods of an enquiry may be ready on, seen from `today` (`YYYY-MM-DD`). */
export function readyDates(today: string): { first: string; last: string } {
  const { readyDaysPast, readyDaysAhead } = ENQUIRY_LIMITS;
  return { first: dateAfter(today, -readyDaysPast), last: dateAfter(today, readyDaysAhead) };
}

/** Whether goods may be ready on a date, seen from `today`. ISO dates order as text. */
export function isReadyDate(date: string, today: string): boolean {
  const { first, last } = readyDates(today);
  return date >= first && date <= last;
}
