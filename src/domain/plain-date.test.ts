import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateOf, dayNumber, localDate, weekday } from './plain-date.ts';

it('numbers the days one after the other, over leap days and centuries', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2000-03-01')).toBe((dayNumber('2000-02-28') ?? 0) + 2);
  expect(dayNumber('2100-03-01')).toBe((dayNumber('2100-02-28') ?? 0) + 1);
  fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => dayNumber(dateOf(day)) === day));
});

it('knows no 30 February, no month 13 and nothing that is not written as a date', () => {
  for (const text of [
    '2026-02-30',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '26-01-01',
    '2026-01-01T00:00',
    '',
    'today',
  ])
    expect(dayNumber(text), text).toBeNull();
});

it('knows the day of the week', () => {
  expect(weekday(dayNumber('2026-11-21') ?? 0)).toBe(6);
  expect(weekday(dayNumber('1969-12-28') ?? 0)).toBe(0);
});

it('takes the date of the place where the visitor is, on both sides of midnight', () => {
  const instant = Date.UTC(2026, 10, 20, 23, 30);
  expect(localDate(instant, -480)).toBe('2026-11-21');
  expect(localDate(instant, 0)).toBe('2026-11-20');
  expect(localDate(Date.UTC(2026, 10, 21, 3), 480)).toBe('2026-11-20');
});
