import type { QueryClient } from '@tanstack/react-query';
import { leadWithin } from '#client/lib/list-end.ts';
import { within } from '#client/lib/next-turn.ts';
import { dictionaryList } from '#client/offline/packs/dictionary-query.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { Locale } from '#contract/locale.ts';
import type { DictionarySearch } from './dictionary-search.ts';
import { tableQuery } from './table-question.ts';

/** How long a navigation waits for a table, which has its own way to show that it is coming, in milliseconds. */
const TABLE_PATIENCE_MS = 300;

/**
 * Has the page of a table ready. On the server a failure is the page's failure; in the browser the page shows it, and
 * keeps the field and the filters at hand.
 */
export async function loadTable(
  { queryClient: client, locale }: { queryClient: QueryClient; locale: Locale },
  dataset: Dataset,
  search: DictionarySearch,
): Promise<void> {
  const question = dictionaryList(dataset, tableQuery(dataset, search, locale));
  const asked = prefetch(client, question);
  if (import.meta.env.SSR) {
    await asked;
    return leadWithin(search, client.getQueryData(question.queryKey));
  }
  await within(
    TABLE_PATIENCE_MS,
    asked.catch(() => undefined),
  );
}
