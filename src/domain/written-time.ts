import type { Locale } from '#contract/locale.ts';

// By hand and not by Intl: the first Intl object of a kind costs a phone a tenth of a second in the middle of its first
// drawing, and nearly every page writes a day.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/**
 * A day of the calendar (`2026-11-20`) as it is written everywhere, `20 Nov 2026` or `2026年11月20日`; in English the day
 * stands first, as on papers of freight. A month (`2026-11`) is written without one. What is neither stays as it is.
 */
export function writtenDay(locale: Locale, isoDate: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(isoDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return isoDate;
  if (locale === 'zh_CN') return `${year}年${Number(month)}月${day === '' ? '' : `${Number(day)}日`}`;
  return `${day === '' ? '' : `${Number(day)} `}${name} ${year}`;
}

/** The separator between the day and the minute. */
export const beforeMinute = (locale: Locale): string => (locale === 'zh_CN' ? ' ' : ', ');

/** A day with a time of it (`18:04`): `20 Nov 2026, 18:04` or `2026年11月20日 18:04`. */
export function writtenTime(locale: Locale, isoDate: string, minute: string): string {
  const day = writtenDay(locale, isoDate);
  return minute === '' ? day : day + beforeMinute(locale) + minute;
}
