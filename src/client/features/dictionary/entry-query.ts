import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { ProblemError } from '#client/api/errors.ts';
import { within } from '#client/lib/next-turn.ts';
import { dictionaryEntry } from '#client/offline/packs/dictionary-query.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import type { Dataset } from '#contract/datasets.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { type Names, namesOf } from './identity.ts';

/** How long a navigation waits for an entry, whose title needs the answer, in milliseconds. */
const ENTRY_PATIENCE_MS = 3_000;

/** Facts of an entry that the head of its page shows. */
export interface EntryFacts {
  key: string;
  code: string | null;
  names: Names;
}

/** Has an entry ready; null in a browser that could not get it. Throws the router's not-found for a key that is none. */
export async function loadEntry<Name extends Dataset>(
  client: QueryClient,
  dataset: Name,
  key: string,
): Promise<EntryFacts | null> {
  const question = dictionaryEntry(dataset, key);
  const asked = prefetch(client, question);
  try {
    if (typeof window === 'undefined') await asked;
    else await within(ENTRY_PATIENCE_MS, asked);
  } catch (error) {
    if (error instanceof ProblemError && (error.status === 404 || error.status === 400)) throw notFound();
    if (typeof window === 'undefined') throw error;
  }
  const row = client.getQueryData(question.queryKey)?.row;
  return row ? { key: definitions[dataset].key(row), code: definitions[dataset].code(row), names: namesOf(row) } : null;
}
