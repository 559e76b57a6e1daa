import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, LOCALES } from '#contract/locale.ts';
import { formatsOf } from './use-formats.ts';

describe('the formats of a language', () => {
  it.each(LOCALES)('write numbers as Intl does, plain ones without asking it, in %s', (locale) => {
    const intl = new Intl.NumberFormat(LANGUAGE_TAGS[locale]);
    for (const value of [
      0,
      7,
      42,
      999,
      1000,
      10_000,
      123_456,
      1_234_567,
      1_000_000_000,
      -5,
      -1234,
      2.5,
      1234.5,
      2 ** 60,
    ]) {
      expect(formatsOf(locale).number(value)).toBe(intl.format(value));
    }
  });

  it.each(LOCALES)('write days and times as Intl does, without asking it, in %s', (locale) => {
    const [tag, month] = locale === 'zh_CN' ? (['zh-CN', 'long'] as const) : (['en-GB', 'short'] as const);
    const days = new Intl.DateTimeFormat(tag, { year: 'numeric', month, day: 'numeric', timeZone: 'UTC' });
    const times = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
    for (let count = 1; count <= 12; count += 1) {
      const instant = Date.UTC(2026, count - 1, count * 2, count + 3, count * 4);
      expect(formatsOf(locale).date(new Date(instant).toISOString().slice(0, 10))).toBe(days.format(instant));
      expect(formatsOf(locale).time(instant)).toBe(times.format(instant));
    }
  });

  it.each(LOCALES)('write ages as Intl does, without asking it, in %s', (locale) => {
    const words = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[locale], { numeric: 'always' });
    const now = Date.UTC(2026, 10, 18, 8);
    const age = (passed: number) => formatsOf(locale).age(now - passed, now);
    const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
    // Intl's "this minute" and "此刻" are not what people say.
    const none = locale === 'zh_CN' ? '刚刚' : 'just now';
    expect([age(-day), age(0), age(29 * second)]).toEqual([none, none, none]);
    for (const count of [1, 2, 37, 59]) expect(age(count * minute)).toBe(words.format(-count, 'minute'));
    for (const count of [1, 2, 23]) expect(age(count * hour)).toBe(words.format(-count, 'hour'));
    for (const count of [1, 2, 3, 180, 1000]) expect(age(count * day)).toBe(words.format(-count, 'day'));
    // Rounded before the unit is chosen: there are no 60 minutes and no 24 hours.
    expect(age(hour - second)).toBe(words.format(-1, 'hour'));
    expect(age(day - minute)).toBe(words.format(-1, 'day'));
    // From Monday evening to Wednesday morning: no day of the calendar is named by a span of hours.
    expect(age(35 * hour)).toBe(words.format(-1, 'day'));
  });

  it('write dates and ages as papers of freight do', () => {
    const now = Date.UTC(2026, 10, 20, 12);
    expect(formatsOf('zh_CN').date('2026-11-20')).toBe('2026年11月20日');
    expect(formatsOf('en_US').date('2026-11-20')).toBe('20 Nov 2026');
    expect(formatsOf('en_US').age(now - 2 * 3_600_000, now)).toBe('2 hours ago');
    expect(formatsOf('zh_CN').age(now - 3 * 86_400_000, now)).toBe('3天前');
    expect(formatsOf('en_US').bytes(1_258_291)).toBe('1.2 MB');
  });
});
