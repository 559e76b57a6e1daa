import type { Dataset } from '#contract/dictionary.ts';
import type { EditionFacts, Entry } from '#server/modules/dictionary/write.ts';

/** The rows a table starts with, and what is said of their source. */
export interface SeedDataset<Name extends Dataset> {
  dataset: Name;
  edition: EditionFacts;
  entries(): Entry<Name>[];
}

/** When the rows that the project writes itself last changed: databases filled before get the newer ones at their next start. */
export const authoredDate = '2026-11-29';

/** What is said of a table that the project has written as a whole. */
export function authoredEdition(name: string, source: string, sample = false): EditionFacts {
  return { name, source, sourceUrl: null, dated: authoredDate, sample };
}
