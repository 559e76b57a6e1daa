import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { useFormats } from './use-formats.ts';
import { useLocale } from './use-locale.ts';

/** Formats of dates of the calendar: read and shown in one zone, they never shift by a day. */
interface DateFormats {
  weekday: Intl.DateTimeFormat;
  dayOfMonth: Intl.DateTimeFormat;
}

const made = new Map<Locale, DateFormats>();

function formatsIn(locale: Locale): DateFormats {
  const isChinese = locale === 'zh_CN';
  const present = made.get(locale) ?? {
    weekday: new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'short', timeZone: 'UTC' }),
    dayOfMonth: new Intl.DateTimeFormat(isChinese ? 'zh-CN' : 'en-GB', {
      month: isChinese ? 'long' : 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
  };
  made.set(locale, present);
  return present;
}

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The day of the week of a date, short. */
export function useWeekday(): (date: string) => string {
  const { weekday } = formatsIn(useLocale());
  return (date) => weekday.format(midnight(date));
}

/** A date without its year: `20 Nov` or `11月20日`. */
export function useDayOfMonth(): (date: string) => string {
  const { dayOfMonth } = formatsIn(useLocale());
  return (date) => dayOfMonth.format(midnight(date));
}

/** A date with its day of the week: `Fri 20 Nov 2026` or `2026年11月20日 周五`. */
export function useDay(): (date: string) => string {
  const weekday = useWeekday();
  const formats = useFormats();
  const isChinese = useLocale() === 'zh_CN';
  return (date) => (isChinese ? `${formats.date(date)} ${weekday(date)}` : `${weekday(date)} ${formats.date(date)}`);
}
