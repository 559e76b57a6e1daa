import { isWide, join } from './fold.ts';
import type { MatchKind } from './kinds.ts';
import { MIN_INSIDE } from './section.ts';
import { fold } from './simplify.ts';

/**
 * Words that stand for rows without being their names, as marks: what a query must be, letter by letter, to mean one of
 * them. Rows that share a list share one object, so that it is indexed once. Made by {@link synonymsOf}.
 */
export type Synonyms = readonly string[];

/** Signs before a mark; folding leaves none of these in a text. */
const WHOLE = '=';
const INITIALS = '.';
const BEGINNING = '~';

const MIN_WHOLE = 2;
const MIN_WIDE = 2;

const shortestBeginning = (joined: string): number => (isWide(joined) ? MIN_WIDE : MIN_INSIDE);

/** A Chinese word with its reading behind it: '油漆 you qi'. */
const WITH_READING = /^([^ ]*[^\0-\xff][^ ]*) ([a-z]+(?: [a-z]+)*)$/;

interface Forms {
  words: string[];
  initials: string[];
}

function formsOf(word: string): Forms {
  const [, written, reading] = WITH_READING.exec(word) ?? [];
  if (written === undefined || reading === undefined) return { words: [join(fold(word))], initials: [] };
  const initials = reading.replace(/([a-z])[a-z]* ?/g, '$1');
  return { words: [join(fold(written)), join(reading)], initials: [initials] };
}

/** How words are found besides whole. */
interface Findable {
  beginnings: boolean;
  /** Whether Chinese ones are found by the initials of their pinyin; they are, unless it is said not to be. */
  initials?: boolean;
}

/**
 * The marks of words. A Chinese word may bring its pinyin, parted from it and by syllables with spaces; it is then found
 * by that and by its initials. `beginnings`: the words are found while they are being typed as well; not for words that
 * stand for hundreds of rows, which would crowd out what is meant.
 */
export function synonymsOf(words: readonly string[], { beginnings, initials = true }: Findable): Synonyms {
  const marks = new Set<string>();
  for (const word of words) {
    const forms = formsOf(word);
    for (const whole of forms.words) if (whole.length >= MIN_WHOLE) marks.add(WHOLE + whole);
    for (const letters of initials ? forms.initials : []) {
      if (letters.length >= MIN_WHOLE) marks.add(INITIALS + letters);
    }
    if (!beginnings) continue;
    for (const whole of forms.words) {
      for (let end = shortestBeginning(whole); end < whole.length; end += 1) marks.add(BEGINNING + whole.slice(0, end));
    }
  }
  return [...marks];
}

/** The marks that a folded query without spaces is looked for as, with how a row matches by each. */
export function queryMarks(joined: string): { mark: string; kind: MatchKind }[] {
  const marks: { mark: string; kind: MatchKind }[] = [];
  if (joined.length < MIN_WHOLE) return marks;
  marks.push({ mark: WHOLE + joined, kind: 'synonym' });
  if (!isWide(joined)) marks.push({ mark: INITIALS + joined, kind: 'synonym-initials' });
  if (joined.length >= shortestBeginning(joined)) marks.push({ mark: BEGINNING + joined, kind: 'synonym-prefix' });
  return marks;
}

/** The marks of words that sound like one of these readings of a query, syllables separated by spaces. */
export function soundMarks(readings: readonly string[]): string[] {
  return readings.map((reading) => WHOLE + join(reading));
}
