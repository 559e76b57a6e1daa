import type { HsLevel, Rebate } from '#contract/tables.ts';
import { plainCharacters } from './plain-characters.ts';

/** The level of a code by its length; the 13-digit inspection (CIQ) code is a child of a line, not a tariff level. */
type HsCodeLevel = HsLevel | 'ciq';

const LEVEL_BY_LENGTH: ReadonlyMap<number, HsCodeLevel> = new Map([
  [2, 'chapter'],
  [4, 'heading'],
  [6, 'subheading'],
  [8, 'line8'],
  [10, 'line10'],
  [13, 'ciq'],
]);

const LENGTHS = [...LEVEL_BY_LENGTH.keys()];

/** HS keeps chapter 77 empty for later use, so no goods can be classified in it. */
const RESERVED_CHAPTER = '77';

/** Characters typed or pasted between the digits; `。` is what a Chinese keyboard gives for a dot. */
const SEPARATORS = /[\s.。·-]/g;

const isHsCode = (code: string): boolean =>
  /^\d+$/.test(code) && LEVEL_BY_LENGTH.has(code.length) && !code.startsWith('00');

/**
 * The bare digits of a code written with dots, spaces, hyphens or full-width digits.
 * Null when what remains is not 2, 4, 6, 8, 10 or 13 digits, or begins with the chapter 00 that does not exist.
 */
export function normalizeHsCode(input: string): string | null {
  const digits = plainCharacters(input).replace(SEPARATORS, '');
  return isHsCode(digits) ? digits : null;
}

/** The level of a code in bare digits; null when it is not a code. */
export function hsLevel(code: string): HsCodeLevel | null {
  return isHsCode(code) ? (LEVEL_BY_LENGTH.get(code.length) ?? null) : null;
}

/** Whether goods are declared under a code itself: what is set for the lines of a tariff is then set for it, or not at all. */
export function isDeclared(code: string): boolean {
  return hsLevel(code) === 'line10';
}

/** A code as customs prints it, `8507.60.00.90` and for CIQ `8507.60.00.90.999`; anything else comes back unchanged. */
export function formatHsCode(code: string): string {
  if (!isHsCode(code)) return code;
  const ends = LENGTHS.filter((end) => end >= 4 && end <= code.length);
  if (ends.length === 0) return code;
  return ends.map((end, index) => code.slice(ends[index - 1] ?? 0, end)).join('.');
}

/** The codes above a code, chapter first, without the code itself; empty for a chapter or for no code. */
export function ancestorsOf(code: string): string[] {
  if (!isHsCode(code)) return [];
  return LENGTHS.filter((length) => length < code.length).map((length) => code.slice(0, length));
}

/**
 * The rebate in force on a calendar day (`YYYY-MM-DD`, both ends of a period included), which China fixes by the
 * export date on the declaration. Null when no period covers the day, or when it is not in that form: a time after the
 * date would fall out of the period on its last day.
 */
export function rebateOn<R extends Pick<Rebate, 'from' | 'to'>>(rebates: readonly R[], isoDate: string): R | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDate)) return null;
  return rebates.find(({ from, to }) => from <= isoDate && (to === null || isoDate <= to)) ?? null;
}

/** Whether a code of any level lies in the chapter that HS holds in reserve. */
export function isReservedChapter(code: string): boolean {
  return isHsCode(code) && code.startsWith(RESERVED_CHAPTER);
}
