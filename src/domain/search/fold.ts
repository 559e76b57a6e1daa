/** Maps one character to another one of the same meaning, here traditional Chinese to simplified. */
export type Simplify = (char: string) => string;

/** Latin letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
  ə: 'e',
};

const ASCII_ONLY = /^[\0-\x7f]*$/;
const RUNS = /[\0-\x7f]+|[^\0-\x7f]+/g;
const WIDE = /[^\0-\xff]/;
const MARK = /\p{M}/gu;
const PUNCTUATION = /\p{P}/u;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;

function unchanged(char: string): string {
  return char;
}

function isHan(char: string): boolean {
  return char >= '\u4e00' && char <= '\u9fff';
}

function foldAscii(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, ' ');
}

/** The folded form of each ASCII character, by its code: a lookup does for most characters of most texts. */
const ASCII_FOLDED = Array.from({ length: 128 }, (_, code) => foldAscii(String.fromCharCode(code)));

/** Folds one character to lower-case letters and digits; a mark gives nothing, punctuation a space. */
function foldCharacter(char: string, simplify: Simplify): string {
  const ascii = ASCII_FOLDED[char.charCodeAt(0)];
  if (ascii !== undefined) return ascii;
  if (isHan(char)) return simplify(char);
  if (PUNCTUATION.test(char)) return ' ';
  // Marks are taken off after lower-casing: the lower case of 'İ' is an i with a dot above.
  const bare = char.normalize('NFKC').toLowerCase().normalize('NFD').replace(MARK, '').normalize('NFC');
  let folded = '';
  for (const part of bare) folded += LETTERS[part] ?? simplify(part);
  return folded.replace(SEPARATORS, ' ');
}

/**
 * Folds text for comparison: lower case, full-width to half, no diacritics, each run of spaces and punctuation one
 * space, none at the ends. Without `simplify` Chinese stays as it is written; `fold` brings the table.
 */
export function foldBase(text: string, simplify: Simplify = unchanged): string {
  if (ASCII_ONLY.test(text)) return foldAscii(text).trim();
  let folded = '';
  // Character by character only where it must be: an English article has a dash in it, and ten thousand letters.
  for (const run of text.match(RUNS) ?? []) {
    if (ASCII_ONLY.test(run)) folded += foldAscii(run);
    else for (const char of run) folded += foldCharacter(char, simplify);
  }
  return folded.replace(/ +/g, ' ').trim();
}

/** Folded text without its spaces, with the way back: `from[i]`..`to[i]` is the source of folded character `i`. */
export type FoldedMap = { joined: string; from: number[]; to: number[]; wordStart: boolean[] };

/** Folds as {@link foldBase} does and remembers which part of the original each folded character came from. */
export function foldWithMap(text: string, simplify: Simplify = unchanged): FoldedMap {
  const map: FoldedMap = { joined: '', from: [], to: [], wordStart: [] };
  let at = 0;
  let fresh = true;
  for (const char of text) {
    const folded = foldCharacter(char, simplify);
    const last = map.to.length - 1;
    // A combining mark belongs to the letter before it, so that a highlight never cuts an accent off.
    if (folded === '' && last >= 0 && map.to[last] === at) map.to[last] = at + char.length;
    for (const part of folded) {
      if (part === ' ') {
        fresh = true;
        continue;
      }
      for (let unit = 0; unit < part.length; unit += 1) {
        map.from.push(at);
        map.to.push(at + char.length);
        map.wordStart.push(fresh);
        fresh = false;
      }
      map.joined += part;
    }
    at += char.length;
  }
  return map;
}

/** Whether folded text needs the two-byte section: anything beyond Latin letters and digits, in practice Chinese. */
export function isWide(folded: string): boolean {
  return WIDE.test(folded);
}

/** Folded text without separators, so that 'shang hai' and 'shanghai' are one thing. */
export function join(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** The tokens of folded text: split at spaces and where the script changes ('宁波port' is two). */
export function tokenize(folded: string): string[] {
  return folded.match(/[a-z0-9]+|[^a-z0-9 ]+/g) ?? [];
}
