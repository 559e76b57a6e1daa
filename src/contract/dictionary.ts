import * as z from 'zod/mini';
import { DATASETS, type Dataset } from './datasets.ts';
import { KEYWORD_MAX } from './page-limits.ts';
import { pageOf, pageQuery } from './paging.ts';
import { defineRoute, type RouteDefinition, type Schema } from './route.ts';

export { DATASETS, type Dataset };
export const dataset = z.enum(DATASETS);

/** Where a table comes from: shown in the foot of every table. Dates are ISO `YYYY-MM-DD`, `updatedAt` an ISO instant. */
export const edition = z.object({
  dataset,
  /** Rises by one with every import that changed something; the delta of a pack is asked for by it. */
  version: z.number(),
  name: z.string(),
  source: z.string(),
  sourceUrl: z.nullable(z.string()),
  dated: z.string(),
  updatedAt: z.string(),
  rows: z.number(),
  /** True while the table is a sample written for the project and not the official file. */
  sample: z.boolean(),
});
export type Edition = z.infer<typeof edition>;

/** A question to a table: a page of it, searched by a keyword, narrowed by facets, in the order of a column. */
const dictionaryQuery = z.extend(pageQuery, {
  keyword: z._default(z.string().check(z.maxLength(KEYWORD_MAX)), ''),
  /** Facets as `name:value`, comma separated: values of one name are alternatives, different names must all hold. */
  facets: z._default(z.string().check(z.maxLength(400)), ''),
  sort: z._default(z.string().check(z.maxLength(40)), ''),
  order: z._default(z.enum(['asc', 'desc']), 'asc'),
});
export type DictionaryQuery = z.infer<typeof dictionaryQuery>;

/** A page of a table: rows, the edition they are from, and whether a typing error had to be allowed. */
function dictionaryPage<T>(row: Schema<T>) {
  return z.extend(pageOf(row), { edition, fuzzy: z.boolean() });
}

/** One page of a dictionary table. */
export interface DictionaryPage<T> {
  total: number;
  rows: T[];
  edition: Edition;
  fuzzy: boolean;
}

const dictionaryEntryParams = z.object({ key: z.string().check(z.minLength(1), z.maxLength(60)) });

/** A table: its row, and its two calls. */
export interface TableCalls<Name extends Dataset, Row> {
  readonly dataset: Name;
  readonly row: Schema<Row>;
  readonly list: RouteDefinition<string, unknown, DictionaryQuery, unknown, DictionaryPage<Row>>;
  readonly entry: RouteDefinition<string, { key: string }, unknown, unknown, { row: Row; edition: Edition }>;
}

/** Declares the two calls of a table: a searched page, and one entry with the edition it is from. */
export function defineDictionary<const Name extends Dataset, T>(name: Name, path: string, row: Schema<T>) {
  return {
    dataset: name,
    row,
    list: defineRoute({
      name: `dictionary.${name}`,
      method: 'GET',
      path: `/bDictionary/${path}`,
      summary: `Search and page through the table of ${name}`,
      token: false,
      query: dictionaryQuery,
      response: dictionaryPage(row),
    }),
    entry: defineRoute({
      name: `dictionary.${name}.entry`,
      method: 'GET',
      path: `/bDictionary/${path}/{key}`,
      summary: `One entry of ${name} by its key`,
      token: false,
      params: dictionaryEntryParams,
      response: z.object({ row, edition }),
    }),
  } as const;
}

/**
 * The content of a pack: rows as columns (an array per field of the row, each as long as `keys`), and rows that left.
 */
export const packData = z.object({
  edition,
  /** Version the delta starts from; 0 when this is the whole table. */
  since: z.number(),
  keys: z.array(z.string()),
  /** Importance of each row, 0 to 100 (for ports by container throughput): orders equal hits. */
  weights: z.array(z.number()),
  /** Pinyin of each row's Chinese names, syllables separated by spaces, names by `|`; the device cannot make it. */
  pinyin: z.array(z.string()),
  columns: z.record(z.string(), z.array(z.unknown())),
  deleted: z.array(z.string()),
  /** FNV-1a (32 bit, hex) over all keys after this pack is applied, in order: a device that differs takes the whole again. */
  checksum: z.string(),
});
export type PackData = z.infer<typeof packData>;

export const packList = defineRoute({
  name: 'dictionary.packs',
  method: 'GET',
  path: '/bDictionary/packs',
  summary: 'Editions and compressed sizes of all packs',
  token: false,
  response: z.array(z.extend(edition, { bytes: z.number() })),
});

export const packGet = defineRoute({
  name: 'dictionary.pack',
  method: 'GET',
  path: '/bDictionary/packs/{dataset}',
  summary: 'A table as a pack, whole or as the changes since a version',
  token: false,
  params: z.object({ dataset }),
  query: z.object({ since: z._default(z.string().check(z.regex(/^\d{1,15}$/)), '0') }),
  response: packData,
});
