import { type SQL, sql } from 'drizzle-orm';
import type { ContentNode } from '#contract/search-nodes.ts';
import { queryPlan } from '#domain/search/server-plan.ts';
import { wantedLexemes } from '#domain/site-search/lexemes.ts';
import { matchesPlan } from '#server/db/search-conditions.ts';
import { wordsQuery } from './stored-document.ts';

/** The conditions of a query on title, summary and text. */
export type Conditions = Readonly<Record<'title' | 'summary' | 'text', SQL>>;

/** The conditions of a query, for the documents of one node where it is given; one that asks for nothing matches nothing. */
export function conditionsOf(query: string, node: ContentNode | undefined): Conditions {
  const wanted = wantedLexemes(query);
  const words = (lead: boolean) => {
    const question = wordsQuery(wanted, lead);
    return question === null ? sql`false` : sql`words @@ ${question}::tsquery`;
  };
  const within = (condition: SQL) => (node === undefined ? condition : sql`${condition} and node = ${node}`);
  return { title: within(matchesPlan(queryPlan(query))), summary: within(words(true)), text: within(words(false)) };
}

/** The order of documents, as its index has it: along that one the first are found at once where most documents match. */
export const BY_PLACE = sql`place desc nulls last, node, id`;

/**
 * The same order, out of reach of its index. Where few documents match, those are to be found by an index of their own and
 * sorted: along the order nearly all would be read, and the planner knows neither how many match nor that to look into the
 * words of a document is not free.
 */
export const FOUND_BY_PLACE = sql`place + 0 desc, node, id`;
