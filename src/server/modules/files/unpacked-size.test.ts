import sharp, { type JpegOptions, type PngOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { dimensionsOf } from './unpacked-size.ts';

const drawing = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 48, height: 32, channels, background: { r: 10, g: 40, b: 90, alpha: 0.5 } } });
const jpeg = (options: JpegOptions = {}) => drawing().jpeg(options).toBuffer();
const png = (channels: 3 | 4, options: PngOptions = {}) => drawing(channels).png(options).toBuffer();
const PIXELS = 48 * 32;

describe('H5 what a picture takes before it is made smaller', () => {
  it.each([
    ['nothing for a JPEG of one pass', () => jpeg(), 0],
    ['its halved colours for one in passes', () => jpeg({ progressive: true }), PIXELS * 1.5 * 2],
    [
      'all its colours for one with whole colours',
      () => jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
      PIXELS * 6,
    ],
    ['nothing for one with whole colours', () => jpeg({ chromaSubsampling: '4:4:4' }), 0],
  ])('is %s', async (_, make, unpacked) => {
    expect(dimensionsOf(await make(), 'jpeg')).toEqual({ width: 48, height: 32, unpacked });
  });

  it('is all of a JPEG whose colours come one after the other, though its frame says nothing of it', async () => {
    const bytes = await jpeg({ chromaSubsampling: '4:4:4' });
    bytes.writeUInt8(1, bytes.indexOf(Buffer.from([0xff, 0xda])) + 4);
    expect(dimensionsOf(bytes, 'jpeg')?.unpacked).toBe(PIXELS * 6);
  });

  it('is the same whatever stands between the segments', async () => {
    const bytes = await jpeg({ progressive: true });
    const [head, rest] = [bytes.subarray(0, 2), bytes.subarray(2)];
    const filled = Buffer.concat([head, Buffer.from([0xff, 0xff, 0xff, 0xfe, 0, 4, 0xff, 0xda, 0xff]), rest]);
    expect(dimensionsOf(filled, 'jpeg')).toEqual(dimensionsOf(bytes, 'jpeg'));
  });

  it.each([
    ['8 bits', () => png(4), 4],
    ['16 bits', async () => drawing(4).toColourspace('rgb16').png().toBuffer(), 8],
    ['lines that come in passes', () => png(4, { progressive: true }), 4],
    ['a palette', () => png(3, { palette: true }), 4],
  ])('is all of a PNG with %s', async (_, make, bytes) => {
    expect(dimensionsOf(await make(), 'png')).toEqual({ width: 48, height: 32, unpacked: PIXELS * bytes });
  });

  it.each([
    ['png', Buffer.alloc(40)],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])],
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 3, 0])],
    ['jpeg', Buffer.alloc(0)],
  ] as const)('is unknown where a %s has no head', (kind, bytes) => {
    expect(dimensionsOf(bytes, kind)).toBeNull();
  });
});
