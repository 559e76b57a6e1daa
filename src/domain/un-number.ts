import { plainCharacters } from './plain-characters.ts';

/** One to four digits as people type a UN number: `UN1263`, `un 1263`, `UN-1263`, full-width forms, a bare `1263`. */
function digitsIn(input: string): string | null {
  const compact = plainCharacters(input)
    .replace(/[\s\-.:]+/gu, '')
    .toUpperCase();
  const digits = /^(?:UN(?:NO)?)?(\d{1,4})$/.exec(compact)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : digits;
}

/** The four digits of a UN number, however it is typed, as text with leading zeros; null when the input is anything else. */
export function normalizeUnNumber(input: string): string | null {
  const digits = digitsIn(input);
  return digits?.length === 4 ? digits : null;
}

/** The four digits that are meant by one to three of them (`UN4` is UN 0004), or null for any other input. */
export function fullUnNumber(input: string): string | null {
  const digits = digitsIn(input);
  return digits === null || digits.length === 4 ? null : digits.padStart(4, '0');
}
