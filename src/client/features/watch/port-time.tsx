import { useFormats } from '#client/i18n/use-formats.ts';
import { timeParts } from '#client/lib/time-parts.ts';

/** A time of a port as its own clock shows it: `time` is ISO 8601 with offset, in local time of the place. */
export function PortTime({ time }: { time: string }) {
  const formats = useFormats();
  const { date, minute } = timeParts(time, 'port');
  return <time dateTime={time}>{formats.at(date, minute)}</time>;
}
