import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { DataAge } from '#client/offline/data-age.tsx';
import { dictionaryList } from '#client/offline/packs/dictionary-query.ts';
import { useSavedPack } from '#client/offline/packs/use-pack.ts';
import { tablePolicy } from '#client/offline/policy.ts';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryQuery } from '#contract/dictionary.ts';
import { tableHref } from './addresses.ts';
import type { DictionarySearch } from './dictionary-search.ts';
import { FacetBar } from './facet-bar.tsx';
import { MarkProvider } from './marked.tsx';
import { Results } from './results.tsx';
import { TableFoot } from './table-foot.tsx';
import { readFilter, tableQuery, toggleFilter, writeFilter } from './table-question.ts';
import type { TableView } from './table-view.ts';
import { useSpeech } from './use-speech.ts';

interface TableBodyProps<Name extends Dataset> {
  table: TableView<Name>;
  /** The search of the address, with the keyword that is being typed. */
  search: DictionarySearch;
  /** Hears whether the table is on the device, where each keystroke may be answered. */
  onSaved(saved: boolean): void;
}

/** Tells who asks whether the table is on the device; draws nothing, and no row is drawn again for it. */
function SavedReport({ dataset, onSaved }: { dataset: Dataset; onSaved: (saved: boolean) => void }) {
  const saved = useSavedPack(dataset) !== null;
  useEffect(() => onSaved(saved), [saved, onSaved]);
  return null;
}

/**
 * How old the rows are. A component of its own, so that a pack that arrives and an answer that only confirms what is shown
 * draw no row again.
 */
function Age({ dataset, question }: { dataset: Dataset; question: DictionaryQuery }) {
  const saved = useSavedPack(dataset);
  // Looks on only: the table itself is who asks.
  const { dataUpdatedAt, error } = useQuery({ ...dictionaryList(dataset, question), enabled: false });
  return (
    <DataAge
      updatedAt={saved?.savedAt ?? dataUpdatedAt}
      refreshing={false}
      error={error}
      currentFor={tablePolicy.fresh}
    />
  );
}

/** Legend, filters, hits and foot of a table: everything below its search field. */
export function TableBody<Name extends Dataset>({ table, search, onSaved }: TableBodyProps<Name>) {
  const speech = useSpeech();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const question = tableQuery(table.dataset, search, speech.locale);
  const query = useQuery({
    ...dictionaryList(table.dataset, question),
    placeholderData: keepPreviousData,
    // Calls are made without a network too, for which the cache would leave out asking again when it is back.
    refetchOnReconnect: true,
  });
  const addressOf = (next: DictionarySearch) => tableHref(table.path, { ...next, view: table.view });
  const filter = readFilter(search.f);
  const hrefFor = (name: string, value: string) =>
    addressOf({ ...search, page: undefined, f: writeFilter(toggleFilter(filter, name, value)) });
  const clearHref = addressOf({ ...search, page: undefined, f: undefined });
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpenKey(null);
  };
  const { Legend } = table;
  return (
    <div className="dict-body" onKeyDownCapture={close}>
      <SavedReport dataset={table.dataset} onSaved={onSaved} />
      {Legend ? <Legend filter={filter} hrefFor={hrefFor} /> : null}
      <FacetBar table={table} filter={filter} speech={speech} hrefFor={hrefFor} clearHref={clearHref} />
      <MarkProvider query={question.keyword}>
        <Results
          table={table}
          search={search}
          keyword={question.keyword}
          query={query}
          speech={speech}
          addressOf={addressOf}
          openKey={openKey}
          onOpen={(key) => setOpenKey(key === openKey ? null : key)}
        >
          <Age dataset={table.dataset} question={question} />
        </Results>
      </MarkProvider>
      <TableFoot table={table} edition={query.data?.edition} speech={speech} />
    </div>
  );
}
