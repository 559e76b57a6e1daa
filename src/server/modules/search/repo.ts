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

/** What may match; `counts` are there when the candidates are not all of it. */
export interface Found {
  candidates: Candidate[];
  counts: { node: ContentNode; total: number }[] | null;
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
  // Drizzle's result type says the same in a form that the compiler does not see through.
  const run = async <Row extends Record<string, unknown>>(on: Transaction | Db, statement: SQL): Promise<Row[]> =>
    (await on.execute<Row>(statement)).rows as Row[];
  const read = <Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]> =>
    snapshot((tx) => run<Row>(tx, statement));
  const count = async (tx: Transaction, [title = null, , words = null]: (SQL | null)[], most: number) => {
    // Apart and not as one condition: then each is answered by its index alone, without unpacking a document's words.
    const parts = [title, words].flatMap((part) =>
      part === null ? [] : [sql`(select node, id from search_document where ${part} limit ${most})`],
    );
    return run<{ node: ContentNode; total: number }>(
      tx,
      sql`select node, count(*)::int as total from (${sql.join(parts, sql` union `)}) as counted group by node`,
    );
  };

  return {
    /**
     * The first `limit` of each tier, the heaviest and newest first; one document may come in several tiers. A tier that
     * is full ends it, since who stands below it would not be shown; then all that match are counted by node, up to `most`.
     */
    find(
      query: string,
      node: ContentNode | undefined,
      { limit, most }: { limit: number; most: number },
    ): Promise<Found> {
      return snapshot(async (tx) => {
        const tiers = tiersOf(query);
        const candidates: Candidate[] = [];
        for (const [at, condition] of tiers.entries()) {
          if (condition === null) continue;
          const { rows } = await tx.execute<Candidate>(
            sql`select ${at + 1}::int as tier, node, id, title, names, pinyin, weight, date from search_document
              where ${condition} and ${ofNode(node)}
              order by weight desc, coalesce(date, '') collate "C" desc, node, id limit ${limit}`,
          );
          candidates.push(...rows);
          if (rows.length === limit) return { candidates, counts: await count(tx, tiers, most) };
        }
        return { candidates, counts: null };
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
