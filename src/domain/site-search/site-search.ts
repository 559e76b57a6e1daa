import type { SearchHit, SearchPage, SearchQuery } from '#contract/search.ts';
import { SEARCH_NODES, SEARCH_REACH, type SearchNode } from '#contract/search-nodes.ts';
import { correctQuery } from './correct.ts';
import { withoutNoise } from './noise.ts';
import { compareRanked, type Ranked } from './order.ts';
import { type Sought, soughtOf } from './snippet.ts';
import { toolsFor } from './tools.ts';

/** The result of a search: counts of all nodes, and hits of the nodes asked for that may be shown, in any order. */
export interface Found<Hit extends Ranked> {
  counts: ReadonlyMap<SearchNode, number>;
  hits: readonly Hit[];
  /** True when there are more than were counted. */
  more: boolean;
}

/** Where a search looks: the database of the server, or what a device holds. */
export interface SearchPlace<Hit extends Ranked> {
  /** All that matches a query without typing errors; hits of one node only when one is given. */
  find(query: string, node: SearchNode | undefined): Promise<Found<Hit>>;
  /** The word that was probably meant by one that stands nowhere, null when none is near; a known word itself. */
  meant(token: string): Promise<string | null>;
  /** The hits as they are shown. */
  present(hits: readonly Hit[], sought: Sought): Promise<SearchHit[]>;
}

interface Attempt<Hit extends Ranked> {
  found: Found<Hit>;
  /** The query that was searched for in the end. */
  query: string;
  corrected: string | null;
}

const isEmpty = ({ counts }: { counts: ReadonlyMap<SearchNode, number> }) =>
  [...counts.values()].every((count) => count === 0);

/** As typed; else without the words that only ask; else with its words as they were probably meant. */
async function attempt<Hit extends Ranked>(
  place: SearchPlace<Hit>,
  typed: string,
  node: SearchNode | undefined,
): Promise<Attempt<Hit>> {
  const found = await place.find(typed, node);
  const asTyped = { found, query: typed, corrected: null };
  if (!isEmpty(found)) return asTyped;
  const bare = withoutNoise(typed);
  const again = bare === null ? null : await place.find(bare, node);
  if (bare !== null && again !== null && !isEmpty(again)) return { found: again, query: bare, corrected: null };
  const corrected = await correctQuery(bare ?? typed, (token) => place.meant(token));
  if (corrected === null) return asTyped;
  const other = await place.find(corrected, node);
  return isEmpty(other) ? asTyped : { found: other, query: corrected, corrected };
}

/**
 * SEARCH-01: one page of hits over everything a place holds. The same steps and the same order on the server and on a
 * device, so that their answers differ only by what they hold.
 */
export async function searchSite<Hit extends Ranked>(
  place: SearchPlace<Hit>,
  { keywords, node, pageNum, pageSize }: SearchQuery,
): Promise<SearchPage> {
  const typed = keywords.trim();
  const { found, query, corrected } = await attempt(place, typed, node);
  const hits = [...found.hits].sort(compareRanked).slice(0, SEARCH_REACH);
  const offset = (pageNum - 1) * pageSize;
  const nodes = SEARCH_NODES.map((name) => ({ node: name, total: found.counts.get(name) ?? 0 })).filter(
    ({ total }) => total > 0,
  );
  const all = nodes.reduce((sum, { total }) => sum + total, 0);
  const knowsPort = found.hits.some((hit) => hit.node === 'ports' && hit.kind === 'code');
  return {
    total: node === undefined ? all : (found.counts.get(node) ?? 0),
    all,
    reachable: hits.length,
    more: found.more,
    nodes,
    rows: await place.present(hits.slice(offset, offset + pageSize), soughtOf(query)),
    corrected,
    tools: toolsFor(typed).filter((tool) => tool.kind !== 'port' || knowsPort),
  };
}
