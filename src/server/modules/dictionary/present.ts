import * as z from 'zod/mini';
import type { Dataset, Edition } from '#contract/dictionary.ts';
import { type DatasetRows, tables } from '#contract/tables.ts';
import type { StoredEdition } from './repo.ts';

/** Stored data as the contract has it, without what the contract does not name; null when it does not fit. */
export function presentRow<Name extends Dataset>(dataset: Name, data: unknown): DatasetRows[Name] | null {
  const result = tables[dataset].row.safeParse(data);
  return result.success ? result.data : null;
}

/** The fields of a table's rows: the columns of its pack. */
export function fieldsOf(dataset: Dataset): string[] {
  const schema: unknown = tables[dataset].row;
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

/** Where a table comes from, with its number of rows. */
export function presentEdition(stored: StoredEdition, rows: number): Edition {
  return {
    dataset: stored.name,
    version: Number(stored.version),
    name: stored.edition,
    source: stored.source,
    sourceUrl: stored.source_url,
    dated: stored.dated,
    updatedAt: stored.updated_at,
    rows,
    sample: stored.sample,
  };
}
