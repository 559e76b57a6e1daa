import { plainCharacters } from './plain-characters.ts';

/** Characters typed or pasted between the parts of a number; `。` is what a Chinese keyboard gives for a dot. */
const SEPARATORS = /[\s\p{Cc}.。·/_]|\p{Dash}/gu;
/** A check digit is painted in a frame, which people write as brackets. */
const FRAMED = /[([{【〔](\d)[)\]}】〕]$/u;

const FIRST_TEN = /^[A-Z]{3}[UJZ]\d{6}$/;
const COMPLETE = /^[A-Z]{3}[UJZ]\d{7}$/;

/** The category in the fourth letter: a freight container, equipment that comes off it, or a trailer or chassis. */
export type ContainerCategory = 'U' | 'J' | 'Z';

/** A container number taken apart. `digit` is the one written, right or wrong; empty when it was not given. */
export interface ContainerNumberParts {
  owner: string;
  category: ContainerCategory;
  serial: string;
  digit: string;
}

/** One place of the sum behind a check digit. */
interface CheckDigitPlace {
  character: string;
  value: number;
  weight: number;
  product: number;
}

/** The whole sum behind a check digit, so that it can be shown and followed by hand. */
export interface CheckDigitSum {
  places: CheckDigitPlace[];
  sum: number;
  /** 0 to 10; ten is written as 0. */
  remainder: number;
  digit: string;
}

/** The result of a check. A wrong digit is a warning, never a refusal: old boxes and shippers' own have one. */
type ContainerNumberCheck =
  | { kind: 'valid'; normalized: string }
  | { kind: 'wrong-check-digit'; normalized: string; expected: string }
  | { kind: 'not-a-container-number'; normalized: string };

/** Upper case without spaces, hyphens, dots, slashes, unseen characters and full-width forms; says nothing about what it is. */
export function normalizeContainerNumber(input: string): string {
  return plainCharacters(input).replace(SEPARATORS, '').replace(FRAMED, '$1').toUpperCase();
}

/** ISO 6346: digits count themselves, A is 10 and so on, leaving out 11, 22 and 33, which would vanish modulo 11. */
function letterValue(character: string): number {
  const letter = character.charCodeAt(0) - 65;
  return letter < 0 ? Number(character) : letter + 10 + Math.floor((letter + 9) / 10);
}

/** The sum of a number's first ten characters, in normal form; null when they are not those of a container number. */
export function checkDigitSum(number: string): CheckDigitSum | null {
  const firstTen = number.slice(0, 10);
  if (!FIRST_TEN.test(firstTen)) return null;
  const places = [...firstTen].map((character, index) => {
    const value = letterValue(character);
    const weight = 2 ** index;
    return { character, value, weight, product: value * weight };
  });
  const sum = places.reduce((total, place) => total + place.product, 0);
  const remainder = sum % 11;
  return { places, sum, remainder, digit: String(remainder % 10) };
}

/** The check digit that belongs to the first ten characters in normal form; null when they are something else. */
export function checkDigit(firstTen: string): string | null {
  return checkDigitSum(firstTen)?.digit ?? null;
}

/** Owner, category, serial and digit of a number in normal form, with or without its digit; null for anything else. */
export function containerNumberParts(number: string): ContainerNumberParts | null {
  if (!FIRST_TEN.test(number) && !COMPLETE.test(number)) return null;
  const category = number[3];
  if (category !== 'U' && category !== 'J' && category !== 'Z') return null;
  return { owner: number.slice(0, 3), category, serial: number.slice(4, 10), digit: number.slice(10) };
}

/** Reads an input as a container number (ISO 6346) and checks its last digit; `expected` is the right one. */
export function checkContainerNumber(input: string): ContainerNumberCheck {
  const normalized = normalizeContainerNumber(input);
  const expected = COMPLETE.test(normalized) ? checkDigit(normalized) : null;
  if (expected === null) return { kind: 'not-a-container-number', normalized };
  return normalized.endsWith(expected)
    ? { kind: 'valid', normalized }
    : { kind: 'wrong-check-digit', normalized, expected };
}

/** A number as it is painted on the box, `CSQU 305438 3`; anything else comes back unchanged. */
export function formatContainerNumber(number: string): string {
  const parts = containerNumberParts(number);
  return parts === null ? number : `${parts.owner}${parts.category} ${parts.serial} ${parts.digit}`.trim();
}

/** Characters that are taken for another one on a door or a copy: what they are among letters, and among digits. */
const AS_LETTER: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B', '5': 'S', '2': 'Z' };
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', Q: '0', D: '0', I: '1', L: '1', B: '8', S: '5', Z: '2' };

/** The container number that somebody meant who wrote O for 0 or I for 1, where its check digit is right; null else. */
export function misreadContainerNumber(input: string): string | null {
  const typed = normalizeContainerNumber(input);
  // A telephone number has eleven digits, too.
  if (typed.length !== 11 || !/^(?:\d?[A-Z]){2}/.test(typed)) return null;
  const meant = [...typed].map((one, at) => (at < 4 ? AS_LETTER[one] : AS_DIGIT[one]) ?? one).join('');
  return meant !== typed && checkContainerNumber(meant).kind === 'valid' ? meant : null;
}
