import type { TrackedNumber } from '#client/offline/watch/tracking-question.ts';
import { normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { containerNumberParts } from '#domain/container-number.ts';
import { readNumbers } from '#domain/tracking/read-numbers.ts';
import type { TypeText } from './tracking-search.ts';

/** A number that can be asked for. */
export type AskedNumber = TrackedNumber;

/** Numbers that a text asks for, and those it cannot ask for. */
export interface Asked {
  numbers: AskedNumber[];
  /** Numbers beyond those that can be asked for at once. */
  leftOut: number;
  /** Numbers that are no containers although containers were said to come. */
  notBoxes: string[];
}

const isBox = (number: string) => containerNumberParts(number)?.digit.length === 1;

/** TRACK-01: the numbers of a text, as the kind that was said or else as what they look like. */
export function readAsked(text: string, type: TypeText | undefined): Asked {
  const read = readNumbers(text);
  // One word of letters only may be a number too, as long as it stands alone.
  const alone = read.numbers.length > 0 ? null : normalizeBillOfLading(text);
  const numbers = alone === null ? read.numbers : [alone];
  const wanted = type === '2' ? numbers.filter(isBox) : numbers;
  return {
    numbers: wanted.map((number) => ({
      number,
      businessType: type === undefined ? (isBox(number) ? 2 : 1) : type === '1' ? 1 : 2,
      said: type !== undefined,
    })),
    leftOut: read.leftOut,
    notBoxes: numbers.filter((number) => !wanted.includes(number)),
  };
}
