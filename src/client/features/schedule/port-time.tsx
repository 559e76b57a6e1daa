import { useFormats } from '#client/i18n/use-formats.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { LANGUAGE_TAGS, type Locale } from '#contract/locale.ts';

const made = new Map<Locale, Intl.DateTimeFormat>();

/** The day of the week of a date, short. Read and shown in one zone, it is the day of the calendar. */
function useWeekday(): (date: string) => string {
  const locale = useLocale();
  const format =
    made.get(locale) ?? new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'short', timeZone: 'UTC' });
  made.set(locale, format);
  return (date) => format.format(new Date(`${date}T00:00:00Z`));
}

/** A date with its day of the week. */
export function useDay(): (date: string) => string {
  const weekday = useWeekday();
  const formats = useFormats();
  return (date) => `${formats.date(date)} ${weekday(date)}`;
}

/** A time of a port as its own clock shows it; `short` is the form of tables, whose figures stand under each other. */
export function PortTime({ time, short = false }: { time: string; short?: boolean }) {
  const weekday = useWeekday();
  const day = useDay();
  const date = time.slice(0, 10);
  return (
    <time dateTime={time} className="plan-time">
      <span>{short ? date : day(date)}</span> <span>{`${short ? `${weekday(date)} ` : ''}${time.slice(11, 16)}`}</span>
    </time>
  );
}
