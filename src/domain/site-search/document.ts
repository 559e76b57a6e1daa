import type { Bilingual } from '#contract/locale.ts';
import type { SearchHit } from '#contract/search.ts';
import type { ContentNode } from '#contract/search-nodes.ts';
import type { HitKind } from './order.ts';
import { alsoOf, excerptOf, markedTitle, type Sought } from './snippet.ts';

/** A thing of the site that can be found, as the server indexes it and as a device does with what it has kept. */
export interface SiteDocument {
  node: ContentNode;
  id: string;
  /** Path of this site. */
  address: string;
  title: Bilingual;
  /** Other names that stand for the title, in any language. */
  names: readonly string[];
  /** A sentence or two; a word found here counts more than one in the text. */
  summary: Bilingual;
  /** Everything else, as `plainText` makes it. */
  text: Bilingual;
  /** ISO date or the beginning of one; null for what has no date. */
  date: string | null;
  /** Importance, 0 to 100. */
  weight: number;
}

/** Importance by node: of documents that match alike, what answers a visitor stands before what is about the company. */
export const NODE_WEIGHTS: Readonly<Record<ContentNode, number>> = {
  pages: 90,
  products: 85,
  faq: 75,
  news: 65,
  experts: 60,
  offices: 60,
  milestones: 40,
  partners: 35,
};

/** A document as a hit: where in it the words stand, or the other name that they are. */
export function documentAsHit(document: Omit<SiteDocument, 'weight'>, kind: HitKind, sought: Sought): SearchHit {
  const { node, id, address, date, title, names, summary, text } = document;
  const shown = { code: null, title: markedTitle(title, sought), snippet: excerptOf(summary, text, sought) };
  return { node, id, address, date, ...shown, also: alsoOf(shown, names, kind, sought) };
}
