import { fileURLToPath } from 'node:url';
import type { SourceKind } from '#server/import/content/files.ts';
import { loadContent } from '#server/import/content/load.ts';
import type { Transaction } from '../transaction.ts';

const folder = fileURLToPath(new URL('./content/', import.meta.url));

/** Loads the demonstration content, of the kinds that are missing; throws when any of it is faulty. */
export async function plantContent(transaction: Transaction, only: readonly SourceKind[]): Promise<void> {
  const { faults } = await loadContent(transaction, { folder, demo: true, only: new Set(only) });
  const [first] = faults;
  if (first === undefined) return;
  const { file, line, field, reason } = first;
  throw new Error(`The demonstration content is faulty: ${file}, line ${line}, ${field}: ${reason}.`);
}
