const MS_PER_DAY = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date of the calendar without time and zone, as `2026-11-20`. */
export type PlainDate = string;

/** Days since 1 January 1970 of a date; null when there is no such date (30 February). Zones and clocks play no part. */
export function dayNumber(date: PlainDate): number | null {
  const [, year, month, day] = ISO_DATE.exec(date) ?? [];
  if (year === undefined) return null;
  // Read as UTC and written back: a day that does not exist comes back as another one.
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== `${year}-${month}-${day}`
    ? null
    : time / MS_PER_DAY;
}

/** The date of a day number. */
export function dateOf(day: number): PlainDate {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Day of the week of a day number: 0 is Sunday. */
export function weekday(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/**
 * The date on which an instant (ms) falls where the visitor is; `offset` as `Date.prototype.getTimezoneOffset` gives it
 * (minutes).
 */
export function localDate(instant: number, offset: number): PlainDate {
  return new Date(instant - offset * 60_000).toISOString().slice(0, 10);
}
