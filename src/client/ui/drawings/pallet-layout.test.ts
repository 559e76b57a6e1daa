import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOutPallets } from './pallet-layout.ts';

const floor20 = { length: 5898, width: 2352 };
const floor40 = { length: 12032, width: 2352 };

describe('layOutPallets', () => {
  it.each([
    ['1200 x 800', 1200, 800, 11, 25],
    ['1100 x 1100', 1100, 1100, 10, 20],
    ['1140 x 1140', 1140, 1140, 10, 20],
  ])('puts the known number of %s pallets into 20 and 40 feet', (_name, length, width, in20, in40) => {
    expect(layOutPallets(floor20, { length, width })).toHaveLength(in20);
    expect(layOutPallets(floor40, { length, width })).toHaveLength(in40);
  });

  it.each([
    ['1200 x 1000', 1200, 1000, 10, 21],
    ['1219 x 1016', 1219, 1016, 10, 20],
    ['1200 x 800', 1200, 800, 11, 24],
    ['800 x 600', 800, 600, 22, 48],
    ['600 x 400', 600, 400, 44, 96],
    ['1300 x 1100', 1300, 1100, 8, 18],
  ])('DICT-05 draws the number of %s pallets that the table tells', (_name, length, width, in20, in40) => {
    expect(layOutPallets(floor20, { length, width }, in20)).toHaveLength(in20);
    expect(layOutPallets(floor40, { length, width }, in40)).toHaveLength(in40);
  });

  it('interlocks only where straight rows hold too few, and leaves out those at the door where they hold more', () => {
    const pallet = { length: 1200, width: 1000 };
    expect(layOutPallets(floor20, pallet)).toHaveLength(9);
    const ends = (wanted: number) => Math.max(...layOutPallets(floor20, pallet, wanted).map((at) => at.x + at.length));
    expect(ends(9)).toBe(5000);
    expect(ends(10)).toBe(5600);
    expect(ends(7)).toBe(4000);
  });

  it('never lets pallets overlap or stand over the edge', () => {
    const size = fc.integer({ min: 600, max: 2000 });
    const wanted = fc.option(fc.integer({ min: 0, max: 30 }));
    fc.assert(
      fc.property(size, size, wanted, (length, width, told) => {
        const placed = layOutPallets(floor20, { length, width }, told);
        for (const [index, a] of placed.entries()) {
          expect(a.x + a.length).toBeLessThanOrEqual(floor20.length);
          expect(a.y + a.width).toBeLessThanOrEqual(floor20.width);
          for (const b of placed.slice(index + 1)) {
            const apart =
              a.x + a.length <= b.x || b.x + b.length <= a.x || a.y + a.width <= b.y || b.y + b.width <= a.y;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });

  it('answers with none when the pallet is larger than the floor', () => {
    expect(layOutPallets(floor20, { length: 6000, width: 2400 })).toEqual([]);
  });
});
