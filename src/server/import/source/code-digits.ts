/** The digits of a code, or why there are none and which code was meant, as far as that can be told (else empty). */
export type CodeDigits = { code: string } | { problem: string; meant: string };

const EXPONENT = /^\d+([.,]\d+)?E[+-]?\d+$/i;
const DECIMAL = /^(\d+)[.,]0+$/;
/** Official lists part the digits in pairs or multiples of them (`0101.21.00`, `0101.2100 10`), CIQ's last three by themselves. */
const PAIRS = /^\d{2}(?:[. ]?\d{2})+(?:[. ]?\d{3})?$/;

/**
 * Reads a code of digits as official lists write it. What a spreadsheet leaves of one that it took for a number (`.0` at
 * its end, an exponent, a lost zero at its front) is not guessed at: it would be another code.
 * @param lengths how many digits such a code may have
 */
export function readCodeDigits(text: string, lengths: readonly number[]): CodeDigits {
  // An apostrophe, or a formula of nothing but a text, is how spreadsheets are told to leave digits alone.
  const written = text
    .normalize('NFKC')
    .trim()
    .replace(/^'|^="(\d+)"$/, '$1');
  if (EXPONENT.test(written))
    return { problem: 'the code has an exponent: a spreadsheet took it for a number', meant: '' };
  const whole = DECIMAL.exec(written)?.[1];
  if (whole !== undefined) {
    return { problem: 'the code ends in .0: a spreadsheet took it for a number', meant: likely(whole, lengths) };
  }
  const digits = written.replace(/[. ]/g, '');
  if (PAIRS.test(written) && lengths.includes(digits.length)) return { code: digits };
  const meant = /^\d+$/.test(written) ? likely(written, lengths) : '';
  if (meant.startsWith('0') && !written.startsWith('0')) {
    return { problem: `a spreadsheet may have taken a leading zero of the code (${written})`, meant };
  }
  return { problem: `the code has not ${lengths.join(' or ')} digits`, meant };
}

/** The code of which these digits are what is left once leading zeros are lost; empty when there is none. */
function likely(digits: string, lengths: readonly number[]): string {
  const length = lengths.toSorted((a, b) => a - b).find((each) => each >= digits.length);
  // More than two zeros at the front are not found in any chapter, only in the first UN numbers.
  return length === undefined || length - digits.length > (length === 4 ? 3 : 1) ? '' : digits.padStart(length, '0');
}
