import { describe, expect, it } from 'vitest';
import { writtenDay, writtenTime } from './written-time.ts';

describe('G16 days and times', () => {
  it.each([
    ['2026-11-05', '5 Nov 2026', '2026年11月5日'],
    ['2026-09-30', '30 Sept 2026', '2026年9月30日'],
    ['2026-11', 'Nov 2026', '2026年11月'],
    ['2026-13-01', '2026-13-01', '2026-13-01'],
    ['', '', ''],
  ])('writes %j in one way', (iso, english, chinese) => {
    expect([writtenDay('en_US', iso), writtenDay('zh_CN', iso)]).toEqual([english, chinese]);
  });

  it.each([
    ['18:04', '5 Nov 2026, 18:04', '2026年11月5日 18:04'],
    ['', '5 Nov 2026', '2026年11月5日'],
  ])('writes a day with %j in one way', (minute, english, chinese) => {
    const write = (locale: 'en_US' | 'zh_CN') => writtenTime(locale, '2026-11-05', minute);
    expect([write('en_US'), write('zh_CN')]).toEqual([english, chinese]);
  });
});
