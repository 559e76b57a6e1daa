import { type SQL, sql } from 'drizzle-orm';
import type { Bilingual } from '#contract/locale.ts';
import type { ContentNode } from '#contract/search-nodes.ts';
import { type QueryPlan, queryPlan } from '#domain/search/server-plan.ts';
import { wantedLexemes } from '#domain/site-search/lexemes.ts';
import type { Db } from '#server/db/client.ts';
import { matchesPlan } from '#server/db/search-conditions.ts';
import { wordsQuery } from './stored-document.ts';

/** A document that may match. `tier`: 1 by its title, which the ranking looks at again, 2 by its summary, 3 by its text. */
export interface Candidate extends Record<string, unknown> {
  tier: number;
  node: ContentNode;
  id: string;
  title: Bilingual;
  names: string[];
  pinyin: string;
  weight: number;
  date: string | null;
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

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The conditions of a query's three tiers; null for those that ask for nothing. */
function tiersOf(query: string): (SQL | null)[] {
  const plan: QueryPlan = queryPlan(query);
  const wanted = wantedLexemes(query);
  const words = (lead: boolean) => {
    const question = wordsQuery(wanted, lead);
    return question === null ? null : sql`words @@ ${question}::tsquery`;
  };
  return [plan.han.length + plan.latin.length === 0 ? null : matchesPlan(plan), words(true), words(false)];
}

const ofNode = (node: ContentNode | undefined) => (node === undefined ? sql`true` : sql`node = ${node}`);

/** Reads the index of the site's documents. */
export function createSearchRepo(db: Db) {
  const snapshot = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
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
  const read = <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    snapshot(async (tx) => (await tx.execute<Row>(statement)).rows as Row[]);

  return {
    /**
     * The first `limit` of each tier, the heaviest and newest first; one document may come in several tiers. A tier that
     * is full ends it: who stands below it would not be shown.
     */
    candidates(query: string, node: ContentNode | undefined, limit: number): Promise<Candidate[]> {
      return snapshot(async (tx) => {
        const found: Candidate[] = [];
        for (const [at, condition] of tiersOf(query).entries()) {
          if (condition === null) continue;
          const { rows } = await tx.execute<Candidate>(
            sql`select ${at + 1}::int as tier, node, id, title, names, pinyin, weight, date from search_document
              where ${condition} and ${ofNode(node)}
              order by weight desc, coalesce(date, '') collate "C" desc, node, id limit ${limit}`,
          );
          found.push(...rows);
          if (rows.length === limit) break;
        }
        return found;
      });
    },
    /** How many documents of each node match, counted up to `most` in all. */
    counts(query: string, most: number): Promise<{ node: ContentNode; total: number }[]> {
      const [title = null, , words = null] = tiersOf(query);
      const parts = [title, words].filter((part) => part !== null);
      if (parts.length === 0) return Promise.resolve([]);
      return read(
        sql`select node, count(*)::int as total
          from (select node from search_document where ${sql.join(parts, sql` or `)} limit ${most}) as counted
          group by node`,
      );
    },
    /** What is shown of these documents, in no particular order. */
    shown(hits: readonly { node: string; id: string }[]): Promise<Shown[]> {
      if (hits.length === 0) return Promise.resolve([]);
      return read<Shown>(
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
