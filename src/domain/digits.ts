const COUNTRY_CODE = /^(?:00)?86(?=1)/;

/** The digits of text, in whichever width an input method wrote them. */
const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** The digits of typed or pasted text, at most `max`: numbers and codes come with blanks and dashes between them. */
export function digitsOf(text: string, max: number): string {
  return digitsIn(text).slice(0, max);
}

/**
 * The same of a mobile number of mainland China, without the +86 before it, which is how browsers and address books fill
 * one in. No such number begins with 8 or 0, so it goes with the first digit after it, typed or pasted.
 */
export function phoneDigitsOf(text: string, max: number): string {
  return digitsIn(text).replace(COUNTRY_CODE, '').slice(0, max);
}

/** A mobile number of mainland China as it stands in an address book, in its eleven digits; null for any other text. */
export function mainlandMobileOf(text: string): string | null {
  const bare = text.normalize('NFKC').replace(/[\s()-]/g, '');
  return /^(?:(?:\+|00)?86)?(1\d{10})$/.exec(bare)?.[1] ?? null;
}
