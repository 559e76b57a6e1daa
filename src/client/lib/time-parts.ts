import { twoDigits } from '#domain/two-digits.ts';

/** A time as it is written: day of the calendar (ISO), hour and minute, and the zone as `UTC+8`, empty where nobody knows it. */
interface TimeParts {
  date: string;
  minute: string;
  zone: string;
}

const OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/;
/** Of a second, as some sources write it behind one. */
const FRACTION = /^\.\d+/;

const zoneOf = (offset: string) =>
  offset === ''
    ? ''
    : offset === 'Z' || /^[+-]00:00$/.test(offset)
      ? 'UTC'
      : `UTC${offset.replace(/:00$/, '').replace(/([+-])0/, '$1')}`;

/** The same moment by the clock of this device, as ISO 8601 with offset. */
function byOwnClock(time: string): string {
  // Local time of a place whose zone nobody knows is no moment that another clock could show.
  if (!OFFSET.test(time)) return time;
  const at = new Date(time);
  // A source may have written anything.
  if (Number.isNaN(at.getTime())) return time;
  const ahead = -at.getTimezoneOffset();
  const local = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const distance = Math.abs(ahead);
  return `${local}${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

/** Takes apart a time (ISO 8601 with offset), by the clock of its place or by that of this device. */
export function timeParts(time: string, clock: 'port' | 'own'): TimeParts {
  const shown = clock === 'own' ? byOwnClock(time) : time;
  return { date: shown.slice(0, 10), minute: shown.slice(11, 16), zone: zoneOf(shown.slice(19).replace(FRACTION, '')) };
}
