import { Trans } from '@lingui/react/macro';
import { createContext, useContext } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { timeParts } from '#client/lib/time-parts.ts';

/** Clock that times are shown by: that of the place where something happens, or the visitor's own. */
export type Clock = 'port' | 'own';

/** The clock that all times of an answer are shown by. */
export const ClockContext = createContext<Clock>('port');

interface TrackTimeProps {
  /** ISO 8601 with offset, in local time of its place. */
  time: string;
}

/** A time with its zone. The port's own time needs no clock of the device: it stands in the text itself. */
export function TrackTime({ time }: TrackTimeProps) {
  const clock = useContext(ClockContext);
  const formats = useFormats();
  const { date, minute, zone } = timeParts(time, clock);
  return (
    <time dateTime={time} className="track-time">
      {formats.at(date, minute)} <small>{zone === '' ? <Trans>local time</Trans> : zone}</small>
    </time>
  );
}
