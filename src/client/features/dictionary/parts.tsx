import './styles.ts';
import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react';
import { part } from '#client/lib/part.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DatasetRows } from '#domain/dictionary/search-fields.ts';
import type { DictionarySearch } from './dictionary-search.ts';
import type { DetailProps, TableDefinition } from './table-definition.ts';

/** A part of a page that comes later; `preload` has it there before, for navigations within the site. */
export type Parted<Props> = ComponentType<Props> & { preload(): Promise<unknown> };

interface DrawnProps<Props> {
  choose(): ComponentType<Props>;
  given: Props;
}

/** Stays with the component it began with: another one, though it draws the same, would begin without its state. */
function Drawn<Props extends object>({ choose, given }: DrawnProps<Props>) {
  const [Shown] = useState<ComponentType<Props>>(() => choose());
  return <Suspense fallback={null}>{createElement(Shown, given)}</Suspense>;
}

function parted<Props extends object>(load: () => Promise<ComponentType<Props>>): Parted<Props> {
  let ready: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const preload = () => {
    loading ??= load().then(
      (made) => {
        ready = made;
        return made;
      },
      (error: unknown) => {
        // The next navigation may have a connection.
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  // Declared, so that the server has it before it draws.
  part<Props>(preload);
  const later: ComponentType<Props> = lazy<ComponentType<Props>>(async () => ({ default: await preload() }));
  const choose = () => ready ?? later;
  // Drawn again with the same props while its code is on the way, the part would lose the HTML it came with.
  return Object.assign(
    memo<Props>((given) => <Drawn choose={choose} given={given} />),
    { preload },
  );
}

/** What stands below a table's field: links, rows and foot as they came, and brought to life after the field. */
export function tableBody<Name extends Dataset>(
  loadTable: () => Promise<TableDefinition<Name>>,
): Parted<{ search: DictionarySearch }> {
  return parted<{ search: DictionarySearch }>(async () => {
    const [{ TableBody }, table] = await Promise.all([import('./table-body.tsx'), loadTable()]);
    return ({ search }) => <TableBody table={table} search={search} />;
  });
}

/** The page of an entry: it can be read and followed as it came. */
export function entryPage<Name extends Dataset>(
  loadTable: () => Promise<TableDefinition<Name>>,
  loadDetail: () => Promise<ComponentType<DetailProps<DatasetRows[Name]>>>,
): Parted<{ entryKey: string }> {
  return parted<{ entryKey: string }>(async () => {
    const loads = Promise.all([import('./entry-page.tsx'), loadTable(), loadDetail()]);
    const [{ EntryPage }, table, Detail] = await loads;
    return ({ entryKey }) => <EntryPage table={table} Detail={Detail} entryKey={entryKey} />;
  });
}
