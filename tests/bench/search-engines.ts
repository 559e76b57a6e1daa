import { packSearchText } from '#domain/search/pack.ts';
import { createSearcher } from '#domain/search/searcher.ts';
import type { BenchRow } from './search-data.ts';

/** Answers a query with the ids of the first ten rows. */
export type Find = (query: string) => number[] | Promise<number[]>;

/** An engine to measure; `open` is the part that is timed as the build. */
export type Engine = {
  name: string;
  prepare?: (rows: readonly BenchRow[]) => void;
  open: (rows: readonly BenchRow[]) => Promise<Find>;
};

const WINDOW = 10;

/** Words, and Chinese in pairs of characters: the usual way to give a word-based engine Chinese. */
function pairs(text: string): string[] {
  const tokens = text.toLowerCase().match(/[a-z0-9]+|[\u4e00-\u9fff]+/g) ?? [];
  return tokens.flatMap((token) => {
    if (token < '\u4e00') return [token];
    return Array.from({ length: Math.max(1, token.length - 1) }, (_, at) => token.slice(at, at + 2));
  });
}

/** Pairs and single characters; Orama finds nothing with both. */
function words(text: string): string[] {
  return pairs(text).flatMap((token) => (token < '\u4e00' ? [token] : [token, ...token]));
}

function fieldsOf(row: BenchRow) {
  return {
    id: row.id,
    code: row.code,
    en: row.en,
    zh: row.zh,
    py: `${row.py} ${row.py.replaceAll(' ', '')}`,
    initials: row.initials,
  };
}

const FIELDS = ['code', 'en', 'zh', 'py', 'initials'];

function ours(): Engine {
  let packed = packSearchText([]);
  return {
    name: 'ours',
    prepare: (rows) => {
      packed = packSearchText(rows);
    },
    open: async () => {
      const searcher = createSearcher(packed);
      return (query) => searcher.search(query, { limit: WINDOW }).rows;
    },
  };
}

type MiniSearchModule = {
  default: new (
    options: object,
  ) => {
    addAll: (rows: object[]) => void;
    search: (query: string, options: object) => { id: number }[];
  };
};

async function miniSearch(): Promise<Engine> {
  const specifier = 'minisearch';
  const { default: MiniSearch }: MiniSearchModule = await import(specifier);
  return {
    name: 'MiniSearch',
    open: async (rows) => {
      const index = new MiniSearch({ fields: FIELDS, tokenize: words });
      index.addAll(rows.map(fieldsOf));
      const options = { prefix: true, fuzzy: (term: string) => (term.length >= 4 ? 1 : 0), combineWith: 'AND' };
      return (query) =>
        index
          .search(query, options)
          .slice(0, WINDOW)
          .map((hit) => hit.id);
    },
  };
}

type FlexSearchModule = {
  Document: new (
    options: object,
  ) => {
    add: (row: object) => void;
    search: (query: string, options: object) => { result: number[] }[];
  };
};

async function flexSearch(): Promise<Engine> {
  const specifier = 'flexsearch';
  const { Document }: FlexSearchModule = await import(specifier);
  return {
    name: 'FlexSearch full',
    open: async (rows) => {
      const index = new Document({ tokenize: 'full', encode: words, document: { id: 'id', index: FIELDS } });
      for (const row of rows) index.add(fieldsOf(row));
      return (query) => {
        const found = index.search(query, { limit: WINDOW }).flatMap((field) => field.result);
        return [...new Set(found)].slice(0, WINDOW);
      };
    },
  };
}

type FuseModule = {
  default: new (
    rows: object[],
    options: object,
  ) => {
    search: (query: string, options: object) => { item: { id: number } }[];
  };
};

async function fuse(): Promise<Engine> {
  const specifier = 'fuse.js';
  const { default: Fuse }: FuseModule = await import(specifier);
  return {
    name: 'Fuse.js',
    open: async (rows) => {
      const index = new Fuse(rows.map(fieldsOf), { keys: FIELDS, threshold: 0.25, ignoreLocation: true });
      return (query) => index.search(query, { limit: WINDOW }).map((hit) => hit.item.id);
    },
  };
}

type OramaModule = {
  create: (options: object) => object;
  insertMultiple: (index: object, rows: object[], batch: number) => Promise<unknown>;
  search: (index: object, options: object) => Promise<{ hits: { id: string }[] }>;
};

async function orama(): Promise<Engine> {
  const specifier = '@orama/orama';
  const { create, insertMultiple, search }: OramaModule = await import(specifier);
  const tokenizer = { language: 'english', normalizationCache: new Map(), tokenize: pairs };
  const schema = { code: 'string', en: 'string', zh: 'string', py: 'string', initials: 'string' };
  return {
    name: 'Orama',
    open: async (rows) => {
      const index = create({ schema, components: { tokenizer } });
      await insertMultiple(
        index,
        rows.map((row) => ({ ...fieldsOf(row), id: String(row.id) })),
        2000,
      );
      return async (term) => {
        const tolerance = /^[a-z]{4,}/.test(term) ? 1 : 0;
        const { hits } = await search(index, { term, tolerance, limit: WINDOW, threshold: 0 });
        return hits.map((hit) => Number(hit.id));
      };
    },
  };
}

type UFuzzyModule = {
  default: new (
    options: object,
  ) => {
    search: (
      haystack: string[],
      query: string,
      outOfOrder: number,
      infoThreshold: number,
    ) => [number[] | null, { idx: number[] } | null, number[] | null];
  };
};

async function uFuzzy(): Promise<Engine> {
  const specifier = '@leeoniya/ufuzzy';
  const { default: UFuzzy }: UFuzzyModule = await import(specifier);
  return {
    name: 'uFuzzy',
    open: async (rows) => {
      const index = new UFuzzy({
        unicode: true,
        interSplit: "[^\\p{L}\\d']+",
        intraSplit: '\\p{Ll}\\p{Lu}',
        intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
        intraChars: "[\\p{L}\\d']",
        intraMode: 1,
      });
      const haystack = rows.map((row) => Object.values(fieldsOf(row)).slice(1).join(' ').toLowerCase());
      return (query) => {
        const [found, info, order] = index.search(haystack, query, 0, 1000);
        if (found === null) return [];
        if (info === null || order === null) return found.slice(0, WINDOW);
        return order.slice(0, WINDOW).map((at) => info.idx[at] ?? -1);
      };
    },
  };
}

/** Ours and those of the others that are installed; the rest are named in `missing`. */
export async function availableEngines(): Promise<{ engines: Engine[]; missing: string[] }> {
  const engines = [ours()];
  const missing: string[] = [];
  for (const load of [miniSearch, flexSearch, fuse, orama, uFuzzy]) {
    try {
      engines.push(await load());
    } catch {
      missing.push(load.name);
    }
  }
  return { engines, missing };
}
