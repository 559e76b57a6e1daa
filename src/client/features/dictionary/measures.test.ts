import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { celsius, fahrenheit, position, product, withUnit, zoneOffset } from './measures.ts';

/** The sentence that joins two ends, as the two catalogs have it. */
const speaking = (joined: string) => ({
  say: ({ values }: MessageDescriptor) =>
    joined.replace(/[ab]/g, (end) => String(values?.[end === 'a' ? 'from' : 'to'])),
});
const english = speaking('a to b');
const chinese = speaking('a～b');

describe('figures of the dictionary', () => {
  it('DICT-04 writes a span in both scales, broken before its second end alone, with true minus signs', () => {
    expect(celsius(-23, -14, english)).toBe('−23 to\u00a0−14\u00a0°C');
    expect(celsius(-23, -14, chinese)).toBe('−23～−14\u00a0°C');
    expect(fahrenheit(-23, -14, english)).toBe('−9.4 to\u00a06.8\u00a0°F');
    expect(celsius(4, 4, english)).toBe('4\u00a0°C');
    expect(fahrenheit(0, 0, english)).toBe('32\u00a0°F');
  });

  it('DICT-01 writes positions to the minute on all four quarters of the globe', () => {
    expect(position(29.8667, 121.55)).toBe('29°52′N 121°33′E');
    expect(position(-23.95, -46.3)).toBe('23°57′S 46°18′W');
  });

  it('never writes sixty minutes', () => {
    expect(position(29.9999, 0)).toBe('30°00′N 0°00′E');
  });

  it('DICT-03 writes lengths as drawings do', () => {
    expect(product(5898, 2352, 2393)).toBe('5898 × 2352 × 2393');
  });

  it.each<[Locale, string]>([
    ['zh_CN', '载重（kg）'],
    ['en_US', '载重 (kg)'],
  ])('puts a unit into the brackets of %s', (locale, head) => {
    expect(withUnit('载重', 'kg', { locale })).toBe(head);
  });

  it('says how far a zone is from UTC on a day, and nothing for a zone that is none', () => {
    const summer = Date.UTC(2026, 6, 1);
    expect(zoneOffset('Asia/Shanghai', summer)).toBe('UTC+8');
    expect(zoneOffset('Europe/Berlin', summer)).toBe('UTC+2');
    expect(zoneOffset('America/St_Johns', summer)).toBe('UTC−2:30');
    expect(zoneOffset('Nowhere/Land', summer)).toBeNull();
  });
});
