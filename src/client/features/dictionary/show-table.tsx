import type { ReactNode } from 'react';
import type { Dataset } from '#contract/datasets.ts';
import type { Definition } from '#domain/dictionary/datasets/define.ts';
import { definitions } from '#domain/dictionary/datasets/index.ts';
import { DictionaryPage } from './dictionary-page.tsx';
import type { DictionarySearch } from './dictionary-search.ts';
import { EntryPage } from './entry-page.tsx';
import type { TableLook } from './table-view.ts';

/** The pages of a table, each with a state of its own: its list, and one of its entries. */
export interface TablePages {
  dataset: Dataset;
  list(search: DictionarySearch): ReactNode;
  entry(key: string): ReactNode;
}

/** Makes the pages of a table from how it looks. */
export function showTable<Name extends Dataset>(dataset: Name, look: TableLook<Name>): TablePages {
  const definition: Definition<Name> = definitions[dataset];
  const table = { ...definition, ...look };
  return {
    dataset,
    list: (search) => <DictionaryPage key={dataset} table={table} search={search} />,
    entry: (key) => <EntryPage key={dataset} table={table} entryKey={key} />,
  };
}
