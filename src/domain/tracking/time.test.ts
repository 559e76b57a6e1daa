import { describe, expect, it } from 'vitest';
import { inZone, isPlausible, readTime } from './time.ts';

describe('TRACK-04 times', () => {
  it('keeps the offset that was given', () => {
    expect(readTime('2026-03-05T02:00:00+08:00', null)).toEqual({
      time: '2026-03-05T02:00:00+08:00',
      at: Date.UTC(2026, 2, 4, 18),
    });
  });

  it('gives local times the offset of the port, on both sides of a change of the clock', () => {
    expect(readTime('2026-01-15 09:35', 'Europe/Amsterdam')?.time).toBe('2026-01-15T09:35:00+01:00');
    expect(readTime('2026-07-15 09:35', 'Europe/Amsterdam')?.time).toBe('2026-07-15T09:35:00+02:00');
    expect(readTime('2026-03-29 03:10', 'Europe/Amsterdam')?.time).toBe('2026-03-29T03:10:00+02:00');
  });

  it('refuses what names no moment', () => {
    for (const text of ['2026-03-05T02:00:00', '2026-02-30T00:00:00Z', '1.3.2026', '', '2026-03-05T02:00:00+23:00']) {
      expect(readTime(text, null)).toBeNull();
    }
    expect(readTime('2026-03-05T02:00:00', 'Nowhere/Never')).toBeNull();
  });

  it('knows times that nobody can mean', () => {
    const now = Date.UTC(2026, 0, 1);
    expect([0, Date.UTC(2099, 0, 1), Date.UTC(2026, 6, 1)].map((at) => isPlausible(at, now))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('shows a moment in local time of its place', () => {
    expect(inZone(Date.UTC(2026, 5, 1), 'America/Los_Angeles')).toBe('2026-05-31T17:00:00-07:00');
    expect(inZone(Date.UTC(2026, 5, 1), 'Asia/Kolkata')).toBe('2026-06-01T05:30:00+05:30');
  });
});
