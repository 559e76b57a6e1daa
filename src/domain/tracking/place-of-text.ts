import { guessCarrier, normalizeBillOfLading } from '../bill-of-lading.ts';
import { containerNumberParts } from '../container-number.ts';
import { referenceKind } from '../reference-kind.ts';
import { readNumbers, sureNumbers } from './read-numbers.ts';

/** Longer than what anybody searches for. */
const SEARCH_MAX = 80;
/** As much as the tracking page reads. */
const TRACKED_MAX = 4000;

/** Of the digits in them only those are numbers of shipments that can be nothing else. */
const LINKS = /\bhttps?:\/\/\S+/gi;
const SAYS_BILL = /提单|提單|\bB\/?L\b|\bbill of lading\b/i;
const ONE_WORD = /^[A-Z\d-]+$/i;

/** A container, or a bill that shows its carrier; a telephone number or a tariff code could be a bill, too. */
function isPlain(number: string): boolean {
  const isBox = containerNumberParts(number)?.digit.length === 1;
  return isBox || (/[A-Z]/.test(number) && guessCarrier(number) !== null);
}

/** The beginning of a text, without the first half of a character that it would cut in two: no address can carry that. */
const beginningOf = (text: string, longest: number): string => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');

/** The numbers of shipments in a shared text, as the tracking page takes them; null where there are none. */
function trackedIn(text: string): string | null {
  const { numbers, leftOut } = readNumbers(text.replace(LINKS, (link) => ` ${sureNumbers(link).join(' ')} `));
  const plain = SAYS_BILL.test(text) ? numbers : numbers.filter(isPlain);
  // The page says what it leaves out.
  if (plain.length > 0) return leftOut > 0 ? beginningOf(text, TRACKED_MAX) : plain.join(', ');
  // The bill of a forwarder looks like any word with digits: it is one where nothing else was shared.
  const isBill = ONE_WORD.test(text) && referenceKind(text)[0]?.kind === 'bill-of-lading';
  return isBill ? normalizeBillOfLading(text) : null;
}

/** Where a shared text leads: numbers of shipments to their tracking, other words to the search, none to the home page. */
export function placeOfText(shared: string): string {
  const text = shared.trim();
  const tracked = trackedIn(text);
  if (tracked !== null) return `/logisticstools/tracking?no=${encodeURIComponent(tracked)}`;
  const words = beginningOf(text, SEARCH_MAX);
  return words === '' ? '/home' : `/searchresult?keywords=${encodeURIComponent(words)}`;
}
