import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { LISTED_PATIENCE_MS, prefetch } from '#client/offline/prefetch.ts';
import { rowInLists } from '#client/offline/row-in-lists.ts';
import { type Locale, textIn } from '#contract/locale.ts';
import { expertDetail, expertList } from './experts-query.ts';

interface Context {
  queryClient: QueryClient;
  locale: Locale;
}

/** For the loader: has the expert in the cache, and gives the words of the page's head. An unknown id is not found. */
export async function loadExpert({ queryClient, locale }: Context, id: string) {
  const question = expertDetail(id);
  const listed = rowInLists(queryClient, 'experts.list', id);
  try {
    // The colleagues are no reason to keep the page back.
    const colleagues = prefetch(queryClient, expertList()).catch(() => undefined);
    await prefetch(queryClient, question, listed && LISTED_PATIENCE_MS);
    await colleagues;
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
  const expert = queryClient.getQueryData(question.queryKey);
  const shown = expert ?? listed;
  if (!shown) return undefined;
  const [name, title] = [shown.name, shown.title].map((text) => textIn(locale, text));
  const group = expert && textIn(locale, expert.className);
  return { title: name ?? '', description: [name, title, group].filter(Boolean).join(' · ') };
}
