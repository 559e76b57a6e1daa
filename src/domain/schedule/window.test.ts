import { describe, expect, it } from 'vitest';
import { lastStart, readWindow } from './window.ts';

const TODAY = '2026-11-21';

describe('PLAN-01 a window of departure dates', () => {
  it.each([
    [null, null, '2026-11-21', '2026-12-18'],
    ['2026-12-01', null, '2026-12-01', '2026-12-28'],
    [null, '2026-11-30', '2026-11-21', '2026-11-30'],
    ['2026-11-25', '2026-11-25', '2026-11-25', '2026-11-25'],
    ['2026-11-01', '2026-11-22', '2026-11-01', '2026-11-22'],
    ['2026-11-21', '2027-01-15', '2026-11-21', '2027-01-15'],
    ['2027-11-22', null, '2027-11-22', '2027-12-19'],
  ])('from %s to %s is from %s to %s', (from, to, first, last) => {
    expect(readWindow(from, to, TODAY)).toEqual({ from: first, to: last });
  });

  it.each([
    ['2026-12-10', '2026-12-01', 'reversed'],
    ['2026-11-01', '2026-11-19', 'past'],
    ['2026-09-01', null, 'past'],
    [null, '2020-01-01', 'past'],
    ['2026-11-21', '2027-01-16', 'too-long'],
    ['2027-11-23', null, 'too-far'],
    ['9999-12-20', null, 'too-far'],
  ])('from %s to %s is %s', (from, to, problem) => {
    expect(readWindow(from, to, TODAY)).toBe(problem);
  });

  it('begins on its last day at the latest', () => {
    expect(lastStart(TODAY)).toBe('2027-11-22');
  });

  it('is not past where the day of a port is still going on', () => {
    expect(readWindow('2026-11-20', '2026-11-20', TODAY)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
    expect(readWindow(null, '2026-11-20', TODAY)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });
});
