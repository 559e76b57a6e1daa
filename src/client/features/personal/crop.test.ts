import { describe, expect, it } from 'vitest';
import { largestZoom, middleCrop, moveCrop, partOf, placeCrop, placeOf, zoomCrop } from './crop.ts';

describe('PERS-03 the crop of an avatar', () => {
  it('begins as the largest square in the middle', () => {
    expect(partOf(middleCrop(400, 300))).toEqual({ left: 50, top: 0, width: 300, height: 300 });
    expect(partOf(middleCrop(300, 400))).toEqual({ left: 0, top: 50, width: 300, height: 300 });
  });

  it('never leaves the picture, however far it is moved or enlarged', () => {
    const all = [middleCrop(400, 300), zoomCrop(middleCrop(400, 300), 99), zoomCrop(middleCrop(3, 2000), 4)];
    for (const crop of all) {
      for (const [right, down] of [
        [9, 9],
        [-9, 9],
        [9, -9],
        [-9, -9],
      ] as const) {
        const { left, top, width, height } = partOf(moveCrop(crop, right, down));
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(crop.width);
        expect(top + height).toBeLessThanOrEqual(crop.height);
        expect(width).toBe(height);
      }
    }
  });

  it('stays within the picture when it is made smaller again at an edge', () => {
    const corner = moveCrop(zoomCrop(middleCrop(400, 300), 3), 9, 9);
    expect(partOf(zoomCrop(corner, 1))).toEqual({ left: 100, top: 0, width: 300, height: 300 });
  });

  it('enlarges no further than a picture has pixels for', () => {
    expect(largestZoom({ width: 192, height: 500 })).toBe(2);
    expect(zoomCrop(middleCrop(64, 64), 3).zoom).toBe(1);
    expect(zoomCrop(middleCrop(4000, 4000), 99).zoom).toBe(5);
  });

  it('goes from one side to the other, as far as the picture leaves a choice', () => {
    const wide = middleCrop(400, 300);
    expect(placeOf(wide)).toEqual({ across: 0.5, down: null });
    expect(partOf(placeCrop(wide, { across: 1 }))).toMatchObject({ left: 100, top: 0 });
    const close = placeCrop(zoomCrop(wide, 2), { across: 0, down: 1 });
    expect(partOf(close)).toEqual({ left: 0, top: 150, width: 150, height: 150 });
    expect(placeOf(close)).toEqual({ across: 0, down: 1 });
    expect(placeOf(placeCrop(close, { across: 0.25 }))).toEqual({ across: 0.25, down: 1 });
  });
});
