import type { QueryClient } from '@tanstack/react-query';
import { leadWithin } from '#client/lib/list-end.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { siteSearch } from '#client/offline/site-search/site-search-question.ts';
import { DEFAULT_PAGE_SIZE, KEYWORD_MAX } from '#contract/page-limits.ts';
import type { ResultSearch } from './result-search.ts';

/** The text that the address asks to be searched for, and the problem that prevents the search, if any. */
export function soughtIn({ keywords }: ResultSearch): { text: string; problem: 'empty' | 'long' | null } {
  const typed = (keywords ?? '').trim();
  if (typed === '') return { text: '', problem: 'empty' };
  return { text: typed, problem: typed.length > KEYWORD_MAX ? 'long' : null };
}

/** How long a navigation waits for the hits; the page has its own way to show that they are coming, in milliseconds. */
const PATIENCE_MS = 300;

/** The question that an address stands for. */
export function resultsOf(search: ResultSearch) {
  return siteSearch({
    keywords: soughtIn(search).text,
    pageNum: search.page ?? 1,
    pageSize: search.size ?? DEFAULT_PAGE_SIZE,
    ...(search.node === undefined ? {} : { node: search.node }),
  });
}

/** Has the hits ready. On the server a failure is the page's failure; in the browser the page shows it. */
export async function loadResults(client: QueryClient, search: ResultSearch): Promise<void> {
  if (soughtIn(search).problem !== null) return;
  const question = resultsOf(search);
  const asked = prefetch(client, question, PATIENCE_MS);
  if (import.meta.env.SSR) {
    await asked;
    return leadWithin(search, client.getQueryData(question.queryKey));
  }
  await asked.catch(() => undefined);
}
