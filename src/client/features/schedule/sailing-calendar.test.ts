import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Sailing } from '#contract/schedule.ts';
import { sailingCalendar } from './sailing-calendar.ts';
import { sampleSailing } from './sample-sailings.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const cutOff = {
  code: 'FCO',
  name: { zh: '截重', en: 'FCL delivery cut-off' },
  kind: 'until',
  timezone: 'Asia/Shanghai',
} as const;
const sailing = sampleSailing({ cutOffs: [{ ...cutOff, time: '2026-11-26T06:00:00+08:00' }] });
const calendar = sailingCalendar(sailing, 'en_US', i18n, Date.UTC(2026, 10, 21));
const lines = calendar.text.replaceAll('\r\n ', '').split('\r\n');

describe('PLAN-01 the calendar of a sailing', () => {
  it('has cut-off, departure and arrival, each by the clock of its port', () => {
    expect(lines.filter((line) => line.startsWith('DTSTART;'))).toEqual([
      'DTSTART;TZID=Asia/Shanghai:20261126T060000',
      'DTSTART;TZID=Asia/Shanghai:20261127T180000',
      'DTSTART;TZID=Europe/Berlin:20261226T060000',
    ]);
    expect(lines).toContain('SUMMARY:FCL delivery cut-off: Shanghai → Hamburg');
    expect(lines.filter((line) => line.startsWith('LOCATION:'))).toEqual([
      ...['LOCATION:Shanghai', 'LOCATION:Shanghai', 'LOCATION:Hamburg'],
    ]);
  });

  it('reminds of the cut-off only, names each thing once, and the same when its time has moved', () => {
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(1);
    const ids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(ids).size).toBe(3);
    const later = { ...sailing, id: 'later', eta: '2026-12-28T06:00:00+01:00' };
    const again = sailingCalendar(later, 'zh_CN', i18n, Date.UTC(2026, 10, 22));
    expect(
      again.text
        .replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => line.startsWith('UID:')),
    ).toEqual(ids);
  });

  it('names two cut-offs of one code apart, and two sailings that begin with the same vessel', () => {
    const uidsOf = (changes: Partial<Sailing>) =>
      sailingCalendar(sampleSailing(changes), 'en_US', i18n, Date.UTC(2026, 10, 21))
        .text.replaceAll('\r\n ', '')
        .split('\r\n')
        .filter((line) => line.startsWith('UID:'));
    const twice = ['2026-11-25T06:00:00+08:00', '2026-11-26T06:00:00+08:00'].map((time) => ({ ...cutOff, time }));
    expect(new Set(uidsOf({ cutOffs: twice })).size).toBe(4);
    const [ride] = sailing.legs;
    if (ride === undefined) throw new Error('The sample has no ride');
    const by = (vesselName: string) => uidsOf({ legs: [ride, { ...ride, sort: 2, vesselName, voyage: '012W' }] });
    expect(new Set([...by('FEEDER ONE'), ...by('FEEDER TWO')]).size).toBe(4);
    expect(by('FEEDER ONE')).toEqual(by('FEEDER ONE'));
  });

  it('is a file named by the ports and the day', () => {
    expect(calendar.name).toBe('CNSHA-DEHAM-2026-11-27.ics');
  });
});
