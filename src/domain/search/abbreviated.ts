import { isLaterWord, MIN_INSIDE, type Section } from './section.ts';
import { isDelimiter } from './words.ts';

/** A syllable of pinyin, by how those are built: that some of these are never spoken costs a look in vain. */
const SYLLABLE =
  /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:a|ai|an|ang|ao|e|ei|en|eng|er|i|ia|ian|iang|iao|ie|in|ing|iong|iu|o|ong|ou|u|ua|uai|uan|uang|ue|ui|un|uo|v|ve)$/;

/** The beginning of one that is neither a syllable nor an initial, such as 'xio' or 'don'. */
const BEGINNING = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])(?:io|ion|on)$/;

const INITIAL = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])$/;
const LONGEST_SYLLABLE = 6;

/** Longer queries are no abbreviations. */
const LONGEST = 16;

/** So many ways to read a query are tried, those with the longest syllables first; others split it by chance. */
const MOST = 4;

/** A query read as syllables of pinyin, some in full and some by their initial. */
type ShortReading = readonly string[];

function* readingsFrom(joined: string, at: number, parts: readonly string[]): Generator<ShortReading> {
  if (at === joined.length) {
    yield parts;
    return;
  }
  for (let end = Math.min(joined.length, at + LONGEST_SYLLABLE); end > at; end -= 1) {
    const part = joined.slice(at, end);
    const isPart = INITIAL.test(part) || SYLLABLE.test(part) || (end === joined.length && BEGINNING.test(part));
    if (isPart) yield* readingsFrom(joined, end, [...parts, part]);
  }
}

/** All short is what initials are for, and all in full is pinyin. */
const isMixed = (parts: ShortReading): boolean =>
  parts.some((part) => INITIAL.test(part)) && parts.some((part) => part.length > 1 && !INITIAL.test(part));

/**
 * The ways in which letters may be pinyin of which some syllables stand by their initial and some in full: 'cqgang' may be
 * 'chong qing gang'.
 */
export function shortReadings(joined: string): ShortReading[] {
  if (joined.length < MIN_INSIDE || joined.length > LONGEST || !/^[a-z]+$/.test(joined)) return [];
  const readings: ShortReading[] = [];
  for (const parts of readingsFrom(joined, 0, [])) {
    if (isMixed(parts)) readings.push(parts);
    if (readings.length === MOST) break;
  }
  return readings;
}

/** The first letters of its syllables, as they stand in the index of initials. */
export function initialsOfReading(parts: ShortReading): string {
  return parts.map((part) => part.charAt(0)).join('');
}

/** A regular expression for pinyin with spaces that a reading stands for, from the beginning of a name; the last may go on. */
export function patternOfReading(parts: ShortReading): string {
  return parts.map((part, at) => (INITIAL.test(part) && at < parts.length - 1 ? `${part}[a-z]*` : part)).join(' ');
}

/** Where the syllable ends that begins at a place of a section of pinyin. */
function syllableEnd(section: Section, start: number): number {
  let end = start + 1;
  while (!isDelimiter(section.text, end) && !isLaterWord(section, end)) end += 1;
  return end;
}

/** Whether the pinyin that begins at `start` is what the reading stands for. */
function standsFor(section: Section, start: number, parts: ShortReading): boolean {
  let at = start;
  for (const [place, part] of parts.entries()) {
    if (isDelimiter(section.text, at) || !section.text.startsWith(part, at)) return false;
    const end = syllableEnd(section, at);
    const isOpen = place === parts.length - 1 || INITIAL.test(part);
    if (at + part.length > end || (!isOpen && at + part.length !== end)) return false;
    at = end;
  }
  return true;
}

/** Whether any pinyin of a row is what the reading stands for. */
export function rowStandsFor(section: Section, row: number, parts: ShortReading): boolean {
  const { text, starts } = section;
  const end = starts[row + 1] ?? text.length;
  for (let before = starts[row] ?? end; before !== -1 && before < end; before = text.indexOf('\t', before + 1)) {
    if (standsFor(section, before + 1, parts)) return true;
  }
  return false;
}
