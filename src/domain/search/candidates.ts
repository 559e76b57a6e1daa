import type { MatchKind } from './kinds.ts';
import type { Spoken } from './near-wide.ts';
import type { SearchFields } from './pack.ts';
import { packSearchText } from './pack.ts';
import type { SearchOptions, SearchResult } from './searcher.ts';
import { createSearcher } from './searcher.ts';

/**
 * Searches a list of rows that a database delivered, with the very ranking of the packed search: indices in
 * `result.rows` are those of `candidates`. The answer is that of a search over the whole table when the candidates
 * contain all its matches (`queryPlan` says which rows those are); for a few thousand rows, not for a whole table.
 */
export function rankCandidates(
  query: string,
  candidates: readonly SearchFields[],
  options: SearchOptions,
): SearchResult {
  return createSearcher(packSearchText(candidates)).search(query, options);
}

/** How one row matches the query, typing errors included, or null. */
export function scoreCandidate(query: string, fields: SearchFields, spoken: Spoken = () => []): MatchKind | null {
  return rankCandidates(query, [fields], { limit: 1, spoken }).matches[0] ?? null;
}
