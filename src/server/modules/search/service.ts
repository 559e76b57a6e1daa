import { DATASETS } from '#contract/datasets.ts';
import type { SearchHit, SearchPage, SearchQuery } from '#contract/search.ts';
import { type ContentNode, SEARCH_NODES, SEARCH_REACH, type SearchNode } from '#contract/search-nodes.ts';
import { splitPinyin } from '#domain/dictionary/pinyin-column.ts';
import { rankCandidates } from '#domain/search/candidates.ts';
import { mayBeMistyped, nearestWord } from '#domain/site-search/correct.ts';
import { documentAsHit } from '#domain/site-search/document.ts';
import { isTitleHit, type Ranked } from '#domain/site-search/order.ts';
import { titleFields } from '#domain/site-search/site-index.ts';
import { type Found, type SearchPlace, searchSite } from '#domain/site-search/site-search.ts';
import type { Sought } from '#domain/site-search/snippet.ts';
import type { RowHit } from '#server/modules/dictionary/find-everywhere.ts';
import type { DictionaryService } from '#server/modules/dictionary/service.ts';
import type { IndexKeeper } from './index-keeper.ts';
import type { Found as FoundDocuments, Placed, SearchRepo } from './repo.ts';

/** Most documents that are counted for one query: more takes longer than finding the best. */
const COUNTED = 4000;

/** Words that are looked at for a typing error, the most similar first. */
const SIMILAR = 40;

/** After this, in milliseconds, no further word of a query is looked into: each costs the database a look of its own. */
const CORRECT_MS = 300;

/** A hit is a row of the dictionary, which is at hand, or a document, of which what is shown is fetched last. */
type Hit = RowHit | (Ranked & { node: ContentNode; show?: undefined });

const isDataset = (node: SearchNode): boolean => DATASETS.some((name) => name === node);
const contentNode = (node: SearchNode | undefined): ContentNode | undefined =>
  SEARCH_NODES.find((name): name is ContentNode => name === node && !isDataset(name));

/** Which of the candidates really match, and how: by the title as a row of the dictionary does, else by summary or text. */
function rankDocuments(query: string, { byTitle, bySummary, byText }: FoundDocuments): Hit[] {
  const hits = new Map<string, Hit>();
  const put = (kind: Hit['kind'], { node, id, weight, date }: Placed) =>
    hits.set(`${node} ${id}`, { node, id, weight, date, kind });
  // The better kind last, which stays.
  for (const document of byText) put('text', document);
  for (const document of bySummary) put('summary', document);
  const fields = byTitle.map((document) => titleFields(document, splitPinyin(document.pinyin)));
  const { rows, matches } = rankCandidates(query, fields, { limit: fields.length });
  for (const [place, at] of rows.entries()) {
    const kind = matches[place];
    const document = byTitle[at];
    if (document !== undefined && kind !== undefined && isTitleHit(kind)) put(kind, document);
  }
  return [...hits.values()];
}

function countHits(hits: readonly Hit[]): Map<SearchNode, number> {
  const counts = new Map<SearchNode, number>();
  for (const { node } of hits) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
}

async function findDocuments(repo: SearchRepo, query: string, node: SearchNode | undefined): Promise<Found<Hit>> {
  const bounds = { limit: SEARCH_REACH + 1, most: COUNTED };
  const found = await repo.find(query, undefined, bounds);
  const hits = rankDocuments(query, found);
  const { counts, more } = found;
  const all = countHits(hits);
  if (counts === null) return { counts: all, hits, more };
  // A count that ended early may have missed a node of which the best hits are.
  for (const { node: name, total } of counts) all.set(name, Math.max(total, all.get(name) ?? 0));
  const wanted = contentNode(node);
  const asked = wanted === undefined ? null : await repo.find(query, wanted, bounds);
  return {
    counts: all,
    hits: asked === null ? hits : rankDocuments(query, asked),
    more,
  };
}

/** The search over the whole site (SEARCH-01). */
export interface SearchService {
  search(query: SearchQuery): Promise<SearchPage>;
}

function createPlace(
  repo: SearchRepo,
  dictionary: Pick<DictionaryService, 'findEverywhere' | 'nearestName'>,
): SearchPlace<Hit> {
  return {
    async find(query, node) {
      const dataset = DATASETS.find((name) => name === node);
      const [documents, rows] = await Promise.all([
        findDocuments(repo, query, node),
        dictionary.findEverywhere(query, dataset),
      ]);
      const hits: Hit[] = [...documents.hits, ...rows.hits];
      return {
        counts: new Map<SearchNode, number>([...documents.counts, ...rows.counts]),
        hits: node === undefined ? hits : hits.filter((hit) => hit.node === node),
        more: documents.more || rows.more,
      };
    },
    async meant(token) {
      if (mayBeMistyped(token)) {
        const words = await repo.similarWords(token, SIMILAR);
        if (words.some(({ word }) => word.startsWith(token))) return token;
        const near = nearestWord(token, words);
        if (near !== null) return near;
      }
      return dictionary.nearestName(token);
    },
    async present(hits, sought) {
      const documents = await repo.shown(hits.filter(({ show }) => show === undefined));
      return hits.flatMap((hit) => presentHit(hit, documents, sought) ?? []);
    },
  };
}

function presentHit(hit: Hit, documents: Awaited<ReturnType<SearchRepo['shown']>>, sought: Sought): SearchHit | null {
  if (hit.show !== undefined) return hit.show(sought);
  const { node, id, kind } = hit;
  const document = documents.find((one) => one.node === node && one.id === id);
  if (document === undefined) return null;
  return documentAsHit({ ...document, node, id }, kind, sought);
}

/** A place for one request: the words of its query are looked into for a while and then taken as they are. */
function inTime(place: SearchPlace<Hit>, clock: () => number): SearchPlace<Hit> {
  let until: number | null = null;
  return {
    ...place,
    async meant(token) {
      until ??= clock() + CORRECT_MS;
      return clock() < until ? place.meant(token) : token;
    },
  };
}

/** Makes the service over its index and the dictionary. `clock` gives milliseconds. */
export function createSearchService(
  repo: SearchRepo,
  dictionary: Pick<DictionaryService, 'findEverywhere' | 'nearestName'>,
  keeper: Pick<IndexKeeper, 'ready'>,
  clock: () => number = () => performance.now(),
): SearchService {
  const place = createPlace(repo, dictionary);
  return {
    async search(query) {
      await keeper.ready();
      return searchSite(inTime(place, clock), query);
    },
  };
}
