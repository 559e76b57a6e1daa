import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let common: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords of at least eight characters, from the lists of zxcvbn (MIT); read when first needed. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readFile(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line !== '')),
  );
  return common;
}

const CONTEXT = ['harbourway', 'gangtu', '港途'];
const ROWS = ['01234567890', '09876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** One thing over and over, such as `aaaaaaaa` or `abcabcabc`, or a run along the keyboard. */
function isPattern(password: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/su.test(password) || ROWS.some((row) => row.includes(password));
}

/**
 * ASVS 6.2.4, 6.2.11: whether a password is among the most common ones, a pattern, or little more than a word that
 * belongs to the account or to the company. `words` are user name, phone number and the like.
 */
export async function isWeakPassword(password: string, words: readonly string[]): Promise<boolean> {
  const folded = password.normalize('NFKC').toLowerCase();
  if (isPattern(folded) || (await commonPasswords()).has(folded)) return true;
  return [...words, ...CONTEXT]
    .map((word) => word.normalize('NFKC').toLowerCase())
    .some((word) => word.length >= 2 && folded.includes(word) && folded.length - word.length < 4);
}
