import { twoDigits } from '../two-digits.ts';

const FORM = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?\s?(Z|[+-]\d{2}:?\d{2})?$/;

const MINUTE = 60_000;
const YEAR = 365 * 24 * 60 * MINUTE;

/** Nothing we can be asked about is older: before it, a time is a clock that was never set. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** Plans reach this far ahead, in milliseconds; beyond it a time is a slip or a sentinel such as 2099. */
const FURTHEST_AHEAD = 2 * YEAR;

/** A zone with the offsets that were asked for, by quarter of an hour; null for a zone this runtime does not know. */
type Zone = { formatter: Intl.DateTimeFormat; offsets: Map<number, number> } | null;

const zones = new Map<string, Zone>();
const MOST_KEPT = 5000;

function zoneNamed(name: string): Zone {
  const kept = zones.get(name);
  if (kept !== undefined) return kept;
  let zone: Zone = null;
  try {
    zone = {
      formatter: new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }),
      offsets: new Map(),
    };
  } catch {
    // A zone this runtime does not know: times stay as they came.
  }
  zones.set(name, zone);
  return zone;
}

/** Minutes that a zone is ahead of UTC at a moment; null for a zone that this runtime does not know. */
export function zoneOffset(name: string, at: number): number | null {
  const zone = zoneNamed(name);
  if (zone === null) return null;
  // Zones change their offset on quarters of an hour; a shipment has few of them, and asking Intl is slow.
  const quarter = Math.floor(at / (15 * MINUTE));
  const kept = zone.offsets.get(quarter);
  if (kept !== undefined) return kept;
  const shown = zone.formatter.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(shown);
  const minutes = match?.[1] === undefined ? 0 : Number(`${match[1]}1`) * (Number(match[2]) * 60 + Number(match[3]));
  if (zone.offsets.size > MOST_KEPT) zone.offsets.clear();
  zone.offsets.set(quarter, minutes);
  return minutes;
}

/** A moment as ISO 8601 to the minute or second, with the given offset in minutes. */
function withOffset(at: number, minutes: number): string {
  const local = new Date(at + minutes * MINUTE).toISOString().slice(0, 19);
  const distance = Math.abs(minutes);
  return `${local}${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

/** Minutes that a time is ahead of UTC, as it is written with its offset; 0 for one without. */
export function offsetOf(time: string): number {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(time.slice(16)) ?? [];
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}

/** A moment in local time of a zone with its offset; null for an unknown zone. */
export function inZone(at: number, zone: string): string | null {
  const minutes = zoneOffset(zone, at);
  return minutes === null ? null : withOffset(at, minutes);
}

/** A time as a source wrote it, and the moment it means. */
export interface ReadTime {
  time: string;
  at: number;
}

/** Local time of a zone to a moment. The offset is looked up twice: near a change the first guess may be an hour off. */
function fromLocal(local: number, zone: string): number | null {
  const first = zoneOffset(zone, local);
  if (first === null) return null;
  const second = zoneOffset(zone, local - first * MINUTE) ?? first;
  return local - second * MINUTE;
}

/**
 * Reads a date and time. Without an offset it is local time of `zone`; without that either, nobody can say which moment
 * is meant, and it is refused. Null for anything that is no time of the calendar.
 */
export function readTime(text: string, zone: string | null): ReadTime | null {
  const match = FORM.exec(text.trim());
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '00', offset] = match;
  const local = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // Date.parse takes 30 February for the first or second of March.
  if (Number.isNaN(local) || new Date(local).getUTCDate() !== Number(day)) return null;
  if (offset === undefined) {
    const at = zone === null ? null : fromLocal(local, zone);
    return at === null ? null : { time: withOffset(at, (local - at) / MINUTE), at };
  }
  const minutes =
    offset === 'Z' ? 0 : Number(`${offset[0]}1`) * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2)));
  if (Math.abs(minutes) > 14 * 60) return null;
  const at = local - minutes * MINUTE;
  return { time: withOffset(at, minutes), at };
}

/**
 * Reads a date and time of a place whose zone nobody knows: as the source wrote it, without offset, with a moment that is
 * right to some hours and good for the order of things. Null for anything else.
 */
export function readLocalTime(text: string): ReadTime | null {
  const read = FORM.exec(text.trim())?.[7] === undefined ? readTime(text, 'UTC') : null;
  return read === null ? null : { time: read.time.slice(0, 19), at: read.at };
}

/**
 * A clock may run ahead by a zone that was left out, no further: what is made later than that would beat all that is
 * said since.
 */
const CLOCK_AHEAD = 24 * 60 * MINUTE;

/** Whether something can have been made at a moment. */
export function isMadeBy(at: number, now: number): boolean {
  return at >= EARLIEST && at <= now + CLOCK_AHEAD;
}

/** Whether a moment can be meant: not before anyone kept such records, not beyond any plan. */
export function isPlausible(at: number, now: number): boolean {
  return at >= EARLIEST && at <= now + FURTHEST_AHEAD;
}
