import { stat } from 'node:fs/promises';
import type { Pool } from 'pg';
import { inTransaction } from '#server/db/transaction.ts';
import { removeUnnamedPictures } from '#server/modules/media/remove-unnamed.ts';
import { ImportError } from '../import-error.ts';
import { type Fault, faultsCsv } from './fault.ts';
import { type Loaded, loadContent } from './load.ts';
import { lockContent } from './lock.ts';

/** A content folder to import, and how the operator wants it imported. */
export interface ContentRequest {
  folder: string;
  demo: boolean;
  prune: boolean;
}

/** The outcome of an import of the site's content. */
export interface Imported extends Loaded {
  /** Pictures that went because nothing shows them any more. */
  picturesRemoved: number;
}

/**
 * Imports a content folder in one transaction: what is good goes in, what is not comes back as faults, in the order of
 * the files; pictures that no content names any more go. Throws an {@link ImportError} when there is nothing to import.
 */
export async function importContent(pool: Pool, { folder, demo, prune }: ContentRequest): Promise<Imported> {
  const facts = await stat(folder).catch(() => null);
  if (facts === null) throw new ImportError(`There is no folder ${folder}.`);
  if (!facts.isDirectory()) throw new ImportError(`${folder} is not a folder.`);
  return inTransaction(pool, async (transaction) => {
    await lockContent(transaction);
    const loaded = await loadContent(transaction, { folder, demo, prune });
    loaded.faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
    if (loaded.counts.size === 0) {
      throw new ImportError(
        `There is no content in ${folder}: its layout stands in src/server/import/content/README.md.`,
      );
    }
    if (taken(loaded) === 0 && loaded.faults.length > 0) {
      const first = wordsOf(loaded.faults[0]);
      throw new ImportError(`Nothing in ${folder} can be used (${first}); nothing was changed.`, {
        csv: () => faultsCsv(loaded.faults),
      });
    }
    return { ...loaded, picturesRemoved: await removeUnnamedPictures(transaction) };
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
