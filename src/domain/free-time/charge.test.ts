import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayNumber } from '../plain-date.ts';
import { chargeOf, isWorkingDay, lastFreeDay, type Tariff } from './charge.ts';

const plain: Tariff = {
  freeDays: 7,
  steps: [
    { days: 5, rate: 7500 },
    { days: null, rate: 15_000 },
  ],
  first: 'same-day',
  free: 'calendar',
  charged: 'calendar',
  weekend: [0, 6],
  holidays: [],
  workdays: [],
};

const someDay = fc.integer({ min: 10_000, max: 30_000 });
const someTariff: fc.Arbitrary<Tariff> = fc.record({
  freeDays: fc.integer({ min: 0, max: 40 }),
  steps: fc
    .array(fc.record({ days: fc.integer({ min: 1, max: 20 }), rate: fc.integer({ min: 0, max: 90_000 }) }), {
      maxLength: 4,
    })
    .map((steps) => [...steps, { days: null, rate: 99_900 }]),
  first: fc.constantFrom('same-day' as const, 'next-day' as const),
  free: fc.constantFrom('calendar' as const, 'working' as const),
  charged: fc.constantFrom('calendar' as const, 'working' as const),
  weekend: fc.constantFrom([0, 6], [5, 6], [0], []),
  holidays: fc.array(someDay.map(dateOf), { maxLength: 5 }),
  workdays: fc.array(someDay.map(dateOf), { maxLength: 5 }),
});

describe('what a box costs', () => {
  it('charges the example of the office: seven free days, five at 75, then 150; collected on day 15 it is 825', () => {
    const charge = chargeOf('2026-07-01', '2026-07-15', plain);
    expect(charge).toMatchObject({
      usedDays: 15,
      freeUsed: 7,
      lastFreeDay: '2026-07-07',
      total: 82_500,
      nextDay: 15_000,
    });
    expect(charge?.stretches.map(({ step, from, to, days, cost }) => [step, from, to, days, cost])).toEqual([
      [-1, '2026-07-01', '2026-07-07', 7, 0],
      [0, '2026-07-08', '2026-07-12', 5, 37_500],
      [1, '2026-07-13', '2026-07-15', 3, 45_000],
    ]);
  });

  it('counts from the day after where the tariff says so', () => {
    expect(lastFreeDay('2026-07-01', { ...plain, first: 'next-day' })).toBe('2026-07-08');
    expect(chargeOf('2026-07-01', '2026-07-01', { ...plain, first: 'next-day' })).toMatchObject({
      usedDays: 0,
      total: 0,
    });
  });

  it('leaves weekends and holidays out of the free time where working days count', () => {
    // Thursday 1 to Wednesday 7 October 2026 is a holiday in China: 30 September is day one, the 8th day two.
    const holidays = ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-10-${day}`);
    const tariff: Tariff = { ...plain, freeDays: 3, free: 'working', holidays };
    expect(lastFreeDay('2026-09-30', tariff)).toBe('2026-10-09');
    // Saturday follows: charged by calendar days it costs, by working days the weekend still belongs to the free time.
    expect(chargeOf('2026-09-30', '2026-10-10', tariff)?.total).toBe(7500);
    expect(chargeOf('2026-09-30', '2026-10-11', { ...tariff, charged: 'working' })).toMatchObject({
      total: 0,
      lastFreeDay: '2026-10-11',
    });
  });

  it('C5 counts a Sunday that makes up for a holiday as the working day it is', () => {
    const tariff: Tariff = { ...plain, freeDays: 3, free: 'working', workdays: ['2026-10-10'] };
    // Friday the 9th, the worked Saturday, Monday the 12th.
    expect(lastFreeDay('2026-10-09', tariff)).toBe('2026-10-12');
    expect(lastFreeDay('2026-10-09', { ...tariff, workdays: [] })).toBe('2026-10-13');
    expect(chargeOf('2026-10-09', '2026-10-13', { ...tariff, freeDays: 1, charged: 'working' })?.total).toBe(22_500);
    const both = { ...tariff, holidays: ['2026-10-10'] };
    expect(lastFreeDay('2026-10-09', both)).toBe('2026-10-13');
  });

  it('knows leap years and the turn of the year', () => {
    expect(lastFreeDay('2028-02-25', plain)).toBe('2028-03-02');
    expect(lastFreeDay('2027-02-25', plain)).toBe('2027-03-03');
    expect(lastFreeDay('2026-12-29', plain)).toBe('2027-01-04');
  });

  it('refuses dates that do not exist, an end before the beginning, and decades', () => {
    for (const [begin, end] of [
      ['2026-02-30', '2026-03-01'],
      ['2026-03-02', '2026-03-01'],
      ['2026-01-01', '2036-01-01'],
      ['', '2026-01-01'],
      ['2026-1-1', '2026-01-02'],
    ] as const)
      expect(chargeOf(begin, end, plain), `${begin} ${end}`).toBeNull();
  });

  it('never costs less for a later return, and adds exactly what it said the next day would', () => {
    fc.assert(
      fc.property(someTariff, someDay, fc.integer({ min: 0, max: 120 }), (tariff, start, length) => {
        const at = (day: number) => chargeOf(dateOf(start), dateOf(day), tariff);
        const [today, tomorrow] = [at(start + length), at(start + length + 1)];
        if (length === 0 && tariff.first === 'next-day') return;
        expect((tomorrow?.total ?? 0) - (today?.total ?? 0)).toBe(today?.nextDay);
      }),
    );
  });

  it('costs nothing up to the last free day and something on the next, where steps cost anything', () => {
    fc.assert(
      fc.property(someTariff, someDay, (tariff, start) => {
        const free = dayNumber(lastFreeDay(dateOf(start), tariff) ?? '') ?? 0;
        if (free >= start) expect(chargeOf(dateOf(start), dateOf(free), tariff)?.total).toBe(0);
        const next = chargeOf(dateOf(start), dateOf(Math.max(start, free + 1)), tariff);
        expect(next?.total).toBe(Math.max(start, free + 1) > free ? tariff.steps[0]?.rate : 0);
      }),
    );
  });

  it('accounts for every day once: the stretches meet, and their days and costs add up', () => {
    fc.assert(
      fc.property(someTariff, someDay, fc.integer({ min: 0, max: 200 }), (tariff, start, length) => {
        const charge = chargeOf(dateOf(start), dateOf(start + length), tariff);
        const stretches = charge?.stretches ?? [];
        stretches.forEach((stretch, index) => {
          const before = stretches[index - 1];
          if (before) expect(dayNumber(stretch.from)).toBe((dayNumber(before.to) ?? 0) + 1);
          expect(stretch.cost).toBe(stretch.days * stretch.rate);
        });
        expect(charge?.total).toBe(stretches.reduce((sum, { cost }) => sum + cost, 0));
        expect(charge?.freeUsed).toBeLessThanOrEqual(tariff.freeDays);
      }),
    );
  });

  it('takes a day for a working day only outside weekend and holidays', () => {
    const saturday = dayNumber('2026-11-21') ?? 0;
    expect([0, 1, 2].map((more) => isWorkingDay(saturday + more, plain))).toEqual([false, false, true]);
    expect(isWorkingDay(saturday + 2, { ...plain, holidays: ['2026-11-23'] })).toBe(false);
  });
});
