import { describe, expect, it } from 'vitest';
import { type CalendarMoment, folded, writeCalendar } from './icalendar.ts';

const STAMP = Date.UTC(2026, 10, 21, 12, 30);

const moment = (changes: Partial<CalendarMoment> = {}): CalendarMoment => ({
  uid: 'a@harbourway',
  at: Date.UTC(2026, 10, 27, 10),
  zone: 'Asia/Shanghai',
  summary: 'Departs',
  location: '',
  description: '',
  remindHours: null,
  ...changes,
});

const write = (...moments: CalendarMoment[]) => writeCalendar({ name: 'Plan', stamp: STAMP, moments });
const linesOf = (...moments: CalendarMoment[]) => write(...moments).split('\r\n');

describe('PLAN-01 a calendar file', () => {
  it('ends every line with CR LF and is a calendar of version 2.0 with what RFC 5545 wants of an event', () => {
    const text = write(moment());
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Harbourway//Ship plan//EN']);
    expect(lines).toContain('UID:a@harbourway');
    expect(lines).toContain('DTSTAMP:20261121T123000Z');
  });

  it('has times by the clock of the port, and declares its zone', () => {
    const lines = linesOf(moment());
    expect(lines).toContain('DTSTART;TZID=Asia/Shanghai:20261127T180000');
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone).toEqual([
      ...['BEGIN:VTIMEZONE', 'TZID:Asia/Shanghai', 'BEGIN:STANDARD', 'DTSTART:20261126T180000'],
      ...['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800', 'END:STANDARD', 'END:VTIMEZONE'],
    ]);
  });

  it('declares the change of a clock between two times, at its minute', () => {
    const before = moment({ at: Date.UTC(2026, 9, 24, 8), zone: 'Europe/Amsterdam' });
    const after = moment({ uid: 'b@harbourway', at: Date.UTC(2026, 9, 26, 8), zone: 'Europe/Amsterdam' });
    const lines = linesOf(before, after);
    expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20261024T100000');
    expect(lines).toContain('DTSTART;TZID=Europe/Amsterdam:20261026T090000');
    const change = lines.slice(lines.indexOf('BEGIN:STANDARD'), lines.indexOf('END:STANDARD'));
    expect(change).toEqual([
      ...['BEGIN:STANDARD', 'DTSTART:20261025T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ]);
    expect(lines.filter((line) => line === 'BEGIN:DAYLIGHT')).toHaveLength(1);
    expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  });

  it('knows zones west of Greenwich and with half hours', () => {
    const lines = linesOf(moment({ zone: 'America/Los_Angeles' }), moment({ uid: 'b', zone: 'Asia/Kolkata' }));
    expect(lines).toContain('DTSTART;TZID=America/Los_Angeles:20261127T020000');
    expect(lines).toContain('TZOFFSETTO:-0800');
    expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20261127T153000');
    expect(lines).toContain('TZOFFSETTO:+0530');
  });

  it('is in UTC where the zone is not known', () => {
    for (const zone of [null, 'Mars/Olympus']) {
      const lines = linesOf(moment({ zone }));
      expect(lines).toContain('DTSTART:20261127T100000Z');
      expect(lines).not.toContain('BEGIN:VTIMEZONE');
    }
  });

  it('escapes what would end a value, and lets no line be forged', () => {
    const summary = 'A; B, C\\D\r\nATTACH:http://evil\u0007';
    expect(linesOf(moment({ summary }))).toContain('SUMMARY:A\\; B\\, C\\\\D\\nATTACH:http://evil');
  });

  it('folds lines at 75 octets, and never within a character', () => {
    const lines = linesOf(moment({ description: '宁波舟山港'.repeat(20) }));
    const encoder = new TextEncoder();
    for (const line of lines) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = lines.join('\r\n').replaceAll('\r\n ', '');
    expect(unfolded).toContain(`DESCRIPTION:${'宁波舟山港'.repeat(20)}\r\n`);
    expect(folded('x'.repeat(75))).toBe('x'.repeat(75));
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('reminds before what has a deadline', () => {
    const lines = linesOf(moment({ remindHours: 24 }));
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM') + 1);
    expect(alarm).toEqual([
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Departs', 'TRIGGER:-PT24H', 'END:VALARM'],
    ]);
    expect(lines.indexOf('END:VALARM')).toBeLessThan(lines.indexOf('END:VEVENT'));
  });
});
