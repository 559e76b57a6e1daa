import type { Dataset } from '#contract/dictionary.ts';
import { tables } from '#contract/tables.ts';
import type { RowParser } from '#domain/dictionary/table.ts';

/** The parser of a table's rows; throws a ZodError for what is not such a row. */
export function rowParser<Name extends Dataset>(dataset: Name): RowParser<Name> {
  const { row } = tables[dataset];
  return (value) => row.parse(value);
}
