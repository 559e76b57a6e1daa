import { normalizeBillOfLading } from './bill-of-lading.ts';
import { containerNumberParts, misreadContainerNumber, normalizeContainerNumber } from './container-number.ts';
import { normalizeHsCode } from './hs-code.ts';
import { plainCharacters } from './plain-characters.ts';
import { PORT_CODE } from './port-code.ts';
import { sureNumbers } from './tracking/read-numbers.ts';
import { normalizeUnNumber } from './un-number.ts';

/** Longer input is no reference of any kind, and searching for it helps nobody. */
export const REFERENCE_MAX = 60;

/** Kinds of input in one field: something to track, a code of a table, or words to search the site or a table for. */
export type ReferenceKind =
  | 'container'
  | 'bill-of-lading'
  | 'shipments'
  | 'port'
  | 'hs-code'
  | 'un-number'
  | 'words'
  | 'hs-words'
  | 'un-words';

/** One reading of an input. `normalized` is its normal form: a container number (perhaps yet without its digit), several
 * numbers with commas between them, a code in bare digits, or the words with single spaces. */
export interface Reference {
  kind: ReferenceKind;
  normalized: string;
}

const ONLY_DIGITS = /^\d+$/;
/** Numbers of bills hold at least this many digits; with fewer it is a word, a port or a box type. */
const BILL_DIGITS = 4;
/** The last number of the lists is UN3560; what is clearly above is a heading of the tariff. */
const LAST_UN_NUMBER = 3600;

function isBillOfLading(number: string): boolean {
  return number.replace(/\D/g, '').length >= BILL_DIGITS;
}

function digitReadings(digits: string, dotted: boolean): Reference[] {
  const readings: Reference[] = [];
  const hsCode = normalizeHsCode(digits);
  if (hsCode !== null) readings.push({ kind: 'hs-code', normalized: hsCode });
  const unNumber = normalizeUnNumber(digits);
  if (unNumber !== null && Number(unNumber) <= LAST_UN_NUMBER)
    readings.push({ kind: 'un-number', normalized: unNumber });
  // Only tariff codes are written with dots.
  const bill = dotted ? null : normalizeBillOfLading(digits);
  if (bill !== null) readings.push({ kind: 'bill-of-lading', normalized: bill });
  return readings;
}

/** The numbers of shipments in a text, whatever stands around them. */
function numberReadings(words: string): Reference[] {
  const numbers = sureNumbers(words);
  const [first] = numbers;
  if (first === undefined) return [];
  if (numbers.length > 1) return [{ kind: 'shipments', normalized: numbers.join(', ') }];
  return [{ kind: containerNumberParts(first) === null ? 'bill-of-lading' : 'container', normalized: first }];
}

function wordReadings(words: string): Reference[] {
  return [
    { kind: 'words', normalized: words },
    { kind: 'port', normalized: words },
    { kind: 'hs-words', normalized: words },
    { kind: 'un-words', normalized: words },
  ];
}

/** Five letters are a code where they are written as one; in small letters they are mostly a word, such as 'paint'. */
function portReadings(words: string, code: string): Reference[] {
  const port: Reference = { kind: 'port', normalized: code };
  const others = wordReadings(words).filter(({ kind }) => kind !== 'port');
  return words === code ? [port, ...others] : [...others.slice(0, 1), port, ...others.slice(1)];
}

/**
 * The readings of an input, most likely first; several where it is truly ambiguous (`1263` is a UN number and may be a
 * heading of the tariff). Empty for empty or overlong input.
 */
export function referenceKind(input: string): Reference[] {
  const words = plainCharacters(input).trim().replace(/\s+/g, ' ');
  if (words === '' || words.length > REFERENCE_MAX) return [];
  const compact = normalizeContainerNumber(words);
  if (containerNumberParts(compact) !== null) return [{ kind: 'container', normalized: compact }];
  const meant = misreadContainerNumber(compact);
  if (meant !== null) return [{ kind: 'container', normalized: meant }, ...readingsOf(words, compact)];
  return readingsOf(words, compact);
}

/** The readings of what is no container number. */
function readingsOf(words: string, compact: string): Reference[] {
  if (ONLY_DIGITS.test(compact)) {
    const readings = digitReadings(compact, words.includes('.'));
    if (readings.length > 0) return readings;
    return wordReadings(words).filter(({ kind }) => kind === 'words' || kind === 'hs-words');
  }
  const numbers = numberReadings(words);
  if (numbers.length > 0) return numbers;
  const unNumber = normalizeUnNumber(words);
  if (unNumber !== null) return [{ kind: 'un-number', normalized: unNumber }];
  if (PORT_CODE.test(compact) && compact.length === words.length) return portReadings(words, compact);
  const bill = normalizeBillOfLading(words);
  if (bill !== null && isBillOfLading(bill)) return [{ kind: 'bill-of-lading', normalized: bill }];
  return wordReadings(words);
}
