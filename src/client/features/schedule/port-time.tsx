import { useDay } from '#client/i18n/use-day.ts';
import { useLocale } from '#client/i18n/use-locale.ts';
import { timeParts } from '#client/lib/time-parts.ts';
import { beforeMinute } from '#domain/written-time.ts';

interface PortTimeProps {
  time: string;
  /** Says how far the clock of the port is from UTC, where times of several ports stand beside each other. */
  zone?: boolean;
}

/** A time of a port as its own clock shows it, with the day of the week, by which sailings are known. */
export function PortTime({ time, zone = false }: PortTimeProps) {
  const day = useDay();
  const comma = beforeMinute(useLocale()).trim();
  const { date, minute, zone: offset } = timeParts(time, 'port');
  return (
    <time dateTime={time} className="plan-time">
      <span>
        {day(date)}
        {comma}
      </span>{' '}
      <span>{minute}</span>
      {zone ? <span className="ui-muted"> {offset}</span> : null}
    </time>
  );
}
