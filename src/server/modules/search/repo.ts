import { type SQL, sql } from 'drizzle-orm';
import type { Bilingual } from '#contract/locale.ts';
import type { ContentNode } from '#contract/search-nodes.ts';
import { type QueryPlan, queryPlan } from '#domain/search/server-plan.ts';
import { wantedLexemes } from '#domain/site-search/lexemes.ts';
import type { Db, Tx } from '#server/db/client.ts';
import { matchesPlan } from '#server/db/search-conditions.ts';
import { wordsQuery } from './stored-document.ts';

/** What decides the place of a document among others. */
export interface Placed extends Record<string, unknown> {
  node: ContentNode;
  id: string;
  weight: number;
  date: string | null;
}

/** A document that may match by its title, which the ranking looks at again. */
export interface TitledDocument extends Placed {
  title: Bilingual;
  names: string[];
  pinyin: string;
}

interface Count extends Record<string, unknown> {
  node: ContentNode;
  total: number;
}

/**
 * What may match, the heaviest and newest first; a document may be in several lists. `counts` are there when these are not
 * all, and `more` is true when not even they are.
 */
export interface Found {
  byTitle: TitledDocument[];
  bySummary: Placed[];
  byText: Placed[];
  counts: Count[] | null;
  more: boolean;
}

/** What is shown of a document. */
export interface Shown extends Record<string, unknown> {
  node: ContentNode;
  id: string;
  address: string;
  title: Bilingual;
  summary: Bilingual;
  text: Bilingual;
  date: string | null;
}

/** Work on the documents is cut off after this: a search must not be a way to keep the database busy. */
const LIMIT_MS = 1500;

/**
 * What a query asks of title, summary and text; a condition that asks for nothing matches nothing. `han` is true where the
 * title is asked for Chinese alone, and not by parts of words, for which each row that their index finds is looked at again.
 */
function conditionsOf(query: string) {
  const plan: QueryPlan = queryPlan(query);
  const wanted = wantedLexemes(query);
  const words = (lead: boolean) => {
    const question = wordsQuery(wanted, lead);
    return question === null ? sql`false` : sql`words @@ ${question}::tsquery`;
  };
  const han = plan.latin.length === 0 && plan.joined === null;
  return { title: matchesPlan(plan), summary: words(true), text: words(false), han };
}

/** The order of documents, as its index has it: along that one the first are found at once where most documents match. */
const BY_WEIGHT = sql`weight desc nulls last, coalesce(date, '') collate "C" desc, node, id`;

/**
 * The same order, out of reach of its index. Where few documents match, those are to be found by an index of their own and
 * sorted: along the order nearly all would be read, and the planner knows neither how many match nor that to look into the
 * words of a document is not free.
 */
const FOUND_BY_WEIGHT = sql`weight + 0 desc, coalesce(date, '') collate "C" desc, node, id`;

/** From so many titles on that match, the first are found sooner along the order than by sorting them. */
const MANY_TITLES = 2000;

type Conditions = ReturnType<typeof conditionsOf>;

/** The same of the documents of one node. */
function within(node: ContentNode | undefined, { title, summary, text, han }: Conditions): Conditions {
  if (node === undefined) return { title, summary, text, han };
  const ofNode = (condition: SQL) => sql`${condition} and node = ${node}`;
  return { title: ofNode(title), summary: ofNode(summary), text: ofNode(text), han };
}

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
      { accessMode: 'read only' },
    );
  // Drizzle's result type says the same in a form that the compiler does not see through.
  const run = async <Row extends Record<string, unknown>>(on: Tx | Db, statement: SQL): Promise<Row[]> =>
    (await on.execute<Row>(statement)).rows as Row[];
  const read = <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    snapshot((tx) => run<Row>(tx, statement));
  /** How many match by title and by text, of each up to `most`. */
  const count = async (tx: Tx, { title, text, han }: Conditions, most: number) => {
    const counts = await run<Count>(
      tx,
      // As one condition where both indexes know what matches; else apart, or each document's words would be unpacked for
      // the second look at its title. One row found twice is known by its place (ctid), which costs less than its key.
      sql`select node, count(*)::int as total from (${
        han
          ? sql`select node from search_document where ${title} or ${text} limit ${2 * most}`
          : sql`(select ctid, node from search_document where ${title} limit ${most}) union
                (select ctid, node from search_document where ${text} limit ${most})`
      }) as counted group by node`,
    );
    const total = counts.reduce((sum, one) => sum + one.total, 0);
    return { counts, more: total >= (han ? 2 * most : most) };
  };
  const titled = async (tx: Tx, condition: SQL, limit: number): Promise<TitledDocument[]> => {
    const [matched] = await run<{ many: boolean }>(
      tx,
      sql`select count(*) = ${MANY_TITLES} as many from (
            select from search_document where ${condition} limit ${MANY_TITLES}) as matched`,
    );
    return run<TitledDocument>(
      tx,
      sql`select node, id, weight, date, title, names, pinyin from search_document
          where ${condition} order by ${matched?.many === true ? BY_WEIGHT : FOUND_BY_WEIGHT} limit ${limit}`,
    );
  };
  const placed = (tx: Tx, condition: SQL, limit: number): Promise<Placed[]> =>
    run<Placed>(
      tx,
      sql`select node, id, weight, date from search_document where ${condition} order by ${FOUND_BY_WEIGHT} limit ${limit}`,
    );
  /** Documents by their text, and how many there are with the few by title: both from one look, which takes the time. */
  const placedAndCounted = async (tx: Tx, { title, text }: Conditions, limit: number) => {
    const [found] = await run<{ rows: Placed[] | null; counts: Count[] | null }>(
      tx,
      sql`with matched as materialized (select ctid, node, id, weight, date from search_document where ${text}),
            first as (select node, id, weight, date from matched order by ${FOUND_BY_WEIGHT} limit ${limit}),
            either as (select ctid, node from matched union select ctid, node from search_document where ${title}),
            counted as (select node, count(*)::int as total from either group by node)
          select (select json_agg(first) from first) as rows, (select json_agg(counted) from counted) as counts`,
    );
    return { rows: found?.rows ?? [], counts: found?.counts ?? [] };
  };

  return {
    /**
     * The first `limit` by title, summary and text. A list that is full ends it, since who stands below would not be shown;
     * then all that match are counted by node, up to `most` where that takes a look of its own. The counts are those of
     * `node` alone where it is given and no list of titles or summaries is full.
     */
    find(
      query: string,
      node: ContentNode | undefined,
      { limit, most }: { limit: number; most: number },
    ): Promise<Found> {
      return snapshot(async (tx) => {
        const everywhere = conditionsOf(query);
        const asked = within(node, everywhere);
        const counted = async (found: Omit<Found, 'counts' | 'more'>): Promise<Found> => ({
          ...found,
          ...(await count(tx, everywhere, most)),
        });
        const byTitle = await titled(tx, asked.title, limit);
        if (byTitle.length === limit) return counted({ byTitle, bySummary: [], byText: [] });
        const bySummary = await placed(tx, asked.summary, limit);
        if (bySummary.length === limit) return counted({ byTitle, bySummary, byText: [] });
        const { rows: byText, counts } = await placedAndCounted(tx, asked, limit);
        return { byTitle, bySummary, byText, counts: byText.length === limit ? counts : null, more: false };
      });
    },
    /** What is shown of these documents, in no particular order. */
    shown(hits: readonly { node: string; id: string }[]): Promise<Shown[]> {
      if (hits.length === 0) return Promise.resolve([]);
      return run<Shown>(
        db,
        sql`select d.node, d.id, address, title, summary, text, date from search_document d
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
