import type { BusinessType } from '#contract/tracking-kinds.ts';
import { guessCarrier, normalizeBillOfLading } from '#domain/bill-of-lading.ts';
import { containerNumberParts, normalizeContainerNumber } from '#domain/container-number.ts';
import { readNumbers } from '#domain/tracking/read-numbers.ts';
import type { Carrier } from '#server/adapters/carriers/carrier.ts';
import type { Asked } from './numbers-repo.ts';

/**
 * Reads a typed number: of the kind that was said, else a box when it has the shape of one, else a bill. Null for what
 * can be neither. A wrong check digit is no reason: such boxes exist.
 */
export function readNumber(text: string, said: BusinessType | null): Asked | null {
  const [only = text, ...others] = readNumbers(text).numbers;
  const typed = others.length === 0 ? only : text;
  const number = normalizeContainerNumber(typed);
  const isBox = containerNumberParts(number)?.digit !== undefined && number.length === 11;
  const businessType = said ?? (isBox ? 2 : 1);
  // A box may also be asked for as a bill, but not the other way round.
  if (businessType === 2) return isBox ? { number, businessType } : null;
  const bill = normalizeBillOfLading(typed);
  return bill === null ? null : { number: bill, businessType };
}

/**
 * The carriers to ask for a number: those that know it, else those that number their bills and boxes like this, else
 * all, since boxes travel with other carriers than their owner and house bills look like nobody's.
 */
export function carriersFor(carriers: readonly Carrier[], { number }: Asked, known: readonly string[]): Carrier[] {
  const asking = carriers.filter(({ track }) => track !== null);
  const knowing = asking.filter(({ code }) => known.includes(code));
  if (knowing.length > 0) return knowing;
  const guessed = guessCarrier(number)?.scacs ?? [];
  const likely = asking.filter(
    ({ code, prefixes }) => guessed.includes(code) || prefixes.some((prefix) => number.startsWith(prefix)),
  );
  return likely.length > 0 ? likely : asking;
}
