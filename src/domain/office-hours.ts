import type { OpeningHours } from '#contract/content.ts';
import { twoDigits } from './two-digits.ts';

/** A moment as a clock on the wall of an office shows it. `weekday` runs from 1 (Monday) to 7, `minutes` from midnight. */
interface WallClock {
  weekday: number;
  minutes: number;
}

/** When an office opens or closes next: `inDays` counts midnights from now, `at` is local time as `09:00`. */
interface NextChange {
  weekday: number;
  inDays: number;
  at: string;
}

/** Whether an office is open, and when that changes. `next` is null for an office that never opens, or never closes. */
export interface OfficeState {
  open: boolean;
  next: NextChange | null;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MINUTES_OF_DAY = 1440;
/** An office that does not change in a week never does. */
const WEEK_MINUTES = 7 * MINUTES_OF_DAY;

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** The formatter of a zone; null for a name this device does not know. Made once: they are expensive. */
function clockOf(timeZone: string): Intl.DateTimeFormat | null {
  const made = clocks.get(timeZone);
  if (made !== undefined) return made;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    // A zone that was renamed or mistyped: the page shows the hours in words alone.
  }
  clocks.set(timeZone, clock);
  return clock;
}

/** The weekday and time on a clock in a time zone at an instant (ms); null when the zone is not known. */
export function wallClock(timeZone: string, instant: number): WallClock | null {
  const clock = clockOf(timeZone);
  if (clock === null) return null;
  const parts = new Map(clock.formatToParts(instant).map((part) => [part.type, part.value]));
  return {
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Minutes after midnight as `09:05`. */
export function clockText(minutes: number): string {
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** `09:05` as minutes after midnight; NaN for what is no time. `24:00` is the end of the day. */
function minutesOf(text: string): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const value = Number(hours) * 60 + Number(minutes);
  return value <= MINUTES_OF_DAY ? value : Number.NaN;
}

interface Change {
  after: number;
  opens: boolean;
}

/** Openings and closings of the coming eight days, in minutes from now; what began before counts too. */
function changesFrom(openings: readonly OpeningHours[], now: WallClock): Change[] {
  const changes: Change[] = [];
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const weekday = ((now.weekday - 1 + inDays) % 7) + 1;
    for (const { days, from, to } of openings) {
      const [start, end] = [minutesOf(from), minutesOf(to)];
      if (!days.includes(weekday) || !(start < end)) continue;
      const midnight = inDays * MINUTES_OF_DAY - now.minutes;
      changes.push({ after: midnight + start, opens: true }, { after: midnight + end, opens: false });
    }
  }
  // At a minute in which one opening ends and the next begins, the door stays open.
  return changes.sort((a, b) => a.after - b.after || Number(a.opens) - Number(b.opens));
}

/** Whether an office is open at a moment of its own clock, and when that changes. Openings do not cross midnight. */
export function officeState(openings: readonly OpeningHours[], now: WallClock): OfficeState {
  const changes = changesFrom(openings, now);
  const past = changes.filter(({ after }) => after <= 0).at(-1);
  const open = past?.opens ?? false;
  const change = changes.find(({ after, opens }, index) => {
    if (after <= 0 || after >= WEEK_MINUTES || opens === open) return false;
    const following = changes[index + 1];
    return opens || following === undefined || following.after > after;
  });
  if (!change) return { open, next: null };
  const moment = now.minutes + change.after;
  const inDays = Math.floor((moment - (change.opens ? 0 : 1)) / MINUTES_OF_DAY);
  return {
    open,
    next: {
      inDays,
      weekday: ((now.weekday - 1 + inDays) % 7) + 1,
      at: clockText(moment - inDays * MINUTES_OF_DAY),
    },
  };
}
