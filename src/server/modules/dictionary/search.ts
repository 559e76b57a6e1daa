import type { Dataset, DictionaryQuery } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { SortColumn } from '#domain/dictionary/datasets/define.ts';
import { type FacetFilter, parseFacets } from '#domain/dictionary/facets.ts';
import { splitPinyin } from '#domain/dictionary/pinyin-column.ts';
import { searchFieldsOf } from '#domain/dictionary/search-fields.ts';
import { compareValues, type SortOrder, sortColumn, sortValue } from '#domain/dictionary/sorting.ts';
import { rankCandidates } from '#domain/search/candidates.ts';
import { rankOf } from '#domain/search/kinds.ts';
import type { SearchFields } from '#domain/search/pack.ts';
import { parseQuery, wantsTypos } from '#domain/search/query.ts';
import { type QueryPlan, queryPlan } from '#domain/search/server-plan.ts';
import { spokenForms } from '#domain/site-search/spoken.ts';
import type { Order, Selection } from './conditions-repo.ts';
import { presentRow } from './present.ts';
import type { DictionaryReader, StoredRow } from './repo.ts';

/** Most rows that are ranked for one query; ranking them takes about 15 ms of the only thread there is. */
const CANDIDATES = 1000;

/** Most rows that are looked at for typing errors, the most similar first. */
const NEAR = 300;

/** Most rows that may hold the query as a whole word before it counts as a word like any other. */
const NAMED = 100;

const DEFAULT_ORDER: Order = { by: 'default' };

/** One page of a table, before it is said where the table comes from. */
export interface Found<Row> {
  total: number;
  rows: Row[];
  fuzzy: boolean;
}

interface Candidate<Row> {
  key: string;
  row: Row;
  fields: SearchFields;
}

/** Everything one list call works with; `sort` is the order when the rows are not to stand by how well they match. */
interface Search<Name extends Dataset> {
  reader: DictionaryReader;
  dataset: Name;
  query: DictionaryQuery;
  facets: FacetFilter;
  column: SortColumn | null;
  sort: Order;
  offset: number;
}

/** The rows that fit their schema; one that does not is left out here and reported when its pack is made. */
function present<Name extends Dataset>(dataset: Name, stored: readonly StoredRow[]): DatasetRows[Name][] {
  return stored.flatMap(({ data }) => presentRow(dataset, data) ?? []);
}

function candidatesOf<Name extends Dataset>(
  dataset: Name,
  stored: readonly StoredRow[],
): Candidate<DatasetRows[Name]>[] {
  return stored.flatMap(({ key, data, pinyin, weight }) => {
    const row = presentRow(dataset, data);
    if (row === null) return [];
    return [{ key, row, fields: searchFieldsOf(dataset, row, { pinyin: splitPinyin(pinyin), weight }) }];
  });
}

/** All candidates that really match, best first. */
function rank<Row>(keyword: string, candidates: readonly Candidate<Row>[]) {
  const fields = candidates.map((candidate) => candidate.fields);
  const { rows, matches, fuzzy } = rankCandidates(keyword, fields, { limit: fields.length, spoken: spokenForms });
  return { found: rows.flatMap((at) => candidates[at] ?? []), best: matches[0], fuzzy };
}

async function browse<Name extends Dataset>(search: Search<Name>): Promise<Found<DatasetRows[Name]>> {
  const { reader, dataset, facets, sort, offset, query } = search;
  const total = await reader.count({ dataset, facets });
  const rows = await reader.select({ dataset, facets }, sort, { offset, limit: query.pageSize });
  return { total, rows: present(dataset, rows), fuzzy: false };
}

/** Sorts as the database does by the same column: between equals the heavier one, then the key decides. */
function sortCandidates<Row>(
  candidates: readonly Candidate<Row>[],
  column: SortColumn,
  order: SortOrder,
): Candidate<Row>[] {
  return candidates
    .map((candidate) => ({ candidate, value: sortValue(column, candidate.row, candidate.fields.pinyin) }))
    .sort((a, b) => compareValues(a.value, b.value, order) || byWeight(a.candidate, b.candidate))
    .map(({ candidate }) => candidate);
}

function byWeight(a: Candidate<unknown>, b: Candidate<unknown>): number {
  return b.fields.weight - a.fields.weight || (a.key < b.key ? -1 : 1);
}

/** More rows than are ranked: those ranked stand first, then the others by weight, so that every row stands once. */
async function findMany<Name extends Dataset>(
  { reader, dataset, facets, query, column, sort, offset }: Search<Name>,
  plan: QueryPlan,
  heaviest: readonly StoredRow[],
): Promise<Found<DatasetRows[Name]>> {
  const selection = { dataset, facets, matching: plan };
  const limit = query.pageSize;
  const count = await reader.count(selection);
  if (column !== null) {
    const rows = await reader.select(selection, sort, { offset, limit });
    return { total: count, rows: present(dataset, rows), fuzzy: false };
  }
  const { named, others } = await namedRows(reader, selection, plan.code);
  const known = new Set(named.map(({ key }) => key));
  const rest = heaviest.filter(({ key }) => !known.has(key));
  const ranked = rank(query.keyword, candidatesOf(dataset, [...named, ...rest])).found;
  const rows = ranked.slice(offset, offset + limit).map(({ row }) => row);
  const behind = rest.length + Math.max(0, offset - ranked.length);
  const missing = limit - rows.length;
  const more = missing > 0 ? await reader.select(others, DEFAULT_ORDER, { offset: behind, limit: missing }) : [];
  return {
    total: count - (named.length + rest.length - ranked.length),
    rows: [...rows, ...present(dataset, more)],
    fuzzy: false,
  };
}

/**
 * The rows that hold the query as a whole word, and the selection of all others: a small port of that very name must
 * not be lost behind big ones that begin with it. A word that is in very many rows names none of them.
 */
async function namedRows(reader: DictionaryReader, selection: Selection, code: string | null) {
  if (code === null) return { named: [], others: selection };
  const held = { ...selection, word: { text: code, held: true } };
  const named = await reader.select(held, DEFAULT_ORDER, { limit: NAMED + 1 });
  if (named.length > NAMED) return { named: [], others: selection };
  return { named, others: { ...selection, word: { text: code, held: false } } };
}

async function find<Name extends Dataset>(search: Search<Name>): Promise<Found<DatasetRows[Name]>> {
  const { reader, dataset, facets, query, column, offset } = search;
  const plan = queryPlan(query.keyword, spokenForms);
  const stored = await reader.select({ dataset, facets, matching: plan }, DEFAULT_ORDER, { limit: CANDIDATES + 1 });
  if (stored.length > CANDIDATES) return findMany(search, plan, stored.slice(0, CANDIDATES));
  let ranked = rank(query.keyword, candidatesOf(dataset, stored));
  const best = rankOf(ranked.best ?? 'typo-prefix');
  const parsed = parseQuery(query.keyword);
  // Ranking looks for typing errors among the rows it has; where it did, rows outside of them are wanted as well.
  if (ranked.fuzzy || wantsTypos(parsed, ranked.found.length, best)) {
    const bySimilarity: Order = { by: 'similarity', text: parsed.joined };
    const near = await reader.select({ dataset, facets, near: plan }, bySimilarity, { limit: NEAR });
    const known = new Set(stored.map(({ key }) => key));
    ranked = rank(query.keyword, candidatesOf(dataset, [...stored, ...near.filter(({ key }) => !known.has(key))]));
  }
  const found = column === null ? ranked.found : sortCandidates(ranked.found, column, query.order);
  const rows = found.slice(offset, offset + query.pageSize).map(({ row }) => row);
  return { total: found.length, rows, fuzzy: ranked.fuzzy };
}

/** One page of a table: searched, filtered, sorted; the same rows in the same order as a device finds in its pack. */
export async function findPage<Name extends Dataset>(
  reader: DictionaryReader,
  dataset: Name,
  query: DictionaryQuery,
): Promise<Found<DatasetRows[Name]>> {
  const column = sortColumn(dataset, query.sort);
  const sort: Order = column === null ? DEFAULT_ORDER : { by: 'column', column, order: query.order };
  const offset = (query.pageNum - 1) * query.pageSize;
  const search = { reader, dataset, query, facets: parseFacets(query.facets), column, sort, offset };
  return query.keyword.trim() === '' ? browse(search) : find(search);
}
