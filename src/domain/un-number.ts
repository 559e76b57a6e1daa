import { plainCharacters } from './plain-characters.ts';

/**
 * Reads a UN number as people type it (`UN1263`, `un 1263`, `UN-1263`, full-width forms, a bare `1263`) and returns its
 * four digits as text with leading zeros kept, or null when the input is anything else.
 */
export function normalizeUnNumber(input: string): string | null {
  const compact = plainCharacters(input)
    .replace(/[\s\-.:]+/gu, '')
    .toUpperCase();
  const match = /^(?:UN(?:NO)?)?(\d{4})$/.exec(compact);
  const digits = match?.[1];
  return digits === undefined || digits === '0000' ? null : digits;
}

/** The four digits that are meant by one to three of them (`UN4` is UN 0004), or null for any other input. */
export function fullUnNumber(input: string): string | null {
  const compact = plainCharacters(input)
    .replace(/[\s\-.:]+/gu, '')
    .toUpperCase();
  const digits = /^(?:UN(?:NO)?)?(\d{1,3})$/.exec(compact)?.[1];
  return digits === undefined || Number(digits) === 0 ? null : digits.padStart(4, '0');
}
