import { isWide, tokenize } from '#domain/search/fold.ts';
import { bigrams } from '#domain/search/server-plan.ts';
import { fold } from '#domain/search/simplify.ts';

/** From so many letters on a word of a query also stands for the longer words that begin with it. */
export const MIN_PREFIX = 3;

/** Longer runs of letters are no words; PostgreSQL takes 2,046 bytes, and nobody types them. */
const LONGEST = 40;

/**
 * The units a text is found by, each once: Latin words and numbers folded, and Chinese as single characters and
 * neighbouring pairs. The same on the server, where they are a `tsvector`, and on the device.
 */
export function lexemesOf(...texts: readonly string[]): Set<string> {
  const lexemes = new Set<string>();
  for (const text of texts) {
    for (const token of tokenize(fold(text))) {
      if (isWide(token)) for (const gram of bigrams(token)) lexemes.add(gram);
      else lexemes.add(token.slice(0, LONGEST));
    }
  }
  return lexemes;
}

/** A unit that a text must hold; with `prefix` a word beginning with it is enough. */
export interface Wanted {
  lexeme: string;
  prefix: boolean;
}

/** What a text must hold to match a query: all of these. Empty when there is nothing to look for. */
export function wantedLexemes(query: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const token of tokenize(fold(query))) {
    if (isWide(token)) {
      const grams = bigrams(token);
      const pairs = grams.filter((gram) => Array.from(gram).length > 1);
      for (const lexeme of pairs.length > 0 ? pairs : grams) wanted.set(lexeme, { lexeme, prefix: false });
    } else {
      const lexeme = token.slice(0, LONGEST);
      wanted.set(lexeme, { lexeme, prefix: lexeme.length >= MIN_PREFIX });
    }
  }
  return [...wanted.values()];
}
