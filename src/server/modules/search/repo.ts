import { type SQL, sql } from 'drizzle-orm';
import type { Bilingual } from '#contract/locale.ts';
import type { ContentNode } from '#contract/search-nodes.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { BY_PLACE, type Conditions, conditionsOf, FOUND_BY_PLACE } from './conditions-repo.ts';

/** A document with the values that decide its place among others. */
export interface Placed extends Record<string, unknown> {
  node: ContentNode;
  id: string;
  weight: number;
  date: string | null;
}

/** A document that may match by its title, which the ranking looks at again. */
interface TitledDocument extends Placed {
  /** Where its row stands (ctid), which is compared sooner than its key and stays so for as long as one moment is looked at. */
  at: string;
  title: Bilingual;
  names: string[];
  pinyin: string;
}

interface Count extends Record<string, unknown> {
  node: ContentNode;
  total: number;
}

/** How many of each list are found, and how many are counted in all. */
interface Bounds {
  limit: number;
  most: number;
}

/**
 * The documents that may match, in any order; one may be in several lists. `counts` are there when these are not all,
 * and `more` is true when not even they are.
 */
export interface Found {
  byTitle: TitledDocument[];
  bySummary: Placed[];
  byText: Placed[];
  counts: Count[] | null;
  more: boolean;
}

/** The fields of a document that a result shows. */
export interface Shown extends Record<string, unknown> {
  node: ContentNode;
  id: string;
  address: string;
  title: Bilingual;
  names: string[];
  summary: Bilingual;
  text: Bilingual;
  date: string | null;
}

/** Work on the documents is cut off after this: a search must not be a way to keep the database busy. */
const LIMIT_MS = 1500;

/** From so many titles on that match, the first are found sooner along the order than by sorting them. */
const MANY_TITLES = 3000;

interface TitleRow extends Record<string, unknown> {
  many: number;
  rows: TitledDocument[] | null;
  titles: Count[] | null;
  texts: Count[] | null;
}

interface FoundTitles {
  rows: TitledDocument[];
  counts: Count[];
  more: boolean;
}

const totalOf = (counts: readonly Count[]): number => counts.reduce((sum, { total }) => sum + total, 0);

/** Counts of several lists, one for each node. */
function added(counts: readonly Count[]): Count[] {
  const sums = new Map<ContentNode, number>();
  for (const { node, total } of counts) sums.set(node, (sums.get(node) ?? 0) + total);
  return [...sums].map(([node, total]) => ({ node, total }));
}

const notAmong = (known: readonly TitledDocument[]): SQL =>
  known.length === 0
    ? sql`true`
    : sql`ctid not in (
        select value::tid from json_array_elements_text(${JSON.stringify(known.map(({ at }) => at))}::json))`;

/** Reads the index of the site's documents. */
export function createSearchRepo(db: Db) {
  const snapshot = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    db.transaction(
      async (tx) => {
        await tx.execute(
          // Without an index each document's words would be unpacked, which the planner takes for free.
          sql`select set_config('statement_timeout', ${String(LIMIT_MS)}, true), set_config('jit', 'off', true),
            set_config('enable_seqscan', 'off', true), set_config('max_parallel_workers_per_gather', '0', true),
            set_config('pg_trgm.similarity_threshold', '0.2', true)`,
        );
        return work(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  // Drizzle's result type says the same in a form that the compiler does not see through.
  const run = async <Row extends Record<string, unknown>>(on: Tx | Db, statement: SQL): Promise<Row[]> =>
    (await on.execute<Row>(statement)).rows as Row[];
  const read = <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    snapshot((tx) => run<Row>(tx, statement));
  /** The first by title; where they are not all, also how many match by title or text. */
  const titled = async (tx: Tx, { title, text }: Conditions, { limit, most }: Bounds): Promise<FoundTitles> => {
    const [found] = await run<TitleRow>(
      tx,
      // The titles are looked for once, for all that is asked of them; PostgreSQL only makes those parts that are.
      sql`with matched as materialized (
            select ctid as at, node, id, place from search_document where ${title} limit ${MANY_TITLES}),
          first as (
            select at, d.node, d.id, weight, date, title, names, pinyin
            from (select at from matched order by ${FOUND_BY_PLACE} limit ${limit}) as best
            join search_document d on d.ctid = at),
          size as materialized (select count(*)::int as many from matched),
          besides as (
            select node from search_document where ${text} and ctid not in (select at from matched)
            limit (select greatest(0, ${most} - many) from size)),
          titles as (select node, count(*)::int as total from matched group by node),
          texts as (select node, count(*)::int as total from besides group by node)
          select many,
            case when many < ${MANY_TITLES} then (select json_agg(first) from first) end as rows,
            case when many >= ${limit} then (select json_agg(titles) from titles) end as titles,
            case when many >= ${limit} then (select json_agg(texts) from texts) end as texts
          from size`,
    );
    const { many = 0, rows, titles, texts } = found ?? {};
    const counts = added([...(titles ?? []), ...(texts ?? [])]);
    return {
      rows: many < MANY_TITLES ? (rows ?? []) : await firstAlongOrder(tx, title, limit),
      counts,
      more: many === MANY_TITLES || totalOf(counts) >= most,
    };
  };
  const firstAlongOrder = (tx: Tx, title: SQL, limit: number): Promise<TitledDocument[]> =>
    run<TitledDocument>(
      tx,
      sql`select ctid::text as at, node, id, weight, date, title, names, pinyin from search_document
          where ${title} order by ${BY_PLACE} limit ${limit}`,
    );
  const placed = (tx: Tx, condition: SQL, limit: number): Promise<Placed[]> =>
    run<Placed>(
      tx,
      sql`select node, id, weight, date from search_document where ${condition} order by ${FOUND_BY_PLACE} limit ${limit}`,
    );
  /** How many match by text besides those known by title, up to `most` with these. */
  const countTexts = (tx: Tx, text: SQL, known: readonly TitledDocument[], most: number): Promise<Count[]> =>
    run<Count>(
      tx,
      sql`select node, count(*)::int as total from (
            select node from search_document where ${text} and ${notAmong(known)}
            limit ${most - known.length}) as besides
          group by node`,
    );
  /** Documents by their text, and how many there are besides those known by title: both from one look, which takes the time. */
  const placedAndCounted = async (tx: Tx, text: SQL, known: readonly TitledDocument[], limit: number) => {
    const [found] = await run<{ rows: Placed[] | null; counts: Count[] | null }>(
      tx,
      sql`with matched as materialized (select ctid, node, id, weight, date, place from search_document where ${text}),
            first as (select node, id, weight, date from matched order by ${FOUND_BY_PLACE} limit ${limit}),
            besides as (select node, count(*)::int as total from matched where ${notAmong(known)} group by node)
          select (select json_agg(first) from first) as rows, (select json_agg(besides) from besides) as counts`,
    );
    return { rows: found?.rows ?? [], counts: found?.counts ?? [] };
  };

  return {
    /**
     * The first `limit` by title, summary and text. A list that is full ends it, since who stands below would not be shown;
     * then all that match are counted by node. With a `node` only the lists are those of what was asked for.
     */
    find(query: string, node: ContentNode | undefined, bounds: Bounds): Promise<Found> {
      const { limit, most } = bounds;
      const { title, summary, text } = conditionsOf(query, node);
      return snapshot(async (tx) => {
        const { rows: byTitle, ...titles } = await titled(tx, { title, summary, text }, bounds);
        if (byTitle.length === limit) return { byTitle, bySummary: [], byText: [], ...titles };
        const known: Count[] = byTitle.map((document) => ({ node: document.node, total: 1 }));
        const bySummary = await placed(tx, summary, limit);
        if (bySummary.length === limit) {
          const counts = added([...known, ...(await countTexts(tx, text, byTitle, most))]);
          return { byTitle, bySummary, byText: [], counts, more: totalOf(counts) >= most };
        }
        const { rows: byText, counts } = await placedAndCounted(tx, text, byTitle, limit);
        const all = byText.length === limit ? added([...known, ...counts]) : null;
        return { byTitle, bySummary, byText, counts: all, more: false };
      });
    },
    /** Reads the shown fields of these documents, in no particular order. */
    shown(hits: readonly { node: string; id: string }[]): Promise<Shown[]> {
      if (hits.length === 0) return Promise.resolve([]);
      return run<Shown>(
        db,
        sql`select d.node, d.id, address, title, names, summary, text, date from search_document d
          join json_to_recordset(${JSON.stringify(hits.map(({ node, id }) => ({ node, id })))}::json)
            as wanted(node text, id text) on wanted.node = d.node and wanted.id = d.id`,
      );
    },
    /** Words that stand in documents and look like this one; the word itself, or one that begins with it, first. */
    similarWords: (word: string, limit: number) =>
      read<{ word: string; documents: number }>(
        sql`select word, documents from search_word where word % ${word} or word like ${`${word}%`}
          order by starts_with(word, ${word}) desc, similarity(word, ${word}) desc, documents desc limit ${limit}`,
      ),
  };
}

export type SearchRepo = ReturnType<typeof createSearchRepo>;
