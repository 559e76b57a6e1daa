import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { twoDigits } from '#domain/two-digits.ts';
import { writtenDay, writtenTime } from '#domain/written-time.ts';
import { useLocale } from './use-locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEGABYTE = 1024 * 1024;

/** Formats of one language. */
export interface Formats {
  number(value: number): string;
  /** `2026-11-20` as `20 Nov 2026` or `2026年11月20日`; a month without its day. */
  date(isoDate: string): string;
  /** A day and a minute of the clock of a place: `20 Nov 2026, 18:04` or `2026年11月20日 18:04`. */
  at(isoDate: string, minute: string): string;
  /** An instant (ms) as date and time in the visitor's zone: `20 Nov 2026, 18:04` or `2026年11月20日 18:04`. */
  time(instant: number): string;
  /** How long ago `instant` was at `now` (both ms), in words. */
  age(instant: number, now: number): string;
  /** Bytes as `1.2 MB`. */
  bytes(value: number): string;
}

/** Delays `make` until its result is first asked for, and keeps the result. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// The first Intl object of a kind costs a phone a tenth of a second, in the middle of its first drawing: what every page
// writes, which is numbers, days and ages, is put together by hand, and each of the others is made when it is asked for.

/** Numbers that both languages write alike, but for the commas. */
const PLAIN_NUMBER = /^(\d{1,15})(\.\d{1,3})?$/;
/** Places for a comma: between two digits with a multiple of three digits behind them. Both languages group alike. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

function make(locale: Locale): Formats {
  const tag = LANGUAGE_TAGS[locale];
  const isChinese = locale === 'zh_CN';
  const number = whenAsked(() => new Intl.NumberFormat(tag));
  const tenths = whenAsked(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, minimumFractionDigits: 1 }));
  const write = (value: number): string => {
    const [, whole, fraction = ''] = PLAIN_NUMBER.exec(String(value)) ?? [];
    return whole === undefined ? number().format(value) : whole.replace(THOUSANDS, ',') + fraction;
  };
  const ago = (count: number, english: string, chinese: string): string =>
    isChinese ? `${write(count)}${chinese}前` : `${write(count)} ${english}${count === 1 ? '' : 's'} ago`;
  return {
    number: write,
    date: (isoDate) => writtenDay(locale, isoDate),
    at: (isoDate, minute) => writtenTime(locale, isoDate, minute),
    time(instant) {
      const at = new Date(instant);
      const day = `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;
      return writtenTime(locale, day, `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`);
    },
    age(instant, now) {
      const rounded = (unit: number) => Math.round((now - instant) / unit);
      if (rounded(MINUTE) < 1) return isChinese ? '刚刚' : 'just now';
      if (rounded(MINUTE) < 60) return ago(rounded(MINUTE), 'minute', '分钟');
      // Spans, not days of the calendar: no 'yesterday', which thirty hours ago may or may not have been.
      return rounded(HOUR) < 24 ? ago(rounded(HOUR), 'hour', '小时') : ago(rounded(DAY), 'day', '天');
    },
    bytes(value) {
      if (value < MEGABYTE) return `${Math.max(1, Math.round(value / 1024))} KB`;
      return value < 1024 * MEGABYTE
        ? `${tenths().format(value / MEGABYTE)} MB`
        : `${tenths().format(value / 1024 / MEGABYTE)} GB`;
    },
  };
}

const made = new Map<Locale, Formats>();

/** Dates, numbers, ages and sizes in a language. */
export function formatsOf(locale: Locale): Formats {
  const present = made.get(locale) ?? make(locale);
  made.set(locale, present);
  return present;
}

/** Dates, numbers, ages and sizes in the language of the page. */
export function useFormats(): Formats {
  return formatsOf(useLocale());
}
