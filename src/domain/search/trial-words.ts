import { isWide, join } from './fold.ts';
import type { SearchFields } from './pack.ts';
import { fold } from './simplify.ts';

/** The letter that was hit by mistake: names in Latin letters seldom hold it, so that the word is not another name. */
const WRONG = 'q';

/** A name of so many letters still has its neighbours one error away when either end of it is wrong. */
const LONG_ENOUGH = 6;

/** So many names of a kind are enough. */
const NAMES = 2;

/** A word with each typing error there is, in its middle and at its ends: swapped, left out, put in, exchanged. */
function mistypings(word: string): string[] {
  const middle = word.length >> 1;
  const [before, here, next, after] = [
    word.slice(0, middle - 1),
    word.charAt(middle - 1),
    word.charAt(middle),
    word.slice(middle + 1),
  ];
  return [
    before + next + here + after,
    before + next + after,
    before + here + WRONG + next + after,
    before + WRONG + next + after,
    WRONG + word.slice(1),
    word.slice(0, -1) + WRONG,
  ];
}

/**
 * Words with which a search of each kind finds rows such as these: letters, beginnings, names, codes, pinyin, Chinese, two
 * words, and names with an error. Asked once they have all of the search run, and what has run, and found something, is what
 * a browser compiles for good.
 */
export function trialWords(rows: readonly SearchFields[]): string[] {
  const names = rows.flatMap((row) => row.names).map(fold);
  const latin = names.filter((name) => !isWide(name) && join(name).length >= LONG_ENOUGH).slice(0, NAMES);
  const wide = names.filter(isWide).slice(0, NAMES);
  const [first = '', second = ''] = latin;
  return [
    ...latin.flatMap((name) => [name.charAt(0), name.slice(0, 2), name.slice(0, 4), name, ...mistypings(join(name))]),
    ...wide.flatMap((name) => [name.charAt(0), name]),
    ...rows
      .slice(0, NAMES)
      .flatMap(({ codes: [code = ''], pinyin: [pinyin = ''] }) => [code, code.slice(0, 4), join(pinyin)]),
    // Two words that many rows have, that few have, and one of each.
    ...[
      [1, 1],
      [3, 3],
      [4, 1],
      [2, 4],
    ].map(([one, other]) => `${first.slice(0, one)} ${second.slice(0, other)}`),
  ].filter((word) => word.trim() !== '');
}
