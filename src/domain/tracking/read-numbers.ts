import { TRACK_BATCH_MAX } from '#contract/tracking-kinds.ts';
import { normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { normalizeContainerNumber } from '#domain/container-number.ts';

/** Numbers found in a text, in its order and in normal form, each once. */
export interface NumbersRead {
  /** At most {@link TRACK_BATCH_MAX}. */
  numbers: string[];
  /** How many more there were. */
  leftOut: number;
}

/** A container number as people write it: with spaces, hyphens or dots between its parts, within other words. */
const BOX = /(?<![A-Z0-9])[A-Z]{3}[ .-]?[UJZ](?:[ ./_-]?\d){7}(?![A-Z0-9])/g;
/** What stands between the numbers of a list: lines, cells of a table, commas of both scripts. */
const BETWEEN = /[\r\n\t,;|、，；]+/;
/** A number has digits; with fewer it is a word. */
const LEAST_DIGITS = 4;

/** Tables of shipments have a column of days. */
const DAY = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;

/** The bills in a piece that holds no container: one number that is written in groups, else words that can be numbers. */
function billsIn(piece: string): string[] {
  const words = piece.split(/[\s:()（）"'“”<>]+/).filter((word) => word !== '' && !DAY.test(word));
  const bills = words
    .flatMap((word) => normalizeBillOfLading(word) ?? [])
    .filter((bill) => digitsIn(bill) >= LEAST_DIGITS);
  if (bills.length > 0) return bills;
  const whole = normalizeBillOfLading(words.join(''));
  return whole !== null && digitsIn(whole) >= LEAST_DIGITS ? [whole] : [];
}

/**
 * Reads the container and bill of lading numbers out of what was pasted or shared: a column of a table, a list, a
 * sentence of a mail. Says nothing about check digits.
 */
export function readNumbers(text: string): NumbersRead {
  const found = new Set<string>();
  for (const piece of text.normalize('NFKC').toUpperCase().split(BETWEEN)) {
    const spaced = piece.replace(/\p{Dash}/gu, '-');
    const boxes = spaced.match(BOX) ?? [];
    for (const box of boxes) found.add(normalizeContainerNumber(box));
    for (const bill of billsIn(spaced.replace(BOX, ' '))) found.add(bill);
  }
  const all = [...found];
  return { numbers: all.slice(0, TRACK_BATCH_MAX), leftOut: Math.max(all.length - TRACK_BATCH_MAX, 0) };
}
