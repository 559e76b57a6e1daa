import { isWide, tokenize } from '#domain/search/fold.ts';
import { MIN_TYPO } from '#domain/search/kinds.ts';
import { maySound } from '#domain/search/near-wide.ts';
import { fold } from '#domain/search/simplify.ts';

/** From so many letters on a word may have two errors. */
const TWO_ERRORS_FROM = 8;

/** How many single errors (left out, put in, exchanged, swapped with the neighbour) lie between two words, up to `most`. */
export function errorsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? most + 1, most + 1);
}

/** Longer runs of Chinese are several words. */
const LONGEST_NAME = 6;

/** A word of the index, and in how many documents it stands. */
export interface KnownWord {
  word: string;
  documents: number;
}

/** How many errors a word of this length may have. */
function errorsAllowed(word: string): number {
  return word.length >= TWO_ERRORS_FROM ? 2 : 1;
}

/** Which letters a word has, as bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The word that was meant: with the fewest errors, then in the most documents; null when none is near enough. */
export function nearestWord(typed: string, words: Iterable<KnownWord>): string | null {
  const most = errorsAllowed(typed);
  const letters = lettersOf(typed);
  let best: (KnownWord & { errors: number }) | null = null;
  for (const { word, documents } of words) {
    // Each error changes at most two letters of the set: most words are told apart without comparing.
    if (Math.abs(word.length - typed.length) > most || bitCount(lettersOf(word) ^ letters) > 2 * most) continue;
    const errors = errorsBetween(typed, word, Math.min(most, best?.errors ?? most));
    if (errors === 0 || errors > most) continue;
    if (best === null || errors < best.errors || (errors === best.errors && documents > best.documents)) {
      best = { word, documents, errors };
    }
  }
  return best?.word ?? null;
}

/** Whether errors are looked for in a word: numbers are all near to each other, and so are short words. */
export function mayBeMistyped(token: string): boolean {
  return !isWide(token) && token.length >= MIN_TYPO && !/\d/.test(token);
}

/** Whether it may be the Chinese name of something, of which another character was written. */
export const mayBeName = (token: string): boolean => maySound(token) && token.length <= LONGEST_NAME;

/** So many words that are not known are looked into: a query in which more are wrong is no typing error. */
const UNKNOWN_MAX = 3;

/**
 * A query without a hit, word by word as it may have been meant: `meant` gives the word for one that is not known, null
 * where none is near, and a known one as it is. Null when nothing was changed.
 */
export async function correctQuery(
  query: string,
  meant: (token: string) => Promise<string | null>,
): Promise<string | null> {
  let [unknown, changed] = [0, false];
  const words: string[] = [];
  for (const token of tokenize(fold(query))) {
    const other = unknown < UNKNOWN_MAX ? await meant(token) : token;
    if (other !== token) unknown += 1;
    if (other !== null && other !== token) changed = true;
    words.push(other ?? token);
  }
  return changed ? words.join(' ') : null;
}
