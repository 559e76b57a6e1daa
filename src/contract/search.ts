import * as z from 'zod/mini';
import { KEYWORD_MAX } from './page-limits.ts';
import { pageQuery } from './paging.ts';
import { defineRoute } from './route.ts';
import { SEARCH_NODES } from './search-nodes.ts';

const searchNode = z.enum(SEARCH_NODES);

/** Plain text, never HTML, and the parts of it to mark: start and end in UTF-16 units, ascending, not overlapping. */
export const markedText = z.object({ text: z.string(), marks: z.array(z.tuple([z.number(), z.number()])) });
export type MarkedText = z.infer<typeof markedText>;

const markedPair = z.object({ zh: markedText, en: markedText });

/**
 * A hit. `address` is a path of this site; `code` is what the trade calls it by, `date` ISO or a part of it; `also` another
 * name or word by which it was found, where nothing else of it is marked.
 */
const searchHit = z.object({
  node: searchNode,
  id: z.string(),
  title: markedPair,
  snippet: markedPair,
  code: z.nullable(markedText),
  also: z.nullable(markedText),
  address: z.string(),
  date: z.nullable(z.string()),
});
export type SearchHit = z.infer<typeof searchHit>;

/** The kinds of code for which the site has a tool. */
export const TOOL_KINDS = ['container', 'bill-of-lading', 'port', 'hs-code', 'un-number'] as const;

/** A tool for the code that was typed; `value` is the code in its normal form, `address` where the tool answers it. */
const searchTool = z.object({ kind: z.enum(TOOL_KINDS), value: z.string(), address: z.string() });
export type SearchTool = z.infer<typeof searchTool>;

/** How many hits a node has. */
const nodeCount = z.object({ node: searchNode, total: z.number() });

/**
 * A page of hits, best first. `total` counts those of the node asked for, `all` those of every node; of these only the
 * first `reachable` can be paged through. `more`: there are so many that they were not counted to the end.
 */
const searchPage = z.object({
  total: z.number(),
  all: z.number(),
  reachable: z.number(),
  more: z.boolean(),
  nodes: z.array(nodeCount),
  rows: z.array(searchHit),
  /** The query searched for instead, because the typed one has a typing error; null when nothing was changed. */
  corrected: z.nullable(z.string()),
  /** Tools for what was typed, the likeliest first. */
  tools: z.array(searchTool),
});
export type SearchPage = z.infer<typeof searchPage>;

const searchQuery = z.extend(pageQuery, {
  keywords: z.string().check(z.regex(/\S/), z.maxLength(KEYWORD_MAX)),
  /** One node, or every one when it is left out. */
  node: z.optional(searchNode),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** SEARCH-01: the search over the whole site. A POST by the specification, yet it only reads; restricted content is not in it. */
export const globalSearch = defineRoute({
  name: 'search.global',
  method: 'POST',
  path: '/bCommon/globalSearch',
  summary: 'Search pages, news, products, experts, questions and the dictionary',
  token: false,
  query: searchQuery,
  bodyAsks: true,
  response: searchPage,
});
