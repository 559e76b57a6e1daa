import { describe, expect, it } from 'vitest';
import { type BoxDates, type Period, periodState } from '#domain/free-time/periods.ts';
import { exampleFreeForm, type FreeForm, readDates, readTariff } from './freetime-form-state.ts';
import { totalOf } from './freetime-total.ts';

const TODAY = '2026-11-21';

/** The sum of the example's two periods with other dates or tariffs. */
function totalWith({ tariffs, ...dates }: Partial<BoxDates> & Partial<Pick<FreeForm, 'tariffs'>>, today = TODAY) {
  const form = { ...exampleFreeForm(), ...(tariffs ? { tariffs } : {}) };
  const states = (['demurrage', 'detention'] as const).map((period: Period) => {
    const tariff = readTariff(form, period);
    const state = tariff ? periodState(period, { ...readDates(form), ...dates }, tariff, today) : 'no-tariff';
    return { period, tariff, state } as const;
  });
  return totalOf(states);
}

function broken(period: Period): FreeForm['tariffs'] {
  const { tariffs } = exampleFreeForm();
  return { ...tariffs, [period]: { ...tariffs[period], freeDays: '' } };
}

describe('the sum of the free time calculator', () => {
  it('is that of all periods that have begun', () => {
    expect(totalWith({})).toEqual({ perBox: 60_000, running: false, leftOut: null });
    expect(totalWith({ emptyReturn: null })).toEqual({ perBox: 48_000, running: true, leftOut: null });
    expect(totalWith({ gateOut: null, emptyReturn: null })).toMatchObject({ running: true, leftOut: null });
  });

  it('names the period that it leaves out, for its tariff or for its dates', () => {
    expect(totalWith({ tariffs: broken('demurrage') })).toEqual({
      perBox: 30_000,
      running: false,
      leftOut: 'demurrage',
    });
    expect(totalWith({ tariffs: broken('detention') })).toMatchObject({ perBox: 30_000, leftOut: 'detention' });
    expect(totalWith({ emptyReturn: '2026-11-01' })).toMatchObject({ perBox: 30_000, leftOut: 'detention' });
    expect(totalWith({ discharge: null })).toMatchObject({ perBox: 30_000, leftOut: 'demurrage' });
    expect(totalWith({ gateOut: null })).toMatchObject({ leftOut: 'detention' });
  });

  it('is none where nothing has begun, or where nothing can be counted', () => {
    expect(totalWith({ discharge: null, gateOut: null, emptyReturn: null })).toBe('not-begun');
    expect(totalWith({ discharge: null, gateOut: null })).toBe('not-countable');
    expect(totalWith({ discharge: '2026-12-01', emptyReturn: '2026-11-01' })).toBe('not-countable');
  });
});
