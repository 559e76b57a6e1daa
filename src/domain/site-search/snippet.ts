import type { Bilingual } from '#contract/locale.ts';
import type { MarkedText, SearchHit } from '#contract/search.ts';
import { type FoldedMap, foldWithMap, isWide } from '#domain/search/fold.ts';
import { type MarkRange, toRanges } from '#domain/search/highlight.ts';
import { parseQuery } from '#domain/search/query.ts';
import { MIN_INSIDE } from '#domain/search/section.ts';
import { fold, simplify } from '#domain/search/simplify.ts';
import { formsOf } from './lexemes.ts';
import type { HitKind } from './order.ts';
import { readable } from './plain-text.ts';

/** Length of an excerpt in characters: two to three lines. */
const LENGTH: Readonly<Record<keyof Bilingual, number>> = { zh: 90, en: 190 };

/** How much of an excerpt stands before the word that was found. */
const BEFORE = 0.3;

/** The words of a query, prepared once for all hits. */
export interface Sought {
  /** As it was typed. */
  typed: string;
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
    typed: query.trim(),
    whole: tokens.length > 1 ? joined : '',
    words,
    needles: [...new Set([folded, ...places])].filter((word) => word !== ''),
  };
}

/** Letters that fold to Latin ones: a text with one of them has to be folded to know what is in it. */
const FOLDS_TO_LATIN = /[\u00aa-\u024f\u1e00-\u1eff\uff00-\uffef]/;

/** Whether a Latin word cannot be in the text; most texts of the other language are told apart by this. */
function lacks(text: string, words: readonly string[]): boolean {
  if (words.some(isWide) || FOLDS_TO_LATIN.test(text)) return false;
  const lower = text.toLowerCase();
  return !words.some((word) => lower.includes(word));
}

/** Where the words stand: Latin ones at the beginning of words, or inside them if that is the only place. */
function spansOf(map: FoldedMap, words: readonly string[]): MarkRange[] {
  return words.flatMap((word) => {
    const spans: (MarkRange & { first: boolean })[] = [];
    if (word === '') return spans;
    for (let at = map.joined.indexOf(word); at !== -1; at = map.joined.indexOf(word, at + word.length)) {
      spans.push({ start: at, end: at + word.length, first: isWide(word) || map.wordStart[at] === true });
    }
    const first = spans.filter((span) => span.first);
    return first.length > 0 || word.length < MIN_INSIDE ? first : spans;
  });
}

/** A text with the parts that were looked for: the whole where it stands, else its words. */
export function markedText(text: string, sought: Sought): MarkedText {
  return text === '' || lacks(text, sought.words) ? { text, marks: [] } : markedCode(text, sought);
}

/** The same for a code or a name, in which signs and spaces may stand where none were typed ('850760' is 8507.60). */
export function markedCode(text: string, { whole, words }: Sought): MarkedText {
  const map = foldWithMap(text, simplify);
  const wholes = spansOf(map, [whole]);
  const ranges = toRanges(map, wholes.length > 0 ? wholes : spansOf(map, words));
  return { text, marks: ranges.map(({ start, end }) => [start, end]) };
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

/** Where the sentence or passage begins that a place is in; -1 when that is further away than `most`. */
function passageStart(text: string, place: number, most: number): number {
  const before = text.slice(Math.max(0, place - most), place);
  const end = /.*(?:[.!?;] | · |[。！？；])/s.exec(before);
  return end === null ? -1 : place - before.length + end[0].length;
}

/** Where an excerpt begins, such that the word at a place is in it. */
function startOf(text: string, place: number, length: number): number {
  const start = Math.max(0, Math.min(place - Math.floor(length * BEFORE), text.length - length));
  const passage = start === 0 ? 0 : passageStart(text, place, Math.floor(length / 2));
  return passage === -1 ? wordStart(text, start) : passage;
}

function cut(text: string, place: number, length: number): string {
  if (text.length <= length) return text;
  const start = startOf(text, place, length);
  let end = Math.min(text.length, start + length);
  if (end < text.length) {
    const space = text.lastIndexOf(' ', end);
    if (space > end - 20 && space > place) end = space;
    if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
  }
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

function excerptIn(
  language: keyof Bilingual,
  whole: Record<'summary' | 'text', Bilingual>,
  sought: Sought,
): MarkedText {
  const summary = readable(whole.summary[language]);
  const text = readable(whole.text[language]);
  const inSummary = firstPlace(summary, sought);
  const inText = inSummary === -1 ? firstPlace(text, sought) : -1;
  const from = inText === -1 ? summary || text : text;
  return markedText(cut(from, Math.max(inSummary, inText, 0), LENGTH[language]), sought);
}

/** The excerpt of a document below its title: where the words stand, else how it begins. */
export function excerptOf(summary: Bilingual, text: Bilingual, sought: Sought): SearchHit['snippet'] {
  return {
    zh: excerptIn('zh', { summary, text }, sought),
    en: excerptIn('en', { summary, text }, sought),
  };
}

/** A title in both languages with the parts that were looked for. */
export function markedTitle(title: Bilingual, sought: Sought): SearchHit['title'] {
  return { zh: markedText(title.zh, sought), en: markedText(title.en, sought) };
}

/** The visible part of a hit, before it is known by what it was found. */
type Shown = Pick<SearchHit, 'title' | 'snippet' | 'code'>;

const isMarked = ({ title, snippet, code }: Shown): boolean =>
  [title.zh, title.en, snippet.zh, snippet.en, code].some((part) => part !== null && part.marks.length > 0);

/**
 * Another name or code by which a hit was found, where nothing that it shows holds what was typed; a word that stands for a
 * row without being its name is what was typed. Null where the hit speaks for itself.
 */
export function alsoOf(shown: Shown, names: readonly string[], kind: HitKind, sought: Sought): MarkedText | null {
  if (isMarked(shown)) return null;
  if (kind === 'synonym' || kind === 'synonym-initials') {
    return { text: sought.typed, marks: [[0, sought.typed.length]] };
  }
  return names.map((name) => markedCode(name, sought)).find(({ marks }) => marks.length > 0) ?? null;
}
