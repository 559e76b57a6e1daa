import type { Dataset } from '#contract/dictionary.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import type { EditionFacts, Entry } from '#server/modules/dictionary/write.ts';

/** The rows a table starts with, and what is said of their source. */
export interface SeedDataset<Name extends Dataset> {
  dataset: Name;
  edition: EditionFacts;
  entries(): Entry<Name>[];
}

/** When the rows that the project writes itself last changed: databases filled before get the newer ones at their next start. */
export const authoredDate = '2026-11-29';

/** The edition of a table's rows by the project; `facts` are those in which it differs from most. */
export function authoredEdition(dataset: Dataset, facts: Partial<EditionFacts> = {}): EditionFacts {
  const name = definitions[dataset].edition;
  return { name, source: 'Harbourway', sourceUrl: null, dated: authoredDate, sample: false, ...facts };
}
