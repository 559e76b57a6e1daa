import type { GramIndex } from './grams.ts';
import { eachPlace, indexGrams } from './grams.ts';
import type { Rank, Ranks } from './kinds.ts';
import { NO_RANK } from './kinds.ts';
import type { WordIndex } from './words.ts';
import { GROUPED, indexWords, isDelimiter } from './words.ts';

/**
 * One section opened for scanning: all entries of all rows in one flat string without spaces, so that a query is
 * found whether or not it was typed with them. `starts[row]` is where the row's text begins (one more at the end);
 * `blocks[at >> BLOCK]` is the row at the beginning of a block; bit i of `wordBits` says that a later word of an
 * entry begins at i; `longest` is the length of the longest entry. Latin sections have their words indexed, and long ones
 * the letters in them.
 */
export type Section = {
  text: string;
  starts: Uint32Array;
  blocks: Uint32Array;
  wordBits: Uint8Array;
  longest: number;
  words: WordIndex | null;
  grams: GramIndex | null;
};

/** Shorter text, as of 17,000 ports, is read in less than a millisecond: its index would be memory for nothing. */
const WORTH_GRAMS = 300_000;

const BLOCK = 5;
const LINE = '\n'.charCodeAt(0);
const SPACE = ' '.charCodeAt(0);

/** Shorter Latin text is only looked for at the beginning of words: inside them it stands everywhere. */
export const MIN_INSIDE = 3;

/** From here on a hit may begin inside a word and run on into the next. */
const MIN_ACROSS = 4;

type Layout = Pick<Section, 'starts' | 'wordBits' | 'longest'>;

/** Reads where rows and words begin, in positions of the text without spaces. */
function readLayout(packed: string, rows: number): Layout {
  const starts = new Uint32Array(rows + 1);
  const wordBits = new Uint8Array((packed.length >> 3) + 1);
  let longest = 0;
  let entry = 0;
  let at = 0;
  let row = 0;
  for (let source = 0; source < packed.length; source += 1) {
    const code = packed.charCodeAt(source);
    if (code === SPACE) {
      wordBits[at >> 3] = (wordBits[at >> 3] ?? 0) | (1 << (at & 7));
      continue;
    }
    if (code < SPACE) {
      longest = Math.max(longest, at - entry);
      entry = at + 1;
      if (code === LINE) {
        starts[row] = at;
        row += 1;
      }
    }
    at += 1;
  }
  return { starts, wordBits: wordBits.slice(0, (at >> 3) + 1), longest };
}

function rowBlocks(starts: Uint32Array, length: number): Uint32Array {
  const blocks = new Uint32Array((length >> BLOCK) + 1);
  let row = 0;
  for (let block = 0; block < blocks.length; block += 1) {
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= block << BLOCK) row += 1;
    blocks[block] = row;
  }
  return blocks;
}

/** Opens a packed section of so many rows; `latin` sections keep short queries to the beginning of words. */
export function openSection(packed: string, rows: number, latin: boolean): Section {
  const text = packed.replaceAll(' ', '');
  const layout = readLayout(packed, rows);
  const blocks = rowBlocks(layout.starts, text.length);
  const words = latin ? indexWords(text, layout.wordBits) : null;
  const grams = latin && text.length >= WORTH_GRAMS ? indexGrams(text) : null;
  return { text, ...layout, blocks, words, grams };
}

/** The row that the position belongs to. */
export function rowAt({ starts, blocks }: Section, at: number): number {
  let row = blocks[at >> BLOCK] ?? 0;
  while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= at) row += 1;
  return row;
}

/** Whether a word other than an entry's first begins at this position. */
export function isLaterWord({ wordBits }: Section, at: number): boolean {
  return ((wordBits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
}

/** Whether a word begins strictly between the two positions. */
export function crossesWord(section: Section, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (isLaterWord(section, at)) return true;
  return false;
}

/** The rank of a hit at this position; `NO_RANK` where it does not count. */
export function rankHit(section: Section, at: number, length: number, ranks: Ranks): Rank {
  const end = at + length;
  if (isDelimiter(section.text, at - 1)) return isDelimiter(section.text, end) ? ranks.whole : ranks.start;
  const later = isLaterWord(section, at);
  const rank = later ? ranks.word : ranks.inside;
  if (section.words === null) return rank;
  if (!later && length < MIN_INSIDE) return NO_RANK;
  const mayCross = length >= (later ? MIN_INSIDE : MIN_ACROSS);
  return mayCross || !crossesWord(section, at, end) ? rank : NO_RANK;
}

/** Lowers `best` of the row at this position to the rank. */
export function note(section: Section, at: number, rank: Rank, best: Uint8Array): void {
  if (rank === NO_RANK) return;
  const row = rowAt(section, at);
  if (rank < (best[row] ?? 0)) best[row] = rank;
}

/** Finds every place of `needle` that counts and lowers `best[row]` to the best rank found in that row. */
export function scanSection(section: Section, needle: string, ranks: Ranks, best: Uint8Array): void {
  const { text, words, grams, longest } = section;
  const length = needle.length;
  if (length > longest) return;
  // A needle that only counts at the start of words is among the few words with these letters: no need to read it all.
  if (words !== null && (length < MIN_INSIDE || ranks.inside === NO_RANK)) {
    for (const at of words.from(needle)) {
      if (length <= GROUPED || text.startsWith(needle, at))
        note(section, at, rankHit(section, at, length, ranks), best);
    }
    return;
  }
  eachPlace(text, grams, needle, (at) => note(section, at, rankHit(section, at, length, ranks), best));
}

/** Whether one row holds `needle` in a place that counts. */
export function rowHas(section: Section, row: number, needle: string, ranks: Ranks): boolean {
  const from = section.starts[row] ?? 0;
  // A slice, because indexOf on the whole text would run on through all later rows.
  const slice = section.text.slice(from, (section.starts[row + 1] ?? from) + 1);
  for (let at = slice.indexOf(needle); at !== -1; at = slice.indexOf(needle, at + 1)) {
    if (rankHit(section, from + at, needle.length, ranks) !== NO_RANK) return true;
  }
  return false;
}
