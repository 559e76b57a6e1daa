import type { Dataset } from '#contract/datasets.ts';
import type { SearchHit, SearchPage, SearchQuery } from '#contract/search.ts';
import { SEARCH_REACH, type SearchNode } from '#contract/search-nodes.ts';
import type { Table } from '#domain/dictionary/table.ts';
import { isWide } from '#domain/search/fold.ts';
import type { Spoken } from '#domain/search/near-wide.ts';
import { mayBeMistyped, mayBeName, nearestWord } from '#domain/site-search/correct.ts';
import { rowAsHit } from '#domain/site-search/dictionary-face.ts';
import { documentAsHit } from '#domain/site-search/document.ts';
import type { Ranked } from '#domain/site-search/order.ts';
import type { SiteIndex } from '#domain/site-search/site-index.ts';
import { type SearchPlace, searchSite } from '#domain/site-search/site-search.ts';
import type { Sought } from '#domain/site-search/snippet.ts';
import { spelt } from '#domain/site-search/spelt.ts';

/** A saved table of the dictionary, opened. */
interface OpenTable {
  dataset: Dataset;
  table: Table<Dataset>;
}

interface Hit extends Ranked {
  show: (sought: Sought) => SearchHit;
}

function documentHits(index: SiteIndex, query: string): Hit[] {
  return index.find(query).map(({ document, ...hit }) => ({
    ...hit,
    show: (sought) => documentAsHit(document, hit.kind, sought),
  }));
}

function rowHits({ dataset, table }: OpenTable, query: string): { total: number; hits: Hit[] } {
  const { total, hits } = table.find(query, SEARCH_REACH);
  return {
    total,
    hits: hits.map(({ key, weight, kind, pinyin, row }) => ({
      node: dataset,
      id: key,
      weight,
      kind,
      date: null,
      show: (sought) => rowAsHit(dataset, row(), { kind, pinyin }, sought),
    })),
  };
}

/** The searchable content of this device, and how it reads Chinese. */
interface Held {
  index: SiteIndex;
  tables: readonly OpenTable[];
  spoken: Spoken;
}

/** The content of this device, as a place that the site's search looks in. */
function placeOf({ index, tables, spoken }: Held): SearchPlace<Hit> {
  return {
    async find(query, node) {
      const counts = new Map<SearchNode, number>();
      const hits = documentHits(index, query);
      for (const hit of hits) counts.set(hit.node, (counts.get(hit.node) ?? 0) + 1);
      for (const open of tables) {
        const found = rowHits(open, query);
        counts.set(open.dataset, found.total);
        hits.push(...found.hits);
      }
      return { counts, hits: node === undefined ? hits : hits.filter((hit) => hit.node === node), more: false };
    },
    async meant(token) {
      if (!(mayBeMistyped(token) || mayBeName(token)) || index.find(token).length > 0) return token;
      const near = isWide(token) ? null : nearestWord(token, index.words());
      if (near !== null) return near;
      if (isWide(token) && tables.some(({ table }) => table.find(token, 1).total > 0)) return token;
      for (const { table } of tables) {
        const word = spelt(table.namesNear(token), token, spoken);
        if (word !== null) return word;
      }
      return null;
    },
    present: async (hits, sought) => hits.map((hit) => hit.show(sought)),
  };
}

/** One page of hits over what this device holds; the order is that of the server's answer. */
export function searchDevice(held: Held, query: SearchQuery): Promise<SearchPage> {
  return searchSite(placeOf(held), query);
}
