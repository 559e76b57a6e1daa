import { DATASETS, type Dataset } from '#contract/dictionary.ts';
import type { SearchHit } from '#contract/search.ts';
import { splitPinyin } from '#domain/dictionary/pinyin-column.ts';
import { searchFieldsOf } from '#domain/dictionary/search-fields.ts';
import { rankCandidates } from '#domain/search/candidates.ts';
import type { MatchKind } from '#domain/search/kinds.ts';
import type { SearchFields } from '#domain/search/pack.ts';
import { queryPlan } from '#domain/search/server-plan.ts';
import { rowAsHit } from '#domain/site-search/dictionary-face.ts';
import { isTitleHit, type Ranked } from '#domain/site-search/order.ts';
import type { Sought } from '#domain/site-search/snippet.ts';
import type { Order, Selection } from './conditions-repo.ts';
import { presentRow } from './present.ts';
import type { DictionaryReader, StoredRow } from './repo.ts';

/** Most rows that are ranked for one query, the heaviest; ranking them takes about 5 ms of the only thread there is. */
const CANDIDATES = 300;

/** Most rows that are taken besides because they hold the query as a whole word. */
const NAMED = 50;

/** Most rows that are counted for one query. */
const COUNTED = 5000;

const DEFAULT_ORDER: Order = { by: 'default' };

/** A row of any table that matches a query; `show` makes what is shown of it. */
export interface RowHit extends Ranked {
  node: Dataset;
  show: (sought: Sought) => SearchHit;
}

/** Rows of all tables. `counts` are those of every table, whichever was asked for. */
export interface FoundRows {
  counts: Map<Dataset, number>;
  hits: RowHit[];
  /** True when there are more than were counted. */
  more: boolean;
}

interface Candidate {
  fields: SearchFields;
  hit: (kind: MatchKind) => RowHit;
}

/** A stored row as the search reads it; null for one that does not fit its table. */
export function candidateOf(stored: StoredRow): Candidate | null {
  const dataset = DATASETS.find((known) => known === stored.dataset);
  const row = dataset === undefined ? null : presentRow(dataset, stored.data);
  if (dataset === undefined || row === null) return null;
  const { key, weight, pinyin } = stored;
  const spoken = splitPinyin(pinyin);
  return {
    fields: searchFieldsOf(dataset, row, { pinyin: spoken, weight }),
    hit: (kind) => ({
      node: dataset,
      id: key,
      weight,
      date: null,
      kind,
      show: (sought) => rowAsHit(dataset, row, { kind, pinyin: spoken }, sought),
    }),
  };
}

/** All rows that really match, without those that only do with a typing error. */
function rank(query: string, stored: readonly StoredRow[]): RowHit[] {
  const candidates = stored.flatMap((row) => candidateOf(row) ?? []);
  const fields = candidates.map((candidate) => candidate.fields);
  const { rows, matches } = rankCandidates(query, fields, { limit: fields.length });
  return rows.flatMap((at, place) => {
    const kind = matches[place];
    if (kind === undefined || !isTitleHit(kind)) return [];
    return candidates[at]?.hit(kind) ?? [];
  });
}

/** One letter begins a quarter of all names: it is only looked for where it stands alone. */
function selectionOf(query: string): Selection | null {
  const plan = queryPlan(query);
  if (plan.code?.length === 1) return { word: { text: plan.code, held: true } };
  return plan.han.length + plan.latin.length === 0 ? null : { matching: plan };
}

function countRows(hits: readonly RowHit[]): Map<Dataset, number> {
  const counts = new Map<Dataset, number>();
  for (const { node } of hits) counts.set(node, (counts.get(node) ?? 0) + 1);
  return counts;
}

/** More rows than are ranked: the heaviest, and those that bear the query as a name of their own. */
async function findMany(
  reader: DictionaryReader,
  query: string,
  selection: Selection,
  heaviest: readonly StoredRow[],
): Promise<RowHit[]> {
  const { code } = queryPlan(query);
  const named: Selection | null = code === null ? null : { ...selection, word: { text: code, held: true } };
  const others = named === null ? [] : await reader.select(named, DEFAULT_ORDER, { limit: NAMED });
  const known = new Set(heaviest.map(({ dataset, key }) => `${dataset} ${key}`));
  return rank(query, [...heaviest, ...others.filter(({ dataset, key }) => !known.has(`${dataset} ${key}`))]);
}

/** Searches all tables at once for the search over the whole site; typing errors are not looked for. */
export async function findEverywhere(
  reader: DictionaryReader,
  query: string,
  dataset: Dataset | undefined,
): Promise<FoundRows> {
  const selection = selectionOf(query);
  if (selection === null) return { counts: new Map(), hits: [], more: false };
  const stored = await reader.select(selection, DEFAULT_ORDER, { limit: CANDIDATES + 1 });
  if (stored.length <= CANDIDATES) {
    const hits = rank(query, stored);
    const wanted = dataset === undefined ? hits : hits.filter(({ node }) => node === dataset);
    return { counts: countRows(hits), hits: wanted, more: false };
  }
  const counted = await reader.countByTable(selection, COUNTED);
  const counts = new Map(
    DATASETS.map((name) => [name, counted.find((one) => one.dataset === name)?.total ?? 0] as const),
  );
  const asked = { ...selection, dataset };
  const heaviest = dataset === undefined ? stored : await reader.select(asked, DEFAULT_ORDER, { limit: CANDIDATES });
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { counts, hits: await findMany(reader, query, asked, heaviest), more: total >= COUNTED };
}
