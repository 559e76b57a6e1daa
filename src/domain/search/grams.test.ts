import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachPlace, indexGrams } from './grams.ts';

/** The places of a needle in a text, by its index or, with null, by looking at all of it. */
function places(text: string, index: ReturnType<typeof indexGrams> | null, needle: string): number[] {
  const found: number[] = [];
  eachPlace(text, index, needle, (at) => found.push(at));
  return found;
}

describe('DICT-06 parts of a long text', () => {
  it('give the places that a look at all of it gives', () => {
    const text = fc.stringMatching(/^[ab1\n]{0,2500}$/, { size: 'max' });
    const needle = fc.stringMatching(/^[ab1]{1,60}$/);
    fc.assert(
      fc.property(text, needle, fc.nat(2500), fc.nat(60), (body, other, from, length) => {
        // Half of the needles stand in the text, wherever its parts meet.
        for (const wanted of [other, body.slice(from, from + length)]) {
          if (wanted === '') continue;
          expect(places(body, indexGrams(body), wanted)).toEqual(places(body, null, wanted));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('find a word that begins with the last letter of a part, and one longer than what parts share', () => {
    const words = Array.from({ length: 400 }, (_, at) => `w${at.toString(36).padStart(9, 'x')}`);
    const text = words.join('');
    const index = indexGrams(text);
    const missed: string[] = [];
    for (let at = 0; at + 70 <= text.length; at += 1) {
      for (const length of [4, 12, 70]) {
        const needle = text.slice(at, at + length);
        if (places(text, index, needle).join() !== places(text, null, needle).join()) missed.push(needle);
      }
    }
    expect(missed).toEqual([]);
  });
});
