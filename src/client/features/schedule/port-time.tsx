import { useDay, useWeekday } from '#client/i18n/use-day.ts';
import { timeParts } from '#client/lib/time-parts.ts';

interface PortTimeProps {
  time: string;
  /** The form of tables, whose figures stand under each other. */
  short?: boolean;
  /** Says how far the clock of the port is from UTC, where times of several ports stand beside each other. */
  zone?: boolean;
}

/** A time of a port as its own clock shows it. */
export function PortTime({ time, short = false, zone = false }: PortTimeProps) {
  const weekday = useWeekday();
  const day = useDay();
  const { date, minute, zone: offset } = timeParts(time, 'port');
  return (
    <time dateTime={time} className="plan-time">
      <span>{short ? date : day(date)}</span> <span>{`${short ? `${weekday(date)} ` : ''}${minute}`}</span>
      {zone ? <span className="ui-muted"> {offset}</span> : null}
    </time>
  );
}
