import { isWide, join, tokenize } from './fold.ts';
import type { Rank } from './kinds.ts';
import { MIN_TYPO, rankOf } from './kinds.ts';
import { maySound } from './near-wide.ts';
import { fold } from './simplify.ts';
import { otherWording } from './wordings.ts';

/** A query as the search reads it; `tokens` is empty when there is nothing to look for. */
export type ParsedQuery = { joined: string; wide: boolean; tokens: string[] };

/** With fewer exact hits than this, typing errors are looked for as well. */
const FEW_HITS = 5;

/** Numbers are all near to each other: only long ones, and only when nothing else was found. */
const MIN_DIGITS_TYPO = 6;

/** Hits by which the query is surely spelt as it was meant. */
const SURE: readonly Rank[] = [rankOf('code'), rankOf('synonym'), rankOf('synonym-initials'), rankOf('synonym-prefix')];

function parseFolded(folded: string): ParsedQuery {
  const joined = join(folded);
  return { joined, wide: isWide(joined), tokens: tokenize(folded) };
}

/** Folds and splits what the visitor typed. */
export function parseQuery(query: string): ParsedQuery {
  return parseFolded(fold(query));
}

/** Parses the query as the visitor typed it, and as the tables may word it: all of them are looked for. */
export function parseWordings(query: string): [ParsedQuery, ...ParsedQuery[]] {
  const folded = fold(query);
  const other = otherWording(folded);
  return other === null ? [parseFolded(folded)] : [parseFolded(folded), parseFolded(other)];
}

/**
 * Whether typing errors are worth looking for after so many exact hits, of which the best has rank `best`.
 * The server asks the same before it fetches the candidates of `queryPlan().near`.
 */
export function wantsTypos(query: ParsedQuery, exactHits: number, best: Rank): boolean {
  // Chinese names are short, and what is found by one is what was meant.
  if (query.wide) return exactHits === 0 && maySound(query.joined);
  if (query.joined.length < MIN_TYPO || SURE.includes(best)) return false;
  if (/^[0-9]+$/.test(query.joined)) return exactHits === 0 && query.joined.length >= MIN_DIGITS_TYPO;
  return exactHits < FEW_HITS;
}
