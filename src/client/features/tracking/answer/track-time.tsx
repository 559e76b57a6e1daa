import { createContext, useContext } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';

/** Whose clock times are shown by: that of the place where something happens, or the visitor's own. */
export type Clock = 'port' | 'own';

export const ClockContext = createContext<Clock>('port');

interface TrackTimeProps {
  /** ISO 8601 with offset, in local time of its place. */
  time: string;
}

/** A time with its zone. The port's own time needs no clock of the device: it stands in the text itself. */
export function TrackTime({ time }: TrackTimeProps) {
  const clock = useContext(ClockContext);
  const formats = useFormats();
  const offset = time.slice(19);
  const zone = offset === '' || offset === 'Z' ? 'UTC' : `UTC${offset.replace(/:00$/, '').replace(/([+-])0/, '$1')}`;
  return (
    <time dateTime={time} className="track-time">
      {clock === 'own' ? formats.time(Date.parse(time)) : `${formats.date(time.slice(0, 10))} ${time.slice(11, 16)} `}
      {clock === 'own' ? null : <small>{zone}</small>}
    </time>
  );
}
