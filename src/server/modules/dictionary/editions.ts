import { DATASETS, type Dataset, type Edition } from '#contract/dictionary.ts';
import { Problem } from '#server/plugins/problem.ts';
import { presentEdition } from './present.ts';
import type { DictionaryReader } from './repo.ts';

/** Where a table comes from, and its number of rows; throws `not-found` for a table that was never written. */
export async function editionOf(reader: DictionaryReader, dataset: Dataset): Promise<Edition> {
  const stored = await reader.edition(dataset);
  if (stored === null) throw new Problem('not-found');
  return presentEdition(stored, await reader.count({ dataset }));
}

/** The editions of all tables that were written, in menu order. */
export async function editionsOf(reader: DictionaryReader): Promise<Edition[]> {
  const stored = await reader.editions();
  const editions: Edition[] = [];
  for (const dataset of DATASETS) {
    const found = stored.find(({ name }) => name === dataset);
    if (found !== undefined) editions.push(presentEdition(found, await reader.count({ dataset })));
  }
  return editions;
}
