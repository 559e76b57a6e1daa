import type { Rank, Ranks } from './kinds.ts';
import { NO_RANK } from './kinds.ts';

/**
 * One section opened for scanning: all entries of all rows in one flat string without spaces, so that a query is
 * found whether or not it was typed with them. `starts[row]` is where the row's text begins (one more at the end);
 * bit i of `wordBits` says that a later word of an entry begins at i.
 */
export type Section = { text: string; starts: Uint32Array; wordBits: Uint8Array; latin: boolean };

/** Codes below this are delimiters: '\n' before a row, '\t' between the entries of a row. */
const FIRST_LETTER = 32;

/** Shorter Latin text is only looked for at the beginning of words: inside them it stands everywhere. */
export const MIN_INSIDE = 3;

/** From here on a hit may begin inside a word and run on into the next. */
const MIN_ACROSS = 4;

/** Opens a packed section of so many rows; `latin` sections keep short queries to the beginning of words. */
export function openSection(packed: string, rows: number, latin: boolean): Section {
  const text = packed.replaceAll(' ', '');
  const wordBits = new Uint8Array((text.length >> 3) + 1);
  let spaces = 0;
  for (let at = packed.indexOf(' '); at !== -1; at = packed.indexOf(' ', at + 1)) {
    const target = at - spaces;
    wordBits[target >> 3] = (wordBits[target >> 3] ?? 0) | (1 << (target & 7));
    spaces += 1;
  }
  const starts = new Uint32Array(rows + 1);
  let at = 0;
  for (let row = 0; row <= rows; row += 1) {
    starts[row] = at;
    at = text.indexOf('\n', at + 1);
  }
  return { text, starts, wordBits, latin };
}

/** Whether the position stands before or after an entry. */
export function isDelimiter(text: string, at: number): boolean {
  return text.charCodeAt(at) < FIRST_LETTER;
}

/** Whether a word other than an entry's first begins at this position. */
export function isLaterWord(section: Section, at: number): boolean {
  return ((section.wordBits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0;
}

/** Whether a word begins strictly between the two positions. */
export function crossesWord(section: Section, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) if (isLaterWord(section, at)) return true;
  return false;
}

/** What a hit at this position is worth. */
export function rankHit(section: Section, at: number, length: number, ranks: Ranks): Rank {
  const end = at + length;
  if (isDelimiter(section.text, at - 1)) return isDelimiter(section.text, end) ? ranks.whole : ranks.start;
  const rank = isLaterWord(section, at) ? ranks.word : ranks.inside;
  if (!section.latin) return rank;
  if (isLaterWord(section, at)) return length >= MIN_INSIDE || !crossesWord(section, at, end) ? rank : NO_RANK;
  if (length < MIN_INSIDE) return NO_RANK;
  return length >= MIN_ACROSS || !crossesWord(section, at, end) ? rank : NO_RANK;
}

/** Finds every place of `needle` and lowers `best[row]` to the best rank found in that row. */
export function scanSection(section: Section, needle: string, ranks: Ranks, best: Uint8Array): void {
  const { text, starts } = section;
  let row = 0;
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
    const rank = rankHit(section, at, needle.length, ranks);
    if (rank === NO_RANK) continue;
    while ((starts[row + 1] ?? Number.POSITIVE_INFINITY) <= at) row += 1;
    if (rank < (best[row] ?? 0)) best[row] = rank;
  }
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
