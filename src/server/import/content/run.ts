import { stat } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { ImportError } from '../import-error.ts';
import type { Fault } from './fault.ts';
import { type Loaded, loadContent } from './load.ts';

/** What the operator wants of a content folder. */
export interface ContentRequest {
  folder: string;
  demo: boolean;
  prune: boolean;
}

/** Any number, but the same in every version: of two imports at once the second sees what the first has written. */
const lockKey = 7_264_018_352;

/**
 * Imports a content folder in one transaction: what is good goes in, what is not comes back as faults, in the order of
 * the files. Throws an {@link ImportError} when there is nothing to import.
 */
export async function importContent(pool: Pool, { folder, demo, prune }: ContentRequest): Promise<Loaded> {
  const facts = await stat(folder).catch(() => null);
  if (facts === null) throw new ImportError(`There is no folder ${folder}.`);
  if (!facts.isDirectory()) throw new ImportError(`${folder} is not a folder.`);
  return inTransaction(pool, async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const loaded = await loadContent(transaction, { folder, demo, prune });
    loaded.faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    if (loaded.counts.size === 0) {
      throw new ImportError(`There is no content in ${folder}: its layout stands in src/server/import/README.md.`);
    }
    if (taken(loaded) === 0 && loaded.faults.length > 0) {
      throw new ImportError(`Nothing in ${folder} can be used (${wordsOf(loaded.faults[0])}); nothing was changed.`);
    }
    return loaded;
  });
}

/** How many items went in or were in already. */
export function taken({ counts }: Loaded): number {
  return [...counts.values()].reduce((sum, { added, changed, unchanged }) => sum + added + changed + unchanged, 0);
}

/** A fault in one line: file, line, field and reason. */
export function wordsOf(fault: Fault | undefined): string {
  if (fault === undefined) return '';
  const { file, line, field, reason } = fault;
  return `${file}${line > 0 ? `:${line}` : ''}${field === '' ? '' : ` ${field}`}: ${reason}`;
}
