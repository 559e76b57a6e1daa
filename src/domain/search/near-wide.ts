import { NO_RANK, rankOf, TYPO_RANKS } from './kinds.ts';
import { isLaterWord, note, type Section } from './section.ts';
import { rankTypo } from './typo.ts';
import { isDelimiter } from './words.ts';

/** Pinyin of folded Chinese text, each way that it may be read, syllables separated by spaces; none of what is not Chinese. */
export type Spoken = (folded: string) => readonly string[];

/** Two characters of a name are half of it: only one that sounds the same is near to such a word. */
const MIN_SOUNDING = 2;
const MIN_SPELT = 3;
/** Longer texts are sentences. */
const LONGEST = 12;

const HAN_ONLY = /^[\u3400-\u9fff]+$/;

/** Whether names that sound the same are looked for. */
export const maySound = (joined: string): boolean =>
  HAN_ONLY.test(joined) && joined.length >= MIN_SOUNDING && joined.length <= LONGEST;

/** Whether names with one other character are looked for. */
export const mayBeMisspelt = (joined: string): boolean => maySound(joined) && joined.length >= MIN_SPELT;

/** The beginnings of an entry and what may stand there, so that one half of a name with an error in it is whole. */
function beginnings(needle: string): { cut: number; first: string[]; second: string } {
  const cut = needle.length >> 1;
  const swapped = needle.slice(0, cut - 1) + needle.charAt(cut);
  return { cut, first: [needle.slice(0, cut), swapped], second: needle.slice(cut) };
}

function eachPlace(text: string, needle: string, visit: (at: number) => void): void {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) visit(at);
}

/** Finds the Chinese names that have one character more, less, another or swapped, and lowers `best[row]` accordingly. */
export function scanMisspelt(section: Section, needle: string, best: Uint8Array): void {
  const ranks = TYPO_RANKS.wide;
  if (ranks === undefined || !mayBeMisspelt(needle) || needle.length > section.longest + 1) return;
  const look = (start: number) => {
    if (start > 0 && isDelimiter(section.text, start - 1)) {
      note(section, start, rankTypo(section, needle, start, ranks), best);
    }
  };
  const { cut, first, second } = beginnings(needle);
  for (const half of first) for (const before of '\n\t') eachPlace(section.text, before + half, (at) => look(at + 1));
  eachPlace(section.text, second, (at) => {
    for (const letters of [cut - 1, cut, cut + 1]) look(at - letters);
  });
}

/** Whether pinyin that begins at `start` has just these syllables, and what it is worth. */
function rankSound(section: Section, start: number, syllables: readonly string[]): number {
  const { text } = section;
  if (!isDelimiter(text, start - 1)) return NO_RANK;
  let at = start;
  for (const syllable of syllables) {
    const isWordStart = at === start || isLaterWord(section, at);
    if (!isWordStart || !text.startsWith(syllable, at)) return NO_RANK;
    at += syllable.length;
  }
  if (isDelimiter(text, at)) return rankOf('typo-name');
  return isLaterWord(section, at) && syllables.length >= MIN_SPELT ? rankOf('typo-prefix') : NO_RANK;
}

/** Finds the names that sound as these readings of a query do: input methods offer several, and the wrong one is soon taken. */
export function scanSounds(section: Section, readings: readonly string[], best: Uint8Array): void {
  for (const reading of readings) {
    const syllables = reading.split(' ');
    for (const at of section.words?.from(syllables.join('')) ?? []) {
      note(section, at, rankSound(section, at, syllables), best);
    }
  }
}
