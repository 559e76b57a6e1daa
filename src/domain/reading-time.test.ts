import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

describe('NEWS-01 the reading time', () => {
  it('counts Chinese by characters and English by words', () => {
    expect(readingMinutes('字'.repeat(1200))).toBe(3);
    expect(readingMinutes('word '.repeat(660))).toBe(3);
    expect(readingMinutes('字'.repeat(400) + ' word'.repeat(220))).toBe(2);
  });

  it('counts neither markup nor addresses in it', () => {
    expect(readingMinutes(`<p>${'<a href="https://example.com/a/long/address">字</a>'.repeat(400)}</p>`)).toBe(1);
    expect(readingMinutes('&nbsp;'.repeat(1000))).toBe(1);
  });

  it('is never nothing', () => {
    expect(readingMinutes('')).toBe(1);
  });
});
