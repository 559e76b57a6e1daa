const HAN = /\p{Script=Han}/u;
/** Words that say what kind of firm it is, and name nobody. */
const COMMON_WORDS = new Set(['and', 'of', 'the', 'co', 'ltd', 'inc', 'gmbh', 'sa', 'group', '&']);

/**
 * The letters for a person on a tile: the surname of a Chinese name, which is its first character; of a foreign name in
 * Chinese writing the first one too; otherwise the first letters of the first and last part. Empty for a name without
 * letters.
 */
export function personInitials(name: string): string {
  const letters = [...name.trim()].filter((letter) => /\p{L}/u.test(letter));
  if (letters.some((letter) => HAN.test(letter))) return letters[0] ?? '';
  const words = name.split(/[\s·-]+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => firstLetter(word)).join('');
}

/** The letters of a company's mark: the first of its first two own words, or the first two of its only one. */
export function companyLetters(name: string): string {
  const words = name.split(/[\s·/-]+/).filter((word) => /\p{L}/u.test(word) && !COMMON_WORDS.has(word.toLowerCase()));
  if (words.length === 0) return '';
  if (words.length === 1) return [...(words[0] ?? '')].slice(0, 2).join('').toUpperCase();
  return words.slice(0, 2).map(firstLetter).join('');
}

function firstLetter(word: string): string {
  return ([...word].find((letter) => /\p{L}/u.test(letter)) ?? '').toUpperCase();
}
