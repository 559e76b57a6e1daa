import type { Dataset } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import type { Transaction } from '#server/db/transaction.ts';
import type { Entry } from './write.ts';

/** A row as it stands in the table, with who wrote it. */
export type ExistingEntry<Name extends Dataset> = Required<Entry<Name>>;

/**
 * The rows of a table that are there, in the order of their keys. `parse` checks each one: rows written by an earlier
 * version of the server may lack what this one expects.
 */
export async function existingEntries<Name extends Dataset>(
  transaction: Transaction,
  dataset: Name,
  parse: (data: unknown) => DatasetRows[Name],
): Promise<ExistingEntry<Name>[]> {
  const result = await transaction.query<{
    data: unknown;
    weight: number;
    position: number;
    pinyin: string;
    origin: string;
  }>(
    'select data, weight, position, pinyin, origin from dictionary_entry where dataset = $1 and not deleted order by key',
    [dataset],
  );
  return result.rows.map(({ data, ...rest }) => ({ row: parse(data), ...rest }));
}

/** Whether the origin says that this writer wrote the row or added to it. */
export function hasOrigin(origin: string, writer: string): boolean {
  return origin.split('+').includes(writer);
}

/** The origin after a writer added to the row. */
export function addOrigin(origin: string, writer: string): string {
  return hasOrigin(origin, writer) ? origin : `${origin}+${writer}`;
}

/** The origin after what a writer had added was taken off again. */
export function dropOrigin(origin: string, writer: string): string {
  return origin
    .split('+')
    .filter((name, at) => at === 0 || name !== writer)
    .join('+');
}
