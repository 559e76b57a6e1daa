import type { Dataset } from '#contract/dictionary.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { renewSearchText } from '#server/modules/dictionary/renew-search-text.ts';
import { applyEntries, buryEntries } from '#server/modules/dictionary/write.ts';
import type { Transaction } from '../transaction.ts';
import { plantContent } from './content.ts';
import { seedOf } from './datasets/index.ts';
import { authoredDate, type SeedDataset } from './datasets/seed-dataset.ts';
import type { Missing } from './seed.ts';

/** Who wrote the project's own rows. */
const ORIGIN = 'seed';

/** Writes what is missing, within the caller's transaction. */
export async function plant(transaction: Transaction, { datasets, older, outdated, content }: Missing): Promise<void> {
  for (const name of outdated) await renewSearchText(transaction, name);
  for (const name of [...datasets, ...older]) await plantDataset(transaction, seedOf(name));
  if (content.length > 0) await plantContent(transaction, content);
}

/**
 * Brings a table to what the project has written for it, be the table empty or filled by an earlier version. What a file
 * has written or added to a row stays, and what was taken out does not come back.
 */
async function plantDataset<Name extends Dataset>(transaction: Transaction, seed: SeedDataset<Name>): Promise<void> {
  const { dataset, edition } = seed;
  const stored = await storedKeys(transaction, dataset);
  const written = new Map(seed.entries().map((entry) => [definitions[dataset].key(entry.row), entry]));
  const rows = [...written].filter(([key]) => !stored.settled.has(key)).map(([, entry]) => entry);
  // A table with an imported file keeps that file's edition.
  await applyEntries(transaction, dataset, {
    rows,
    mode: 'merge',
    origin: ORIGIN,
    edition: stored.imported ? null : edition,
  });
  const gone = stored.own.filter((key) => !written.has(key));
  if (gone.length > 0) await buryEntries(transaction, dataset, gone);
  await transaction.query('update dataset set authored = $2 where name = $1', [dataset, authoredDate]);
}

/** The keys of a table's rows: the project's alone, those that are not to be touched, and whether a file has come into it. */
async function storedKeys(transaction: Transaction, dataset: Dataset) {
  // Held until the end: an import that has begun is waited for.
  await transaction.query('select from dataset where name = $1 for update', [dataset]);
  const { rows } = await transaction.query<{ key: string; origin: string; deleted: boolean }>(
    'select key, origin, deleted from dictionary_entry where dataset = $1',
    [dataset],
  );
  const isOwn = (row: (typeof rows)[number]) => row.origin === ORIGIN && !row.deleted;
  return {
    own: rows.filter(isOwn).map(({ key }) => key),
    settled: new Set(rows.filter((row) => !isOwn(row)).map(({ key }) => key)),
    imported: rows.some(({ origin }) => origin !== ORIGIN),
  };
}
