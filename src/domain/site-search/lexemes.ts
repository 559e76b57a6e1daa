import { isWide, tokenize } from '#domain/search/fold.ts';
import { bigrams } from '#domain/search/server-plan.ts';
import { fold } from '#domain/search/simplify.ts';
import { onlyAsks } from './noise.ts';

/** From so many letters on a word of a query also stands for the longer words that begin with it. */
const MIN_PREFIX = 3;

/** Longer runs of letters are no words; PostgreSQL takes 2,046 bytes, and nobody types them. */
const LONGEST = 40;

/** Shorter words have no plural that could be told from another word. */
const MIN_PLURAL = 4;

/** The singular of an English word by its ending, for comparing only: 'batteries' is 'battery', 'boxes' is 'box'. */
export function singularOf(word: string): string {
  if (word.length < MIN_PLURAL || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sxz]|[cs]h)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The forms of a word that are marked where they stand: itself, its singular and its plural. */
export function formsOf(word: string): string[] {
  const singular = singularOf(word);
  const plural = /[^aeiou]y$/.test(singular) ? [`${singular.slice(0, -1)}ies`] : [];
  return [...new Set([word, singular, ...plural])];
}

/**
 * The units a text is found by, each once: Latin words and numbers folded, and Chinese as single characters and
 * neighbouring pairs. The same on the server, where they are a `tsvector`, and on the device.
 */
export function lexemesOf(...texts: readonly string[]): Set<string> {
  const lexemes = new Set<string>();
  for (const text of texts) {
    for (const token of tokenize(fold(text))) {
      if (isWide(token)) for (const gram of bigrams(token)) lexemes.add(gram);
      else {
        const word = token.slice(0, LONGEST);
        // Both: who has typed half of a plural looks for its beginning.
        lexemes.add(word);
        lexemes.add(singularOf(word));
      }
    }
  }
  return lexemes;
}

/** A unit that a text must hold; with `prefix` a word beginning with it is enough. */
export interface Wanted {
  lexeme: string;
  prefix: boolean;
}

/** 'The' with more words behind it is no beginning of another word, of which there are dozens in every text. */
const isComplete = (token: string, isLast: boolean): boolean => !isLast && onlyAsks(token);

/** The lexemes of a query, all of which a text must hold to match it. Empty when there is nothing to look for. */
export function wantedLexemes(query: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  const tokens = tokenize(fold(query));
  for (const [at, token] of tokens.entries()) {
    if (isWide(token)) {
      const grams = bigrams(token);
      const pairs = grams.filter((gram) => Array.from(gram).length > 1);
      for (const lexeme of pairs.length > 0 ? pairs : grams) wanted.set(lexeme, { lexeme, prefix: false });
    } else {
      const lexeme = singularOf(token.slice(0, LONGEST));
      const isWhole = lexeme.length < MIN_PREFIX || isComplete(token, at === tokens.length - 1);
      wanted.set(lexeme, { lexeme, prefix: !isWhole });
    }
  }
  return [...wanted.values()];
}
