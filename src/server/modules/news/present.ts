import { type NewsItem, type NewsKind, newsKind } from '#contract/news.ts';
import type { NewsRepo } from './repo.ts';

type Row = Awaited<ReturnType<NewsRepo['page']>>[number];

/** A kind that this version does not know (written by a newer one) reads as company news. */
function kindOf(kind: string): NewsKind {
  const known = newsKind.safeParse(kind);
  return known.success ? known.data : 'company';
}

/** A row of the table as the contract has it. */
export function presentNewsItem({ id, kind, date, title, summary, picture }: Row): NewsItem {
  return { id, kind: kindOf(kind), date, title, summary, picture };
}
