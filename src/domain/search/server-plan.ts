import { initialsOfReading, patternOfReading, shortReadings } from './abbreviated.ts';
import { isWide, join } from './fold.ts';
import { MIN_TYPO } from './kinds.ts';
import { mayBeMisspelt, maySound, type Spoken } from './near-wide.ts';
import type { SearchFields } from './pack.ts';
import { initialsOf, rowEntries } from './pack.ts';
import { type ParsedQuery, parseWordings } from './query.ts';
import { MIN_INSIDE } from './section.ts';
import { queryMarks, soundMarks } from './synonyms.ts';

const WIDE_RUN = /[^\0-\x7f]+/g;

/** The Chinese characters of folded text, single and in neighbouring pairs: the tokens of a `text[]` column. */
export function bigrams(folded: string): string[] {
  const tokens = new Set<string>();
  for (const run of join(folded).match(WIDE_RUN) ?? []) {
    const characters = Array.from(run);
    for (const [at, character] of characters.entries()) {
      tokens.add(character);
      const next = characters[at + 1];
      if (next !== undefined) tokens.add(character + next);
    }
  }
  return [...tokens];
}

/**
 * The search columns of a row in the database. `latin` (text, GIN with gin_trgm_ops): codes, names, pinyin and
 * initials, each as words and joined, with a space before and after each, so that '% nb%' is a word's beginning.
 * `grams` (text[], GIN): see {@link bigrams}; the marks of synonyms stand there too, as none of them is a gram.
 */
export type IndexColumns = { latin: string; grams: string[] };

/** Computes the columns of one row, at import and seed. */
export function indexColumns(fields: SearchFields): IndexColumns {
  const { codes, latin, pinyin, wide } = rowEntries(fields);
  const words = [...codes, ...latin, ...latin.map(join), ...pinyin, ...pinyin.map(join), ...pinyin.map(initialsOf)];
  return {
    latin: ` ${[...new Set(words)].join(' ')} `,
    grams: [...bigramsOfAll(wide), ...new Set(fields.synonyms?.flat())],
  };
}

function bigramsOfAll(wide: readonly string[]): string[] {
  return [...new Set(wide.flatMap(bigrams))];
}

/**
 * Which rows of {@link IndexColumns} to fetch so that `rankCandidates` gives the answer of a search over the table:
 *
 * `(grams @> han AND latin LIKE ALL (latin)) OR latin LIKE joined OR grams && marks`, or both patterns of any `short`, or the
 * same for any of `others`.
 * When `wantsTypos` says so after ranking these, fetch also the rows that are {@link NearPlan}, and rank all together.
 * Patterns hold only letters, digits, spaces, '%' and '_' as meant: bind them as they are. All of `han` and `latin`
 * empty means nothing to search for, not everything.
 */
export type QueryPlan = {
  /** Chinese characters or pairs that must all be in `grams`. */
  han: string[];
  /** LIKE patterns for `latin` that must all match. */
  latin: string[];
  /** LIKE pattern for the query without its spaces ('sh a' is 'sha'), when that is not covered by the above. */
  joined: string | null;
  /** Pinyin that the query may be short for: its initials as a LIKE pattern, itself as a regular expression, for `latin`. */
  short: { initials: string; pinyin: string }[];
  /** Marks of synonyms of which any may be in `grams`. */
  marks: string[];
  /** The query as a folded code, for a lookup by an exact index; null when it cannot be one. */
  code: string | null;
  near: NearPlan;
  /** Plans for the query in other words. */
  others: Omit<QueryPlan, 'others' | 'near' | 'code'>[];
};

/** Rows that may be within one error of a query; one of all these is enough, and others may match as well. */
type NearPlan = {
  /** Beginnings of words in `latin`, '_' for any character. */
  words: string[];
  /** LIKE patterns for `latin`: what sounds like the query. */
  sounds: string[];
  /** Marks of synonyms that sound like the query, of which any may be in `grams`. */
  marks: string[];
  /** Lists of Chinese characters and pairs; all of one of them are in `grams`. */
  han: string[][];
};

/** Short text counts only at the beginning of a word, as in the packed search. */
function likePattern(token: string): string {
  return token.length < MIN_INSIDE ? `% ${token}%` : `%${token}%`;
}

/** A Chinese token is in a row when its pairs are; a single character has no pair. */
function hanOf(token: string): string[] {
  const tokens = bigrams(token);
  const pairs = tokens.filter((gram) => Array.from(gram).length > 1);
  return pairs.length > 0 ? pairs : tokens;
}

/** The needle with the two letters at the cut exchanged: the one error that leaves neither half whole. */
function swapAtCut(needle: string, cut: number): string {
  return needle.slice(0, cut - 1) + needle.charAt(cut) + needle.charAt(cut - 1) + needle.slice(cut + 1);
}

/**
 * One error leaves one half whole: the first at the beginning of a word, the second so many letters behind one.
 * Halves of three letters serve the trigram index, shorter needles are spelled out.
 */
function typoPatterns(needle: string): string[] {
  if (needle.length >= 2 * MIN_INSIDE) {
    const cut = needle.length >> 1;
    const behind = [cut - 1, cut, cut + 1].map((letters) => '_'.repeat(letters) + needle.slice(cut));
    return [needle.slice(0, cut), swapAtCut(needle, cut), ...behind];
  }
  const patterns = new Set<string>();
  for (let at = 0; at <= needle.length; at += 1) {
    const before = needle.slice(0, at);
    patterns.add(`${before}_${needle.slice(at)}`);
    if (at === needle.length) continue;
    patterns.add(`${before}_${needle.slice(at + 1)}`);
    patterns.add(`${before}${needle.slice(at + 1)}`);
    const swapped = needle.charAt(at + 1) + needle.charAt(at);
    if (swapped.length === 2) patterns.add(`${before}${swapped}${needle.slice(at + 2)}`);
  }
  return [...patterns];
}

/** The grams of a Chinese name beside one wrong, missing, further or swapped character: those before and behind it. */
function misspeltGrams(needle: string): string[][] {
  if (!mayBeMisspelt(needle)) return [];
  const characters = Array.from(needle);
  const lists = characters.map((_, at) => [needle.slice(0, at), needle.slice(at + 1)].filter(Boolean).flatMap(hanOf));
  // Swapped, they are all there.
  return [...lists, characters].map((list) => [...new Set(list)]);
}

const CODE = /^[a-z0-9]{1,13}$/;

function wordingPlan({ joined, tokens, wide }: ParsedQuery): Omit<QueryPlan, 'others' | 'near' | 'code'> {
  const latinTokens = tokens.filter((token) => !isWide(token));
  // Beside Chinese a short Latin token may stand anywhere in the name; the ranking looks again.
  const asked = wide ? latinTokens.filter((token) => token.length >= MIN_INSIDE) : latinTokens;
  return {
    han: [...new Set(tokens.filter(isWide).flatMap(hanOf))],
    latin: [...new Set(asked.map(likePattern))],
    joined: !wide && tokens.length > 1 ? likePattern(joined) : null,
    short: shortReadings(joined).map((reading) => ({
      initials: `% ${initialsOfReading(reading)}%`,
      pinyin: ` ${patternOfReading(reading)}`,
    })),
    marks: queryMarks(joined).map(({ mark }) => mark),
  };
}

/** Says which candidates the database must deliver for a query as typed; `spoken` reads Chinese as the search does. */
export function queryPlan(query: string, spoken: Spoken = () => []): QueryPlan {
  const [typed, ...others] = parseWordings(query);
  const { joined, wide } = typed;
  const readings = maySound(joined) ? spoken(joined) : [];
  return {
    ...wordingPlan(typed),
    code: CODE.test(joined) ? joined : null,
    near: {
      words: !wide && joined.length >= MIN_TYPO ? typoPatterns(joined) : [],
      sounds: readings.map((reading) => `% ${reading}%`),
      marks: soundMarks(readings),
      han: misspeltGrams(joined),
    },
    others: others.map(wordingPlan),
  };
}
