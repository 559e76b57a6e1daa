import { dateOf, dayNumber, type PlainDate, weekday } from '../plain-date.ts';

/** A step of a tariff: so many days at so much per box and day; the last one has no end. */
export interface TariffStep {
  /** Null: for every further day. */
  days: number | null;
  /** Hundredths of the currency. */
  rate: number;
}

/** How a carrier counts and charges one period. */
export interface Tariff {
  freeDays: number;
  steps: readonly TariffStep[];
  /** Whether the day on which the period begins counts, or the first day is the one after. */
  first: 'same-day' | 'next-day';
  /** Days that count while the time is free. */
  free: 'calendar' | 'working';
  /** Days that count once it is not: most carriers then count every day. */
  charged: 'calendar' | 'working';
  /** Days of the week that are no working days; 0 is Sunday. */
  weekend: readonly number[];
  /** Further days that are none. */
  holidays: readonly PlainDate[];
  /** Days of a weekend that are worked all the same, as those that make up for a holiday in China. */
  workdays: readonly PlainDate[];
}

/** Limits of a tariff; a box that is gone for longer than three years will not come back. */
export const TARIFF_LIMITS = { freeDays: 365, steps: 8, days: 1100, holidays: 60, boxes: 9999 } as const;

/** A stretch of days at one price, from its first to its last date; `days` are those that count. */
interface Stretch {
  /** Number of the step, from 0; -1 for the free time. */
  step: number;
  from: PlainDate;
  to: PlainDate;
  days: number;
  /** Hundredths per box: of a day, and of the stretch. */
  rate: number;
  cost: number;
}

/** The cost of one box in a period. */
export interface Charge {
  /** Days that counted, free ones and charged ones. */
  usedDays: number;
  freeUsed: number;
  /** The last date that costs nothing. */
  lastFreeDay: PlainDate;
  stretches: readonly Stretch[];
  /** Hundredths per box. */
  total: number;
  /** Hundredths that the day after the end would add; what waiting costs. */
  nextDay: number;
}

/** Whether a day (see `dayNumber`) is a working day under a tariff. */
export function isWorkingDay(day: number, tariff: Pick<Tariff, 'weekend' | 'holidays' | 'workdays'>): boolean {
  const date = dateOf(day);
  if (tariff.holidays.includes(date)) return false;
  return tariff.workdays.includes(date) || !tariff.weekend.includes(weekday(day));
}

/** The price of the n-th charged day (from 1), and its step. Past the last step its price goes on. */
function priceOf(steps: readonly TariffStep[], nth: number): { step: number; rate: number } {
  let end = 0;
  for (const [step, { days, rate }] of steps.entries()) {
    end = days === null ? Number.POSITIVE_INFINITY : end + days;
    if (nth <= end) return { step, rate };
  }
  return { step: steps.length - 1, rate: steps.at(-1)?.rate ?? 0 };
}

/** Walks the days of a period: after free and charged days so far, what is the next day? */
class Count {
  free = 0;
  charged = 0;
  readonly #tariff: Tariff;

  constructor(tariff: Tariff) {
    this.#tariff = tariff;
  }

  /** Takes a day: its step (-1 while free) and its price, whether it counts or not. */
  take(day: number): { step: number; rate: number; counts: boolean } {
    const { freeDays, free, charged, steps } = this.#tariff;
    const works = isWorkingDay(day, this.#tariff);
    // Where only working days are charged, a weekend after the free time costs nothing either and still belongs to it.
    const over = this.free >= freeDays;
    const idle = over && this.charged === 0 && this.#tariff.charged === 'working' && !works;
    if (!over || idle) {
      const counts = !idle && (free === 'calendar' || works);
      if (counts) this.free += 1;
      return { step: -1, rate: 0, counts };
    }
    const counts = charged === 'calendar' || works;
    if (counts) this.charged += 1;
    const price = priceOf(steps, Math.max(1, this.charged));
    return { ...price, rate: counts ? price.rate : 0, counts };
  }
}

function firstDay(begin: number, tariff: Tariff): number {
  return tariff.first === 'same-day' ? begin : begin + 1;
}

/** The last date that costs nothing when a period begins on a date; the day before the first when no day is free. */
export function lastFreeDay(begin: PlainDate, tariff: Tariff): PlainDate | null {
  const start = dayNumber(begin);
  if (start === null) return null;
  const count = new Count(tariff);
  let day = firstDay(start, tariff);
  const end = day + TARIFF_LIMITS.days * 2;
  while (day < end && count.take(day).step === -1) day += 1;
  return dateOf(day - 1);
}

/**
 * Charges one box from the date a period begins to the date it ends, both included as the tariff says. Null when a date
 * does not exist, the end is before the beginning, or the period is longer than {@link TARIFF_LIMITS} allows.
 */
export function chargeOf(begin: PlainDate, end: PlainDate, tariff: Tariff): Charge | null {
  const [start, finish] = [dayNumber(begin), dayNumber(end)];
  const free = lastFreeDay(begin, tariff);
  if (start === null || finish === null || free === null) return null;
  if (finish < start || finish - start > TARIFF_LIMITS.days) return null;
  const count = new Count(tariff);
  const stretches: Stretch[] = [];
  for (let day = firstDay(start, tariff); day <= finish; day += 1) {
    const { step, rate, counts } = count.take(day);
    const last = stretches.at(-1);
    const date = dateOf(day);
    if (last === undefined || last.step !== step) {
      stretches.push({ step, from: date, to: date, days: counts ? 1 : 0, rate: stepRate(tariff, step), cost: rate });
    } else {
      stretches[stretches.length - 1] = {
        ...last,
        to: date,
        days: last.days + (counts ? 1 : 0),
        cost: last.cost + rate,
      };
    }
  }
  const next = count.take(Math.max(finish + 1, firstDay(start, tariff)));
  return {
    usedDays: stretches.reduce((sum, { days }) => sum + days, 0),
    freeUsed: stretches.filter(({ step }) => step === -1).reduce((sum, { days }) => sum + days, 0),
    lastFreeDay: free,
    stretches,
    total: stretches.reduce((sum, { cost }) => sum + cost, 0),
    nextDay: next.rate,
  };
}

function stepRate(tariff: Tariff, step: number): number {
  return step === -1 ? 0 : (tariff.steps[step]?.rate ?? 0);
}
