/** The beginnings of all words of a Latin section, for queries that an error or their shortness keeps from a scan. */
export type WordIndex = {
  /** The words that begin with the first `GROUPED` of the letters or digits given. */
  from: (letters: string) => Iterable<number> & { readonly length: number };
  /** Some words, among them all that are the needle (four letters or more) with one typing error in it. */
  near: (needle: string) => Iterable<number>[];
};

/** By so many letters words are grouped. */
export const GROUPED = 3;

/** 26 letters, 10 digits, and one for what is neither (the delimiter after a word of one letter). */
const LETTERS = 37;

/** Codes below this are delimiters: '\n' before a row, '\t' between the entries of a row. */
const FIRST_LETTER = 32;

/** In shorter text all words are looked at: the groups alone would take more memory and time than they save. */
const WORTH_GROUPING = 50_000;

const CODE_A = 97;
const CODE_0 = 48;

/** Whether the position stands before or after an entry. */
export function isDelimiter(text: string, at: number): boolean {
  return text.charCodeAt(at) < FIRST_LETTER;
}

function letterNumber(code: number): number {
  if (code >= CODE_A) return code - CODE_A + 1;
  return code >= CODE_0 ? code - CODE_0 + 27 : 0;
}

/** The group of words with the same first three letters. */
function groupAt(text: string, at: number): number {
  const first = letterNumber(text.charCodeAt(at));
  const second = letterNumber(text.charCodeAt(at + 1));
  const third = second === 0 ? 0 : letterNumber(text.charCodeAt(at + 2));
  return (first * LETTERS + second) * LETTERS + third;
}

/** Calls back with each position where a word begins: after a delimiter, or where a bit is set. */
function eachWord(text: string, wordBits: Uint8Array, visit: (at: number) => void): void {
  let fresh = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) < FIRST_LETTER) {
      fresh = true;
      continue;
    }
    if (fresh || ((wordBits[at >> 3] ?? 0) & (1 << (at & 7))) !== 0) visit(at);
    fresh = false;
  }
}

/** All words in one list; what a small text needs. */
export function listWords(text: string, wordBits: Uint8Array): WordIndex {
  const positions: number[] = [];
  eachWord(text, wordBits, (at) => positions.push(at));
  return {
    from: (letters) => positions.filter((at) => text.startsWith(letters.slice(0, GROUPED), at)),
    near: () => [positions],
  };
}

/** The groups in which a needle with one error can be, as ranges of group numbers. */
function nearGroups(needle: string): [from: number, to: number][] {
  const [first = 0, second = 0, third = 0, fourth = 0] = Array.from(needle.slice(0, 4), (letter) =>
    letterNumber(letter.charCodeAt(0)),
  );
  const pair = (first * LETTERS + second) * LETTERS;
  // Error behind the second letter.
  const ranges: [from: number, to: number][] = [[pair, pair + LETTERS]];
  const single = (a: number, b: number, c: number) => {
    const group = (a * LETTERS + b) * LETTERS + c;
    ranges.push([group, group + 1]);
  };
  // First letter too much, second letter too much; each swapped with the next.
  single(second, third, fourth);
  single(first, third, fourth);
  single(second, first, third);
  single(first, third, second);
  for (let letter = 1; letter < LETTERS; letter += 1) {
    // Another letter for the first, before the first, for the second, before the second.
    single(letter, second, third);
    single(letter, first, second);
    single(first, letter, third);
    single(first, letter, second);
  }
  return ranges;
}

/** Words grouped by their first three letters (a counting sort: two passes, nothing compared). */
export function groupWords(text: string, wordBits: Uint8Array): WordIndex {
  const groups = new Uint32Array(LETTERS ** GROUPED + 1);
  eachWord(text, wordBits, (at) => {
    const next = groupAt(text, at) + 1;
    groups[next] = (groups[next] ?? 0) + 1;
  });
  for (let group = 1; group < groups.length; group += 1) {
    groups[group] = (groups[group] ?? 0) + (groups[group - 1] ?? 0);
  }
  const free = groups.slice();
  const positions = new Uint32Array(groups.at(-1) ?? 0);
  eachWord(text, wordBits, (at) => {
    const group = groupAt(text, at);
    const slot = free[group] ?? 0;
    positions[slot] = at;
    free[group] = slot + 1;
  });
  const between = (from: number, to: number) => positions.subarray(groups[from] ?? 0, groups[to] ?? 0);
  return {
    from: (letters) => {
      const first = letterNumber(letters.charCodeAt(0)) * LETTERS * LETTERS;
      if (letters.length === 1) return between(first, first + LETTERS * LETTERS);
      const second = first + letterNumber(letters.charCodeAt(1)) * LETTERS;
      if (letters.length === 2) return between(second, second + LETTERS);
      const third = second + letterNumber(letters.charCodeAt(2));
      return between(third, third + 1);
    },
    near: (needle) => nearGroups(needle).map(([from, to]) => between(from, to)),
  };
}

/** Indexes the words of a section's text; bit i of `wordBits` says that a later word of an entry begins at i. */
export function indexWords(text: string, wordBits: Uint8Array): WordIndex {
  return text.length < WORTH_GROUPING ? listWords(text, wordBits) : groupWords(text, wordBits);
}
