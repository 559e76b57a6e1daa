import { useDay, useWeekday } from '#client/i18n/use-day.ts';

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
