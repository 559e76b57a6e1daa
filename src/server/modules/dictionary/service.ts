import type { Dataset, DictionaryPage, DictionaryQuery, Edition } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { normalizeHsCode } from '#domain/hs-code.ts';
import { normalizeUnNumber } from '#domain/un-number.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { Order } from './conditions-repo.ts';
import { editionOf } from './editions.ts';
import { type FoundRows, findEverywhere } from './find-everywhere.ts';
import { nearestName } from './nearest-name.ts';
import { presentRow } from './present.ts';
import type { DictionaryReader, DictionaryRepo, StoredRow } from './repo.ts';
import { findPage } from './search.ts';

/** Searches that take longer are cut off: they are not worth what they keep others from. */
const SEARCH_LIMIT_MS = 3000;
/** The same for the tables' part in the search over the whole site. */
const SITE_SEARCH_LIMIT_MS = 1500;

/** The same for a whole table, which is read once per edition. */
const WHOLE_LIMIT_MS = 30_000;

const DEFAULT_ORDER: Order = { by: 'default' };

/** The tables of the logistics dictionary (DICT-01 to DICT-06). */
export interface DictionaryService {
  /** One page, searched, filtered and sorted, with the edition it is from. */
  list<Name extends Dataset>(dataset: Name, query: DictionaryQuery): Promise<DictionaryPage<DatasetRows[Name]>>;
  /** One row by its key as people type it; throws `not-found`. */
  entry<Name extends Dataset>(dataset: Name, key: string): Promise<{ row: DatasetRows[Name]; edition: Edition }>;
  /** Rows of all tables, for the search over the whole site; hits of one table only when one is given. */
  findEverywhere(query: string, dataset: Dataset | undefined): Promise<FoundRows>;
  /** The name, or the word of one, that is probably meant by a word; itself when it is known, null when none is near. */
  nearestName(token: string): Promise<string | null>;
  /** All rows in default order with their edition; no rows when the edition is the `known` one. */
  whole(dataset: Dataset, known: number): Promise<{ edition: Edition; rows: unknown[] | null }>;
  /** Keys of a table's rows that weigh at least so much, heaviest first, for the map of the site. */
  heaviestKeys(dataset: Dataset, weight: number, limit: number): Promise<string[]>;
}

/** The forms a key may stand under in the table, the likeliest first. */
function keyForms(dataset: Dataset, key: string): string[] {
  const digits = dataset === 'hs-codes' ? normalizeHsCode(key) : null;
  return [...new Set([key, key.toUpperCase(), key.toLowerCase(), ...(digits === null ? [] : [digits])])];
}

async function findRow(reader: DictionaryReader, dataset: Dataset, key: string): Promise<StoredRow | null> {
  const row = await reader.byKeys(dataset, keyForms(dataset, key));
  if (row !== null) return row;
  if (dataset === 'ports' && /^[a-z]{2}[a-z0-9]{3}$/i.test(key)) return reader.byAlias(dataset, key.toUpperCase());
  const un = dataset === 'dangerous-goods' ? normalizeUnNumber(key) : null;
  if (un === null) return null;
  const [first] = await reader.select({ dataset, keyPrefix: `${un}-` }, DEFAULT_ORDER, { limit: 1 });
  return first ?? null;
}

/** Makes the service over its tables. */
export function createDictionaryService(repo: DictionaryRepo): DictionaryService {
  return {
    list: (dataset, query) =>
      repo.snapshot(SEARCH_LIMIT_MS, async (reader) => {
        const edition = await editionOf(reader, dataset);
        return { ...(await findPage(reader, dataset, query)), edition };
      }),
    entry: (dataset, key) =>
      repo.snapshot(SEARCH_LIMIT_MS, async (reader) => {
        const edition = await editionOf(reader, dataset);
        const stored = await findRow(reader, dataset, key);
        const row = stored === null ? null : presentRow(dataset, stored.data);
        if (row === null) throw new Problem('not-found');
        return { row, edition };
      }),
    findEverywhere: (query, dataset) =>
      repo.snapshot(SITE_SEARCH_LIMIT_MS, (reader) => findEverywhere(reader, query, dataset), true),
    nearestName: (token) => repo.snapshot(SITE_SEARCH_LIMIT_MS, (reader) => nearestName(reader, token), true),
    whole: (dataset, known) =>
      repo.snapshot(WHOLE_LIMIT_MS, async (reader) => {
        const edition = await editionOf(reader, dataset);
        if (edition.version === known) return { edition, rows: null };
        const rows: unknown[] = [];
        for await (const batch of reader.batches({ dataset })) {
          rows.push(...batch.map(({ data }) => presentRow(dataset, data)).filter((row) => row !== null));
        }
        return { edition, rows };
      }),
    heaviestKeys: (dataset, weight, limit) =>
      repo.snapshot(SEARCH_LIMIT_MS, async (reader) => {
        const rows = await reader.select({ dataset, weight }, DEFAULT_ORDER, { limit });
        return rows.map(({ key }) => key);
      }),
  };
}
