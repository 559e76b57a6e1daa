import './styles.ts';
import type { ComponentType } from 'react';
import { type Part, part } from '#client/lib/part.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#domain/dictionary/search-fields.ts';
import type { BodyProps, DetailProps, TableDefinition } from './table-definition.ts';

/** What stands below a table's field: links, rows and foot as they came, and brought to life after the field. */
export function tableBody<Name extends Dataset>(loadTable: () => Promise<TableDefinition<Name>>): Part<BodyProps> {
  return part<BodyProps>(async () => {
    const [{ TableBody }, table] = await Promise.all([import('./table-body.tsx'), loadTable()]);
    return (props) => <TableBody table={table} {...props} />;
  });
}

/** The page of an entry: it can be read and followed as it came. */
export function entryPage<Name extends Dataset>(
  loadTable: () => Promise<TableDefinition<Name>>,
  loadDetail: () => Promise<ComponentType<DetailProps<DatasetRows[Name]>>>,
): Part<{ entryKey: string }> {
  return part<{ entryKey: string }>(async () => {
    const loads = Promise.all([import('./entry-page.tsx'), loadTable(), loadDetail()]);
    const [{ EntryPage }, table, Detail] = await loads;
    return ({ entryKey }) => <EntryPage table={table} Detail={Detail} entryKey={entryKey} />;
  });
}
