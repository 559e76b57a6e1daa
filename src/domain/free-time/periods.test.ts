import { describe, expect, it } from 'vitest';
import type { Tariff } from './charge.ts';
import { periodState, spanOf, standingOf } from './periods.ts';

const tariff: Tariff = {
  freeDays: 7,
  steps: [{ days: null, rate: 10_000 }],
  first: 'same-day',
  free: 'calendar',
  charged: 'calendar',
  weekend: [0, 6],
  holidays: [],
  workdays: [],
};
const dates = { discharge: '2026-11-02', gateOut: '2026-11-10', emptyReturn: null };

describe('the periods of an import box', () => {
  it('charges the terminal up to the gate, and the time outside up to today while the box is out', () => {
    expect(periodState('demurrage', dates, tariff, '2026-11-21')).toMatchObject({
      running: false,
      end: '2026-11-10',
      charge: { total: 20_000 },
    });
    expect(periodState('detention', dates, tariff, '2026-11-15')).toMatchObject({
      running: true,
      daysLeft: 1,
      charge: { total: 0, lastFreeDay: '2026-11-16', nextDay: 0 },
    });
    expect(periodState('combined', dates, tariff, '2026-11-21')).toMatchObject({ daysLeft: -13, running: true });
  });

  it('says why there is nothing to charge', () => {
    const none = { discharge: null, gateOut: null, emptyReturn: null };
    expect(periodState('demurrage', none, tariff, '2026-11-21')).toBe('not-begun');
    expect(periodState('demurrage', { ...none, gateOut: '2026-11-10' }, tariff, '2026-11-21')).toBe('no-begin');
    expect(periodState('detention', dates, tariff, null)).toBe('no-today');
    expect(periodState('demurrage', { ...dates, gateOut: '2026-10-01' }, tariff, '2026-11-21')).toBe('wrong-order');
  });

  it('waits for a box that is discharged later than today', () => {
    const later = { ...dates, discharge: '2026-12-01', gateOut: null };
    expect(periodState('demurrage', later, tariff, '2026-11-21')).toMatchObject({
      charge: { total: 0, lastFreeDay: '2026-12-07' },
      daysLeft: 16,
    });
  });

  it('C6 is over once its free time is, whatever the days after it cost', () => {
    const standing = (dates: Parameters<typeof periodState>[1], rate: number, today = '2026-11-21') => {
      const state = periodState('demurrage', dates, { ...tariff, steps: [{ days: null, rate }] }, today);
      return typeof state === 'string' ? state : standingOf(state);
    };
    const back = (gateOut: string) => ({ discharge: '2026-11-02', gateOut, emptyReturn: null });
    const out = { discharge: '2026-11-02', gateOut: null, emptyReturn: null };
    for (const rate of [0, 10_000]) {
      expect(standing(back('2026-11-08'), rate)).toBe('within');
      expect(standing(back('2026-11-12'), rate)).toBe('exceeded');
      expect(standing(out, rate, '2026-11-07')).toBe('left');
      expect(standing(out, rate, '2026-11-08')).toBe('last-day');
      expect(standing(out, rate, '2026-11-09')).toBe('over');
    }
  });

  it('spans all that is to be drawn, the last free day too', () => {
    const states = (['demurrage', 'detention'] as const).flatMap((period) => {
      const state = periodState(period, dates, tariff, '2026-11-12');
      return typeof state === 'string' ? [] : [state];
    });
    expect(spanOf(states)).toEqual({ from: '2026-11-02', to: '2026-11-16' });
    expect(spanOf([])).toBeNull();
  });
});
