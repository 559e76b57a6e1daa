/** How a row matched, best first; the order of this list is the order of results. */
export const MATCH_KINDS = [
  'code',
  'code-prefix',
  'name',
  'name-prefix',
  'pinyin',
  'synonym',
  'initials',
  'synonym-initials',
  'word-prefix',
  'pinyin-prefix',
  'synonym-prefix',
  'infix',
  'tokens',
  'pinyin-short',
  'typo-name',
  'typo-word',
  'typo-prefix',
] as const;

/** One of {@link MATCH_KINDS}. */
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A position in {@link MATCH_KINDS}; `NO_RANK` is no match and greater than all. */
export type Rank = number;

/** The rank of a row that does not match; fits a byte, as the per-row table is a Uint8Array. */
export const NO_RANK: Rank = 255;

/** The rank of a kind, smaller is better. */
export function rankOf(kind: MatchKind): Rank {
  return MATCH_KINDS.indexOf(kind);
}

/** Ranks from here on are typing errors. */
export const FIRST_TYPO: Rank = rankOf('typo-name');

/** The rank of several words that stand anywhere in the row. */
export const TOKENS: Rank = rankOf('tokens');

/**
 * The ranks of a hit by where it stands in an entry (one code, one name): the `whole` entry, its `start`, the start of
 * a later `word`, or `inside` a word.
 */
export type Ranks = { whole: Rank; start: Rank; word: Rank; inside: Rank };

/** The sections of the index, each with one kind of text. */
export const SECTION_NAMES = ['codes', 'latin', 'pinyin', 'initials', 'wide'] as const;

/** One of {@link SECTION_NAMES}; `wide` holds names in Chinese, `latin` the names in Latin letters. */
export type SectionName = (typeof SECTION_NAMES)[number];

const INFIX = rankOf('infix');

/** The worth of an exact hit per section. */
export const EXACT_RANKS: Readonly<Record<SectionName, Ranks>> = {
  codes: { whole: rankOf('code'), start: rankOf('code-prefix'), word: INFIX, inside: INFIX },
  latin: { whole: rankOf('name'), start: rankOf('name-prefix'), word: rankOf('word-prefix'), inside: INFIX },
  pinyin: { whole: rankOf('pinyin'), start: rankOf('pinyin-prefix'), word: INFIX, inside: INFIX },
  initials: { whole: rankOf('initials'), start: rankOf('pinyin-prefix'), word: NO_RANK, inside: NO_RANK },
  wide: { whole: rankOf('name'), start: rankOf('name-prefix'), word: rankOf('word-prefix'), inside: INFIX },
};

/** The rank of pinyin of which some syllables are written by their first letters. */
export const SHORT: Rank = rankOf('pinyin-short');

/** Shorter words have a neighbour one letter away in every language, so no typing errors are looked for. */
export const MIN_TYPO = 4;

/** The beginning of a word with an error in it is only looked for from here on. */
const MIN_TYPO_PREFIX = 5;

/**
 * The ranks of a hit with one typing error: a whole entry, a whole word, or, from so many letters on (`startFrom`), the
 * beginning of either.
 */
export type TypoRanks = { whole: Rank; word: Rank; start: Rank; startFrom: number; laterWords: boolean };

/** The worth of a hit with one typing error; codes only whole, because half a code is near to every other one. */
export const TYPO_RANKS: Readonly<Partial<Record<SectionName, TypoRanks>>> = {
  codes: { whole: rankOf('typo-name'), word: NO_RANK, start: NO_RANK, startFrom: 0, laterWords: false },
  latin: {
    whole: rankOf('typo-name'),
    word: rankOf('typo-word'),
    start: rankOf('typo-prefix'),
    startFrom: MIN_TYPO_PREFIX,
    laterWords: true,
  },
  pinyin: {
    whole: rankOf('typo-name'),
    word: rankOf('typo-prefix'),
    start: rankOf('typo-prefix'),
    startFrom: MIN_TYPO_PREFIX,
    laterWords: false,
  },
  wide: {
    whole: rankOf('typo-name'),
    word: rankOf('typo-prefix'),
    start: rankOf('typo-prefix'),
    startFrom: MIN_TYPO,
    laterWords: false,
  },
};
