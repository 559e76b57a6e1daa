import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';
import { useLocale } from './use-locale.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MEGABYTE = 1024 * 1024;

/** Formats of one language. */
export interface Formats {
  number(value: number): string;
  /** `2026-11-20` as `20 Nov 2026` or `2026年11月20日`. */
  date(isoDate: string): string;
  /** An instant (ms) as date and time in the visitor's zone: `20 Nov 2026, 18:04` or `2026年11月20日 18:04`. */
  time(instant: number): string;
  /** How long ago `instant` was at `now` (both ms), in words. */
  age(instant: number, now: number): string;
  /** Bytes as `1.2 MB`. */
  bytes(value: number): string;
}

/** What `make` makes, made when it is first asked for. */
function whenAsked<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

// Each Intl object is made once, and only if a page shows what it writes: the first ones of a page cost the browser
// milliseconds each, in the middle of its first drawing.
function make(locale: Locale): Formats {
  const tag = LANGUAGE_TAGS[locale];
  const number = whenAsked(() => new Intl.NumberFormat(tag));
  const tenths = whenAsked(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, minimumFractionDigits: 1 }));
  // Dates are dates of the calendar, not instants: read and shown in the same zone they never shift by a day.
  // In English the day stands before the month and the clock has 24 hours, as on papers of freight.
  const dayFirst = locale === 'zh_CN' ? 'zh-CN' : 'en-GB';
  const date = whenAsked(
    () =>
      new Intl.DateTimeFormat(dayFirst, {
        year: 'numeric',
        month: locale === 'zh_CN' ? 'long' : 'short',
        day: 'numeric',
        timeZone: 'UTC',
      }),
  );
  const time = whenAsked(() => new Intl.DateTimeFormat(dayFirst, { dateStyle: 'medium', timeStyle: 'short' }));
  const relative = whenAsked(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  return {
    // A number without thousands is written the same everywhere; Intl is asked for none of the many small ones.
    number: (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : number().format(value)),
    date: (isoDate) => date().format(new Date(`${isoDate}T00:00:00Z`)),
    time: (instant) => time().format(instant),
    age(instant, now) {
      const passed = Math.max(0, now - instant);
      if (passed < HOUR) return relative().format(-Math.round(passed / MINUTE), 'minute');
      if (passed < DAY) return relative().format(-Math.round(passed / HOUR), 'hour');
      return relative().format(-Math.round(passed / DAY), 'day');
    },
    bytes(value) {
      if (value < MEGABYTE) return `${number().format(Math.max(1, Math.round(value / 1024)))} KB`;
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
