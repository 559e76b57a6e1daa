import { describe, expect, it } from 'vitest';
import type { ScheduleCutOff } from '#contract/schedule.ts';
import { endOfPeriod } from './end-of-period.ts';

const at = (code: string, kind: ScheduleCutOff['kind'], time: string): ScheduleCutOff => ({
  code,
  name: { zh: code, en: code },
  kind,
  time,
  timezone: null,
});
const delivery = at('EFC', 'from', '2026-11-16T08:00:00+08:00');
const full = at('FCO', 'until', '2026-11-20T12:00:00+08:00');
const port = at('PCO', 'until', '2026-11-20T18:00:00+08:00');
const etd = '2026-11-22T18:00:00+08:00';

describe('endOfPeriod', () => {
  it('is the cut-off of full containers, else that of the port, else the departure', () => {
    expect(endOfPeriod(delivery, { cutOffs: [delivery, port, full], etd })).toBe(Date.parse(full.time));
    expect(endOfPeriod(delivery, { cutOffs: [delivery, port], etd })).toBe(Date.parse(port.time));
    expect(endOfPeriod(delivery, { cutOffs: [delivery], etd })).toBe(Date.parse(etd));
  });

  it('is not after the departure, and nothing for what ends itself', () => {
    const late = at('FCO', 'until', '2026-11-23T12:00:00+08:00');
    expect(endOfPeriod(delivery, { cutOffs: [delivery, late], etd })).toBe(Date.parse(etd));
    expect(endOfPeriod(full, { cutOffs: [delivery, full], etd })).toBeUndefined();
  });
});
