import type { Tariff } from '#domain/free-time/charge.ts';
import type { NoState, Period, PeriodState } from '#domain/free-time/periods.ts';

/** A period with what came out of it. */
export interface PeriodResult {
  period: Period;
  tariff: Tariff | null;
  state: PeriodState | NoState | 'no-tariff';
}

/** Sum over all periods. */
interface FreeTotal {
  /** Hundredths of the currency. */
  perBox: number;
  /** A period still runs: the sum grows. */
  running: boolean;
  /** The period that belongs to the sum and cannot be counted. */
  leftOut: Period | null;
}

/** Whether a period was counted. */
export const isState = (state: PeriodResult['state']): state is PeriodState => typeof state !== 'string';

/** Adds the periods up; what has not begun costs nothing yet, and there is no sum of nothing. */
export function totalOf(results: readonly PeriodResult[]): FreeTotal | 'not-begun' | 'not-countable' {
  const states = results.flatMap(({ state }) => (isState(state) ? [state] : []));
  const leftOut = results.find(({ state }) => !isState(state) && state !== 'not-begun');
  if (states.length === 0) return leftOut ? 'not-countable' : 'not-begun';
  return {
    perBox: states.reduce((sum, { charge }) => sum + charge.total, 0),
    running: states.some(({ running }) => running),
    leftOut: leftOut?.period ?? null,
  };
}
