import { describe, expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const CUT_OFF = Date.parse('2026-11-25T18:00:00+08:00');
const at = (time: string) => timeLeft(CUT_OFF, Date.parse(time));

describe('PLAN-01 the time left until a cut-off', () => {
  it('is counted from moment to moment, whatever the zones, in whole minutes', () => {
    expect(at('2026-11-23T04:29:30+08:00')).toEqual({ days: 2, hours: 13, minutes: 30 });
    expect(at('2026-11-25T08:59:59Z')).toEqual({ days: 0, hours: 1, minutes: 0 });
    expect(at('2026-11-25T04:00:30-05:00')).toEqual({ days: 0, hours: 0, minutes: 59 });
  });

  it('is over at the moment itself', () => {
    expect(at('2026-11-25T09:59:59Z')).toEqual({ days: 0, hours: 0, minutes: 0 });
    expect(at('2026-11-25T10:00:00Z')).toBeNull();
    expect(at('2027-01-01T00:00:00Z')).toBeNull();
  });
});
