import type { Dataset, DictionaryQuery, PackData } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { FIRST_TYPO, type MatchKind, rankOf } from '#domain/search/kinds.ts';
import type { Spoken } from '#domain/search/near-wide.ts';
import { packSearchText } from '#domain/search/pack.ts';
import { createSearcher, type Searcher } from '#domain/search/searcher.ts';
import { trialWords } from '#domain/search/trial-words.ts';
import { definitions } from './datasets/index.ts';
import { matchesFacets, parseFacets } from './facets.ts';
import { splitPinyin } from './pinyin-column.ts';
import { searchFieldsOf } from './search-fields.ts';
import { compareValues, sortColumn, sortValue } from './sorting.ts';

/** A window of a table held in memory. */
interface TableWindow<Row> {
  total: number;
  rows: Row[];
  fuzzy: boolean;
}

/** A row that matches a search over the whole site; `row` reads it from the columns. */
interface TableHit<Row> {
  key: string;
  weight: number;
  kind: MatchKind;
  pinyin: readonly string[];
  row: () => Row;
}

/** A dictionary table opened from a pack: answers the same questions as the server, with the same answers. */
export interface Table<Name extends Dataset> {
  list(query: DictionaryQuery): TableWindow<DatasetRows[Name]>;
  /** The first rows that match, without those that only do with a typing error, and how many there are. */
  find(keyword: string, limit: number): { total: number; hits: TableHit<DatasetRows[Name]>[] };
  /** The names of the row that is meant by a word with one typing error in it; none when there is no such row. */
  namesNear(word: string): readonly string[];
  /** Words that find rows of this table by each kind of search there is. */
  trialWords(): string[];
  /** The row of a key, or of another code it goes by (a port's alias code). */
  entry(key: string): DatasetRows[Name] | null;
}

/** Among so many rows there are names of all kinds. */
const TRIAL_ROWS = 20;

/** Reads one row from the columns; `parse` checks its shape, since what comes from storage may be anything. */
export type RowParser<Name extends Dataset> = (value: unknown) => DatasetRows[Name];

/**
 * Opens a pack. Rows are read from the columns only when they are shown; the index for searching is built at the first
 * search, which reads Chinese as `spoken` says. Throws what `parse` throws when a row has not the shape of its table.
 */
export function openTable<Name extends Dataset>(
  dataset: Name,
  pack: PackData,
  parse: RowParser<Name>,
  spoken: Spoken = () => [],
): Table<Name> {
  const columns = Object.entries(pack.columns);
  const rowAt = (index: number): DatasetRows[Name] =>
    parse(Object.fromEntries(columns.map(([name, values]) => [name, values[index] ?? null])));

  const pinyinAt = (index: number) => splitPinyin(pack.pinyin[index] ?? '');
  const fieldsAt = (index: number) =>
    searchFieldsOf(dataset, rowAt(index), { pinyin: pinyinAt(index), weight: pack.weights[index] ?? 0 });

  let searcher: Searcher | null = null;
  const openSearcher = (): Searcher => createSearcher(packSearchText(pack.keys.map((_, index) => fieldsAt(index))));

  let facets: string[][] | null = null;
  const filterOf = (text: string): ((index: number) => boolean) | undefined => {
    const filter = parseFacets(text);
    if (filter.size === 0) return undefined;
    facets ??= pack.keys.map((_, index) => definitions[dataset].facets(rowAt(index)));
    const values = facets;
    return (index) => matchesFacets(values[index] ?? [], filter);
  };

  const sorted = (indices: number[], query: DictionaryQuery): number[] => {
    const column = sortColumn(dataset, query.sort);
    if (column === null) return indices;
    const values = new Map(indices.map((index) => [index, sortValue(column, rowAt(index), pinyinAt(index))]));
    const sortedBy = (index: number) => values.get(index) ?? null;
    // Rows of a pack stand by weight and key, which decides between equals.
    return indices.sort((a, b) => compareValues(sortedBy(a), sortedBy(b), query.order) || a - b);
  };

  const found = (query: DictionaryQuery, filter: ((index: number) => boolean) | undefined) => {
    const offset = (query.pageNum - 1) * query.pageSize;
    if (query.keyword.trim() === '') {
      const all = pack.keys.flatMap((_, index) => (filter === undefined || filter(index) ? [index] : []));
      return { total: all.length, rows: sorted(all, query).slice(offset, offset + query.pageSize), fuzzy: false };
    }
    searcher ??= openSearcher();
    const bySort = sortColumn(dataset, query.sort) !== null;
    const window = bySort ? { limit: pack.keys.length } : { limit: query.pageSize, offset };
    const result = searcher.search(query.keyword, { ...window, spoken, ...(filter ? { filter } : {}) });
    if (!bySort) return result;
    return { ...result, rows: sorted(result.rows, query).slice(offset, offset + query.pageSize) };
  };

  return {
    list(query) {
      const { total, rows, fuzzy } = found(query, filterOf(query.facets));
      return { total, rows: rows.map(rowAt), fuzzy };
    },
    find(keyword, limit) {
      searcher ??= openSearcher();
      const { total, rows, matches, fuzzy } = searcher.search(keyword, { limit, spoken });
      const hits = rows.flatMap((index, place) => {
        const kind = matches[place];
        if (kind === undefined || rankOf(kind) >= FIRST_TYPO) return [];
        const weight = pack.weights[index] ?? 0;
        return [{ key: pack.keys[index] ?? '', weight, kind, pinyin: pinyinAt(index), row: () => rowAt(index) }];
      });
      // Errors are only looked for beside a handful of hits, all of which are in the window.
      return { total: fuzzy ? hits.length : total, hits };
    },
    namesNear(word) {
      searcher ??= openSearcher();
      const { rows, matches } = searcher.search(word, { limit: 1, spoken });
      const [index] = rows;
      return index !== undefined && (matches[0] === 'typo-name' || matches[0] === 'typo-word')
        ? fieldsAt(index).names
        : [];
    },
    trialWords: () => trialWords(pack.keys.slice(0, TRIAL_ROWS).map((_, index) => fieldsAt(index))),
    entry(key) {
      const own = pack.keys.indexOf(key);
      if (own !== -1) return rowAt(own);
      // A code typed by hand may be in small letters, or another one that the row goes by.
      const wanted = key.toUpperCase();
      const other = pack.keys.findIndex((_, index) =>
        fieldsAt(index).codes.some((code) => code.toUpperCase() === wanted),
      );
      return other === -1 ? null : rowAt(other);
    },
  };
}
