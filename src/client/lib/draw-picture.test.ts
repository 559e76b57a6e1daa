import { afterEach, describe, expect, it, vi } from 'vitest';
import { shrinkPicture } from './draw-picture.ts';

const JPEG = new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0)]);

/** A device that unpacks every picture to a size, and says whether it was freed. */
function unpacks(width: number, height: number) {
  const close = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close }));
  return close;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a picture that is made smaller', () => {
  it('is freed where it is small enough as it is', async () => {
    const close = unpacks(800, 600);
    expect(await shrinkPicture(JPEG, 2560)).toBe(JPEG);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is freed where the device cannot draw it', async () => {
    const close = unpacks(8000, 6000);
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
    expect(await shrinkPicture(JPEG, 2560)).toBe(JPEG);
    expect(close).toHaveBeenCalledOnce();
  });
});
