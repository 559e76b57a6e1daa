import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#contract/content.ts';
import { clockText, officeState, wallClock } from './office-hours.ts';

const WEEK: OpeningHours[] = [
  { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' },
  { days: [6], from: '09:00', to: '12:00' },
];
const at = (weekday: number, time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { weekday, minutes: hours * 60 + minutes };
};

describe('wallClock', () => {
  it('ABOUT-02 shows what a clock in the office shows, over the date line and over summer time', () => {
    // Sunday 22:30 in London is Monday morning in Shanghai.
    const sunday = Date.UTC(2026, 10, 22, 22, 30);
    expect(wallClock('Asia/Shanghai', sunday)).toEqual(at(1, '06:30'));
    expect(wallClock('Europe/Hamburg', sunday)).toBeNull();
    expect(wallClock('Europe/Berlin', sunday)).toEqual(at(7, '23:30'));
    expect(wallClock('Europe/Berlin', Date.UTC(2026, 6, 1, 22, 0))).toEqual(at(4, '00:00'));
  });
});

describe('officeState', () => {
  it.each([
    ['before opening', at(1, '08:59'), { open: false, next: { weekday: 1, inDays: 0, at: '09:00' } }],
    ['at the minute of opening', at(1, '09:00'), { open: true, next: { weekday: 1, inDays: 0, at: '18:00' } }],
    ['at the minute of closing', at(1, '18:00'), { open: false, next: { weekday: 2, inDays: 1, at: '09:00' } }],
    ['on the short day', at(6, '11:59'), { open: true, next: { weekday: 6, inDays: 0, at: '12:00' } }],
    ['over the weekend', at(6, '12:00'), { open: false, next: { weekday: 1, inDays: 2, at: '09:00' } }],
    ['on the closed day', at(7, '23:59'), { open: false, next: { weekday: 1, inDays: 1, at: '09:00' } }],
  ])('ABOUT-02 knows the door %s', (_name, now, state) => {
    expect(officeState(WEEK, now)).toEqual(state);
  });

  it('knows a lunch break, and takes two openings that touch for one', () => {
    const split: OpeningHours[] = [
      { days: [1], from: '09:00', to: '12:00' },
      { days: [1], from: '13:00', to: '15:00' },
      { days: [1], from: '15:00', to: '17:00' },
    ];
    expect(officeState(split, at(1, '12:30'))).toEqual({ open: false, next: { weekday: 1, inDays: 0, at: '13:00' } });
    expect(officeState(split, at(1, '13:00'))).toEqual({ open: true, next: { weekday: 1, inDays: 0, at: '17:00' } });
  });

  it('closes at midnight on the evening before, and opens once a week', () => {
    const late: OpeningHours[] = [{ days: [2], from: '20:00', to: '24:00' }];
    expect(officeState(late, at(2, '21:00'))).toEqual({ open: true, next: { weekday: 2, inDays: 0, at: '24:00' } });
    expect(officeState(late, at(3, '00:00'))).toEqual({ open: false, next: { weekday: 2, inDays: 6, at: '20:00' } });
  });

  it('knows the door that never closes', () => {
    const always: OpeningHours[] = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }];
    expect(officeState(always, at(4, '03:00'))).toEqual({ open: true, next: null });
  });

  it('leaves out hours that cannot be', () => {
    const odd: OpeningHours[] = [
      { days: [1, 9], from: '18:00', to: '09:00' },
      { days: [1], from: 'nine', to: '25:00' },
    ];
    expect(officeState(odd, at(1, '10:00'))).toEqual({ open: false, next: null });
    expect(officeState([], at(1, '10:00'))).toEqual({ open: false, next: null });
  });
});

describe('clockText', () => {
  it('has two digits each', () => {
    expect(clockText(65)).toBe('01:05');
  });
});
