import { describe, expect, it } from 'vitest';
import { lettering } from './dg-lettering.ts';

/** Compatibility groups of class 1, UN Model Regulations 2.1.2.1.1. */
const GROUPS = [...'ABCDEFGHJKLNS'];

const signsIn = (words: string): number => lettering(words, 0, 0, 20).d.split('M').length - 1;

describe('DICT-05 lettering of hazard labels', () => {
  it.each([...'123456789', '5.1', '5.2', '1.6', ...GROUPS.map((group) => `1.4${group}`)])(
    'draws every sign of %s',
    (words) => {
      expect(signsIn(words)).toBe(words.length);
    },
  );

  it('stands in the middle, on its baseline, as high as it is asked to be', () => {
    // Its strokes run from corner to corner of a field of 8 by 12.
    const { d, transform, strokeWidth } = lettering('H', 100, 170, 14.7);
    expect(d).toMatch(/^M0 0m0 0v12m8-12v12/);
    const [, left, top, scale] = /^translate\((\S+) (\S+)\)scale\((\S+)\)$/.exec(transform)?.map(Number) ?? [];
    expect([left, scale]).toEqual([96, 1]);
    expect(Number(top) + 12 + strokeWidth / 2).toBeCloseTo(170, 1);
  });

  it('leaves out what no label has', () => {
    expect(lettering('3?', 0, 0, 20).d).toBe(lettering('3', 0, 0, 20).d);
  });
});
