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

  it('never lets pallets overlap or stand over the edge', () => {
    const size = fc.integer({ min: 600, max: 2000 });
    fc.assert(
      fc.property(size, size, (length, width) => {
        const placed = layOutPallets(floor20, { length, width });
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
