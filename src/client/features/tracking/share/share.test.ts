import { describe, expect, it } from 'vitest';
import { createI18n } from '#client/i18n/catalog.ts';
import { sampleShipments } from '#domain/tracking/sample-shipments.ts';
import { eventsAsCsv } from './event-rows.ts';
import { linesThatFit } from './picture.ts';
import { messageOf, tell } from './plain-words.ts';

const telling = { i18n: createI18n('en_US'), locale: 'en_US' as const };
const answer = sampleShipments.find(({ name }) => name.en.startsWith('Transshipment'))?.answer;
if (answer === undefined) throw new Error('There is no such sample.');

describe('TRACK-09 a result that is handed on', () => {
  it('tells as text what happened, what comes next, every step with its mark, and where to look', () => {
    const text = messageOf(tell(answer, telling), 'https://site.example/x');
    const lines = text.split('\n');
    expect(lines[0]).toBe('Bill of lading DEMO0001 · Shanghai → Rotterdam');
    expect(lines[1]).toMatch(
      /^Discharged for transshipment, Singapore, Alpha, .*\(UTC\+8\); next: .*, Beta, about .*\.$/,
    );
    const marks = lines.filter((line) => /^[●○] /.test(line));
    expect(marks.map(([mark]) => mark === '●')).toEqual(answer.milestones.map(({ state }) => state === 'actual'));
    expect(lines.at(-1)).toBe('https://site.example/x');
  });

  it('has a row of the table for each report, with times as they were told', () => {
    const rows = eventsAsCsv(answer, telling).trimEnd().split('\r\n');
    expect(rows).toHaveLength(answer.eventVO.length + 1);
    for (const { eventCode } of answer.eventVO) expect(rows.some((row) => row.includes(eventCode))).toBe(true);
    for (const { eventTime } of answer.eventVO) expect(rows.some((row) => row.includes(eventTime ?? '-'))).toBe(true);
  });

  it.each([
    ['HARBOURWAY AURORA leaves Singapore tomorrow', 16],
    ['船舶已从新加坡开出，预计下周到达汉堡', 5],
    ['ONEWORDTHATISFARTOOLONGFORALINE', 8],
  ])('breaks %s into lines without losing a sign', (text, width) => {
    const lines = linesThatFit(text, (line) => line.length <= width);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(lines.filter((line) => line.length > width && /[\s\p{Script=Han}]/u.test(line))).toEqual([]);
  });
});
