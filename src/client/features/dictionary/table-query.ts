import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { dictionaryEntry, dictionaryList } from '#client/offline/packs/dictionary-query.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionarySearch } from './dictionary-search.ts';
import { codeOf, keyOf, type Names, namesOf } from './identity.ts';
import { tableQuery } from './table-question.ts';

/** How long a navigation waits for a table, which has its own way to show that it is coming, in milliseconds. */
const TABLE_PATIENCE_MS = 300;
/** The same for an entry, whose title needs the answer. */
const ENTRY_PATIENCE_MS = 3_000;

/** A page whose parts can be fetched ahead, so that a navigation never shows it without them. */
interface Preloaded {
  preload(): Promise<unknown>;
}

/** What the head of an entry's page says. */
export interface EntryFacts {
  key: string;
  code: string | null;
  names: Names;
}

function within(limitMs: number, work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, limitMs))]);
}

/**
 * Has the page of a table ready. On the server a failure is the page's failure; in the browser the page shows it, and
 * keeps the field and the filters at hand.
 */
export async function loadTable(
  client: QueryClient,
  dataset: Dataset,
  search: DictionarySearch,
  page: Preloaded,
): Promise<void> {
  const asked = prefetch(client, dictionaryList(dataset, tableQuery(dataset, search)));
  if (typeof window === 'undefined') return asked;
  const arrived = asked.catch(() => undefined);
  await Promise.all([page.preload(), within(TABLE_PATIENCE_MS, arrived)]);
}

/** Has an entry ready; null in a browser that could not get it. Throws the router's not-found for a key that is none. */
export async function loadEntry<Name extends Dataset>(
  client: QueryClient,
  dataset: Name,
  key: string,
  page: Preloaded,
): Promise<EntryFacts | null> {
  const question = dictionaryEntry(dataset, key);
  const asked = prefetch(client, question);
  try {
    if (typeof window === 'undefined') await asked;
    else await Promise.all([page.preload(), within(ENTRY_PATIENCE_MS, asked)]);
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) throw notFound();
    if (typeof window === 'undefined') throw error;
  }
  const row = client.getQueryData(question.queryKey)?.row;
  return row ? { key: keyOf(dataset, row), code: codeOf(dataset, row), names: namesOf(row) } : null;
}
