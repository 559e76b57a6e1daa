import { describe, expect, it } from 'vitest';
import { partnerMark } from './partner-mark-data.ts';

describe('partnerMark', () => {
  it('ABOUT-01 draws the same partner the same way every time', () => {
    expect(partnerMark('larkmoor-textiles')).toEqual(partnerMark('larkmoor-textiles'));
  });

  it('ABOUT-01 uses all of its shapes, signs and tones over many partners, and none much more than others', () => {
    const marks = Array.from({ length: 1200 }, (_, index) => partnerMark(`partner-${index}`));
    for (const [key, kinds] of [
      ['shape', 8],
      ['sign', 6],
      ['tone', 3],
    ] as const) {
      const counts = new Map<string, number>();
      for (const mark of marks) counts.set(mark[key], (counts.get(mark[key]) ?? 0) + 1);
      expect(counts.size).toBe(kinds);
      expect(Math.max(...counts.values())).toBeLessThan((1200 / kinds) * 1.35);
    }
  });
});
