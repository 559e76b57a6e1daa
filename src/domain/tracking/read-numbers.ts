import { TRACK_BATCH_MAX } from '#contract/tracking-kinds.ts';
import { CARRIER_BILLS, normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { checkContainerNumber, normalizeContainerNumber } from '#domain/container-number.ts';
import { plainCharacters } from '#domain/plain-characters.ts';

/** Numbers found in a text, in its order and in normal form, each once. */
interface NumbersRead {
  /** At most {@link TRACK_BATCH_MAX}. */
  numbers: string[];
  /** How many more there were. */
  leftOut: number;
}

/** A number and where it stands. `sure`: no other thing is written like this, whatever stands around it. */
interface Found {
  at: number;
  number: string;
  sure: boolean;
}

/** Separators that people write between the parts of one number. */
const GAP = '[ ._/-]{0,2}';
const CHECK_DIGIT = `${GAP}[(\\[]?\\d[)\\]]?`;
/** A box in one piece, also where other letters touch it, and one in groups as it is painted. */
const SOLID_BOX = /[A-Z]{3}[UJZ]\d{7}(?!\d)/g;
const GROUPED_BOX = new RegExp(`(?<![A-Z0-9])[A-Z]{3}${GAP}[UJZ](?:${GAP}\\d){6}${CHECK_DIGIT}(?![A-Z0-9])`, 'g');
/** The size and type that tables of boxes write behind the number, sometimes without a gap. */
const SIZED_BOX = /[A-Z]{3}[UJZ]\d{7}(?=(?:20|22|25|40|42|45)(?:[A-Z]{2}|[A-Z]\d)(?![A-Z0-9]))/g;

/** Letters and digits as they stand together, with what may stand within one number. */
const PIECE = /[A-Z0-9](?:[A-Z0-9 ._/-]*[A-Z0-9])?/g;
const WORD = /[^ ]+/g;
/** A number has digits; with fewer it is a word. */
const LEAST_DIGITS = 4;

const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
/** Tables of shipments have days, times and sums in them. */
const NO_BILL = [
  /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}(?:T\d{2}.*)?$/,
  new RegExp(`^\\d{1,2}[-./]?(?:${MONTHS})[A-Z]*[-./]?\\d{2,4}$`),
  /^\d+(?:\.\d+)+$/,
  /^\d+(?:\.\d+)?(?:KGS?|CBM|M3|MTS?|TONS?|LBS?|PCS|CTNS?|PKGS?)$/,
];

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** Takes what matches out of the text, so that nothing is read twice; its place stays as long as it was. */
function take(text: string, pattern: RegExp, found: Found[], accept: (number: string) => boolean): string {
  return text.replace(pattern, (written: string, ...rest: unknown[]) => {
    const number = normalizeContainerNumber(written);
    const at = rest.find((one) => typeof one === 'number');
    if (!accept(number) || at === undefined) return written;
    found.push({ at, number, sure: true });
    return '\n'.repeat(written.length);
  });
}

const isRight = (number: string) => checkContainerNumber(number).kind === 'valid';
const any = () => true;

/** Boxes and carriers' bills: what they are shows in their own characters. */
function takeSure(text: string, found: Found[]): string {
  let rest = take(text, SIZED_BOX, found, isRight);
  for (const { solid } of CARRIER_BILLS) rest = take(rest, solid, found, any);
  rest = take(rest, SOLID_BOX, found, isRight);
  rest = take(rest, GROUPED_BOX, found, isRight);
  for (const { grouped } of CARRIER_BILLS) rest = take(rest, grouped, found, any);
  return take(rest, GROUPED_BOX, found, any);
}

const isNoBill = (word: string) => NO_BILL.some((pattern) => pattern.test(word));

function plausible(written: string): string | null {
  if (written.split(' ').some(isNoBill)) return null;
  const bill = normalizeBillOfLading(written);
  return bill !== null && digitsIn(bill) >= LEAST_DIGITS ? bill : null;
}

const shapeOf = (text: string) => text.replace(/[A-Z]/g, 'A').replace(/\d/g, '9');

/** The bills in a word: several where a slash stands between whole numbers, one where it stands within one. */
function billsInWord(word: string): string[] {
  const parts = word.split('/').filter((part) => part !== '');
  const bills = parts.flatMap((part) => plausible(part) ?? []);
  const isList =
    parts.length > 1 &&
    bills.length === parts.length &&
    (new Set(parts.map(shapeOf)).size === 1 || bills.every((bill) => bill.length >= 8));
  const whole = isList ? null : plausible(word);
  return whole === null ? bills : [whole];
}

/** A bill written in groups: words of digits, and perhaps one of letters before them. */
const IN_GROUPS = /^(?:[A-Z]{2,6} )?(?:\S*\d\S*(?: |$))+$/;

function takeBills(text: string, found: Found[]): void {
  for (const piece of text.matchAll(PIECE)) {
    const bills: Found[] = [];
    for (const word of piece[0].matchAll(WORD)) {
      for (const number of billsInWord(word[0])) bills.push({ at: piece.index + word.index, number, sure: false });
    }
    const whole = bills.length === 0 && IN_GROUPS.test(piece[0]) ? plausible(piece[0]) : null;
    if (whole !== null) bills.push({ at: piece.index, number: whole, sure: false });
    found.push(...bills);
  }
}

function findNumbers(text: string): Found[] {
  const plain = plainCharacters(text)
    .toUpperCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/[。·]/g, '.');
  const found: Found[] = [];
  takeBills(takeSure(plain, found), found);
  const seen = new Set<string>();
  return found.sort((a, b) => a.at - b.at).filter(({ number }) => !seen.has(number) && seen.add(number));
}

/**
 * Reads the container and bill of lading numbers out of what was typed, pasted or shared: a column of a table, a list, a
 * sentence of a mail. A number is told by its own characters, whatever stands around it. Says nothing about check digits.
 */
export function readNumbers(text: string): NumbersRead {
  const all = findNumbers(text).map(({ number }) => number);
  return { numbers: all.slice(0, TRACK_BATCH_MAX), leftOut: Math.max(all.length - TRACK_BATCH_MAX, 0) };
}

/** The numbers of a text that can be nothing else: boxes, and bills that show their carrier. */
export function sureNumbers(text: string): string[] {
  return findNumbers(text).flatMap(({ number, sure }) => (sure ? number : []));
}
