import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packText, unpackText } from './packed-text.ts';

describe('text packed for an address', () => {
  it('comes back as it was, whatever it says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme' }),
        async (text) => (await unpackText(await packText(text))) === text,
      ),
      { numRuns: 50 },
    );
  });

  it('has only letters that an address carries, and is shorter than what it holds', async () => {
    const text = JSON.stringify(Array.from({ length: 40 }, (_, n) => [`Carton ${n}`, 60, 40, 35, 12, 200]));
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
  });

  it('is refused when it is foreign, cut off, or swells beyond what a form holds', async () => {
    const swollen = `z${deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url')}`;
    const cut = (await packText('a long enough text to be cut off in the middle')).slice(0, 12);
    for (const text of ['', 'x', 'z%%%', 'p%', '<script>', 'q123', cut, swollen])
      expect(await unpackText(text), text.slice(0, 20)).toBeNull();
  });
});
