import { useFormats } from '#client/i18n/use-formats.ts';

/** A time of a port as its own clock shows it: `time` is ISO 8601 with offset, in local time of the place. */
export function PortTime({ time }: { time: string }) {
  const formats = useFormats();
  return (
    <time dateTime={time}>
      {formats.date(time.slice(0, 10))} {time.slice(11, 16)}
    </time>
  );
}
