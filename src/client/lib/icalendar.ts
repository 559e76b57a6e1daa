import { zoneOffset } from '#domain/tracking/time.ts';
import { twoDigits } from '#domain/two-digits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Something at one moment, for a calendar. */
export interface CalendarMoment {
  /** The same for the same thing at each export, so that a calendar replaces it instead of showing it twice. */
  uid: string;
  /** The moment (ms). */
  at: number;
  /** IANA name of the zone whose clock it is shown by; null for UTC. */
  zone: string | null;
  summary: string;
  description: string;
  location: string;
  /** A reminder so many hours before it; null for none. */
  remindHours: number | null;
}

/** A calendar to be written. `stamp` (ms) is the time of writing. */
interface Calendar {
  name: string;
  stamp: number;
  moments: readonly CalendarMoment[];
}

const digits = (at: number) => new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** RFC 5545 3.3.11: commas, semicolons, backslashes and line ends of a text; other control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll(/[,;]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** Octets of a line without its end, RFC 5545 3.1. */
const LINE_OCTETS = 75;

/** RFC 5545 3.1: no line is longer than 75 octets; a character of several octets is never cut. */
export function folded(line: string): string {
  const lines: string[] = [];
  const encoder = new TextEncoder();
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** RFC 5545 3.3.14: minutes as `+0800`. */
function offsetText(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(distance / 60))}${twoDigits(distance % 60)}`;
}

/** The moment within a span at which a zone leaves an offset, to the minute. */
function changeBetween(zone: string, start: number, end: number, before: number): number {
  let [low, high] = [start, end];
  while (high - low > MINUTE) {
    const middle = Math.floor((low + high) / 2 / MINUTE) * MINUTE;
    if (zoneOffset(zone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** RFC 5545 3.6.5: the offsets of a zone over a span of time, each from when on it holds. */
function zoneLines(zone: string, first: number, last: number): string[] {
  const seasons = [0, 91, 182, 273].map((days) => zoneOffset(zone, first + days * DAY) ?? 0);
  const usual = Math.min(...seasons);
  const observance = (at: number, before: number, after: number) => {
    const kind = after > usual ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${digits(at + before * MINUTE)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ];
  };
  const start = first - DAY;
  let offset = zoneOffset(zone, start) ?? 0;
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observance(start, offset, offset)];
  for (let day = start; day < last + DAY; day += DAY) {
    const next = zoneOffset(zone, day + DAY) ?? offset;
    if (next !== offset) lines.push(...observance(changeBetween(zone, day, day + DAY, offset), offset, next));
    offset = next;
  }
  return [...lines, 'END:VTIMEZONE'];
}

function momentLines(moment: CalendarMoment, stamp: number): string[] {
  const { uid, at, summary, description, location, remindHours } = moment;
  const offset = moment.zone === null ? null : zoneOffset(moment.zone, at);
  const start =
    offset === null ? `DTSTART:${digits(at)}Z` : `DTSTART;TZID=${moment.zone}:${digits(at + offset * MINUTE)}`;
  const alarm = [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    `TRIGGER:-PT${remindHours}H`,
    'END:VALARM',
  ];
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${digits(stamp)}Z`,
    start,
    `SUMMARY:${escaped(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === '' ? [] : [`LOCATION:${escaped(location)}`]),
    // It takes nobody's time: a calendar must not show its owner as busy.
    'TRANSP:TRANSPARENT',
    ...(remindHours === null ? [] : alarm),
    'END:VEVENT',
  ];
}

/** A calendar as text of RFC 5545, with times by the clocks of their own zones. A zone nobody knows becomes UTC. */
export function writeCalendar({ name, stamp, moments }: Calendar): string {
  const zones = new Set(
    moments.flatMap(({ zone, at }) => (zone !== null && zoneOffset(zone, at) !== null ? zone : [])),
  );
  const zoned = [...zones].flatMap((zone) => {
    const times = moments.filter((moment) => moment.zone === zone).map(({ at }) => at);
    return zoneLines(zone, Math.min(...times), Math.max(...times));
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbourway//Ship plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...zoned,
    ...moments.flatMap((moment) => momentLines(moment, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
