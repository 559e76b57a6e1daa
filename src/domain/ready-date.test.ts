import { describe, expect, it } from 'vitest';
import { isReadyDate, readyDates } from './ready-date.ts';

describe('HOME-02 the date on which goods are ready', () => {
  it('is at most 30 days past and a year ahead', () => {
    expect(readyDates('2026-11-21')).toEqual({ first: '2026-10-22', last: '2027-11-21' });
    expect(isReadyDate('2026-10-22', '2026-11-21')).toBe(true);
    expect(isReadyDate('2026-10-21', '2026-11-21')).toBe(false);
    expect(isReadyDate('2027-11-21', '2026-11-21')).toBe(true);
    expect(isReadyDate('2027-11-22', '2026-11-21')).toBe(false);
  });
});
