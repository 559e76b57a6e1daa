import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RANK, TYPO_RANKS } from './kinds.ts';
import { openSection } from './section.ts';
import { rankTypo } from './typo.ts';
import { groupWords, listWords } from './words.ts';

const word = fc.stringMatching(/^[abn1]{1,7}$/);
const entry = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const packed = fc.array(entry, { minLength: 1, maxLength: 20 }).map((entries) => `\n${entries.join('\n')}\n`);

function ascending(positions: Iterable<number>): number[] {
  return [...new Set(positions)].sort((a, b) => a - b);
}

describe('DICT-06 words in groups', () => {
  it('are the same as in the list, for the letters a word begins with', () => {
    fc.assert(
      fc.property(packed, fc.stringMatching(/^[abn1]{1,5}$/), (text, letters) => {
        const { text: joined, wordBits } = openSection(text, text.split('\n').length - 2, true);
        expect(ascending(groupWords(joined, wordBits).from(letters))).toEqual([
          ...listWords(joined, wordBits).from(letters),
        ]);
      }),
      { numRuns: 200 },
    );
  });

  it('hold all words that are one typing error away', () => {
    const ranks = TYPO_RANKS.latin ?? { whole: 0, word: 0, start: 0, startFrom: 5, laterWords: true };
    fc.assert(
      fc.property(packed, fc.stringMatching(/^[abn1]{4,8}$/), (text, needle) => {
        const section = openSection(text, text.split('\n').length - 2, true);
        const near = (groups: Iterable<number>[]) =>
          ascending(groups.flatMap((group) => [...group])).filter(
            (at) => rankTypo(section, needle, at, ranks) !== NO_RANK,
          );
        const grouped = near(groupWords(section.text, section.wordBits).near(needle));
        expect(grouped).toEqual(near(listWords(section.text, section.wordBits).near(needle)));
      }),
      { numRuns: 800 },
    );
  });
});
