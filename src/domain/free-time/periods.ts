import { dateOf, dayNumber, type PlainDate } from '../plain-date.ts';
import { type Charge, chargeOf, lastFreeDay, type Tariff } from './charge.ts';

/** The periods charged on an import box: inside the terminal, outside it, or both in one. */
const PERIODS = ['demurrage', 'detention', 'combined'] as const;
export type Period = (typeof PERIODS)[number];

/** The dates of an import box; null for what has not happened yet. */
export interface BoxDates {
  discharge: PlainDate | null;
  gateOut: PlainDate | null;
  emptyReturn: PlainDate | null;
}

/** A period as it stands: begun or not, over or running, and what it costs so far. */
export interface PeriodState {
  period: Period;
  begin: PlainDate;
  /** Its end, or today while it runs. */
  end: PlainDate;
  running: boolean;
  charge: Charge;
  /** Days that are left free after `end`; negative when the free time is over for so many days. */
  daysLeft: number;
}

const ENDS: Readonly<Record<Period, readonly [begin: keyof BoxDates, end: keyof BoxDates]>> = {
  demurrage: ['discharge', 'gateOut'],
  detention: ['gateOut', 'emptyReturn'],
  combined: ['discharge', 'emptyReturn'],
};

/**
 * Why a period cannot be charged: it has not begun, it has ended and nobody said when it began, today is not known yet, or
 * its dates are in a wrong order.
 */
export type NoState = 'not-begun' | 'no-begin' | 'no-today' | 'wrong-order';

/** ISO dates compare as text. */
const later = (a: PlainDate, b: PlainDate): PlainDate => [a, b].toSorted().at(-1) ?? a;

/** Charges a period of a box; while it runs it is charged up to `today`, which is null where no clock is at hand. */
export function periodState(
  period: Period,
  dates: BoxDates,
  tariff: Tariff,
  today: PlainDate | null,
): PeriodState | NoState {
  const [from, to] = ENDS[period];
  const begin = dates[from];
  const end = dates[to];
  if (begin === null) return end === null ? 'not-begun' : 'no-begin';
  const until = end ?? today;
  if (until === null) return 'no-today';
  const free = lastFreeDay(begin, tariff);
  // A box that will be discharged next week is not late: it simply has not begun to count.
  const reached = end === null ? later(begin, until) : end;
  const charge = chargeOf(begin, reached, tariff);
  if (charge === null || free === null) return 'wrong-order';
  const daysLeft = (dayNumber(free) ?? 0) - (dayNumber(until) ?? 0);
  return { period, begin, end: reached, running: end === null, charge, daysLeft };
}

/** How a period stands to its free time: the box was back within it or after it, or is out with days left or none. */
export type Standing = 'within' | 'exceeded' | 'left' | 'last-day' | 'over';

/** Judged by the days alone: those beyond the free time may cost nothing and are beyond it all the same. */
export function standingOf({ running, daysLeft }: Pick<PeriodState, 'running' | 'daysLeft'>): Standing {
  if (!running) return daysLeft >= 0 ? 'within' : 'exceeded';
  if (daysLeft === 0) return 'last-day';
  return daysLeft > 0 ? 'left' : 'over';
}

/** The first and the last date that a drawing of the periods must show. */
export function spanOf(states: readonly PeriodState[]): { from: PlainDate; to: PlainDate } | null {
  if (states.length === 0) return null;
  const dates = states.flatMap(({ begin, end, charge }) => [begin, end, charge.lastFreeDay]);
  const numbers = dates.flatMap((date) => dayNumber(date) ?? []);
  return { from: dateOf(Math.min(...numbers)), to: dateOf(Math.max(...numbers)) };
}
