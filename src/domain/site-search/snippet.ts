import type { Bilingual } from '#contract/locale.ts';
import type { MarkedText, SearchHit } from '#contract/search.ts';
import { isWide } from '#domain/search/fold.ts';
import { markRanges } from '#domain/search/highlight.ts';
import { parseQuery } from '#domain/search/query.ts';
import { fold, simplify } from '#domain/search/simplify.ts';
import { formsOf } from './lexemes.ts';

/** Length of an excerpt in characters: two to three lines. */
const LENGTH: Readonly<Record<keyof Bilingual, number>> = { zh: 90, en: 190 };

/** How much of an excerpt stands before the word that was found. */
const BEFORE = 0.3;

/** The words of a query, prepared once for all hits. */
export interface Sought {
  /** The whole query where it has several words, else empty. */
  whole: string;
  /** Its words in their forms. */
  words: string[];
  /** The whole query and its words in small letters, the whole first. */
  needles: string[];
}

/** Reads a query for {@link markedText} and {@link excerptOf}. */
export function soughtOf(query: string): Sought {
  const { joined, tokens } = parseQuery(query);
  const folded = fold(query);
  const words = tokens.flatMap((token) => (isWide(token) ? [token] : formsOf(token)));
  const places = [...words].sort((a, b) => Number(isWide(b)) - Number(isWide(a)) || b.length - a.length);
  return {
    whole: tokens.length > 1 ? joined : '',
    words,
    needles: [...new Set([folded, ...places])].filter((word) => word !== ''),
  };
}

/** A text with the parts that were looked for. */
export function markedText(text: string, { whole, words }: Sought): MarkedText {
  // The first term is the one that typing errors are looked for in; what is found here is spelt as it was sought.
  const ranges = markRanges(text, ['', whole], simplify);
  const marks = ranges.length > 0 ? ranges : markRanges(text, ['', ...words], simplify);
  return { text, marks: marks.map(({ start, end }) => [start, end]) };
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

/** Where a word stands; Latin ones only where a word begins. -1 for nowhere. */
function placeOf(lower: string, needle: string): number {
  if (isWide(needle)) return lower.indexOf(needle);
  for (let at = lower.indexOf(needle); at !== -1; at = lower.indexOf(needle, at + 1)) {
    if (at === 0 || !isLetter(lower.charAt(at - 1))) return at;
  }
  return -1;
}

/**
 * Where the first of the words stands that occurs at all. A look without folding, since folding a whole text costs a
 * hundred times as much: what is only found folded shows the text from its beginning.
 */
function firstPlace(text: string, { needles }: Sought): number {
  const lower = text.toLowerCase();
  // Some letters change their length; then places in one are not places in the other.
  if (lower.length !== text.length) return -1;
  for (const needle of needles) {
    const at = placeOf(lower, needle);
    if (at !== -1) return at;
  }
  return -1;
}

/** Moves a cut forward to the beginning of a word, if one is near. */
function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  if (space !== -1 && space - at < 20) return space + 1;
  // Never between the two halves of one character.
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
}

function cut(text: string, place: number, length: number): string {
  if (text.length <= length) return text;
  const start = wordStart(text, Math.max(0, Math.min(place - Math.floor(length * BEFORE), text.length - length)));
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > end - 20 && space > place) end = space;
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
  }
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

function excerptIn(language: keyof Bilingual, summary: string, text: string, sought: Sought): MarkedText {
  const inSummary = firstPlace(summary, sought);
  const inText = inSummary === -1 ? firstPlace(text, sought) : -1;
  const from = inText === -1 ? summary || text : text;
  return markedText(cut(from, Math.max(inSummary, inText, 0), LENGTH[language]), sought);
}

/** What of a document is shown below its title: where the words stand, else how it begins. */
export function excerptOf(summary: Bilingual, text: Bilingual, sought: Sought): SearchHit['snippet'] {
  return {
    zh: excerptIn('zh', summary.zh, text.zh, sought),
    en: excerptIn('en', summary.en, text.en, sought),
  };
}

/** A title in both languages with the parts that were looked for. */
export function markedTitle(title: Bilingual, sought: Sought): SearchHit['title'] {
  return { zh: markedText(title.zh, sought), en: markedText(title.en, sought) };
}
