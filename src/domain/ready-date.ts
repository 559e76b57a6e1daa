import { ENQUIRY_LIMITS } from '#contract/enquiry-kinds.ts';
import { dateOf, dayNumber, type PlainDate } from './plain-date.ts';

/** First and last date that goods of an enquiry may be ready on, seen from today. */
export function readyDates(today: PlainDate): { first: PlainDate; last: PlainDate } {
  const { readyDaysPast, readyDaysAhead } = ENQUIRY_LIMITS;
  const day = dayNumber(today) ?? 0;
  return { first: dateOf(day - readyDaysPast), last: dateOf(day + readyDaysAhead) };
}

/** Whether goods may be ready on a date, seen from today. ISO dates order as text. */
export function isReadyDate(date: PlainDate, today: PlainDate): boolean {
  const { first, last } = readyDates(today);
  return date >= first && date <= last;
}
