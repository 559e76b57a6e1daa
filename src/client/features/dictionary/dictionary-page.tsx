import './dictionary.css';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { DataAge } from '#client/offline/data-age.tsx';
import { dictionaryList } from '#client/offline/packs/dictionary-query.ts';
import { usePack } from '#client/offline/packs/use-pack.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { tableHref } from './addresses.ts';
import {
  type DictionarySearch,
  keywordParam,
  readFilter,
  tableQuery,
  toggleFilter,
  writeFilter,
} from './dictionary-search.ts';
import { FacetBar } from './facet-bar.tsx';
import { MarkProvider } from './marked.tsx';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import type { TableDefinition } from './table-definition.ts';
import { TableFoot } from './table-foot.tsx';
import { TableNav } from './table-nav.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSpeech } from './use-speech.ts';
import { useTableKeys } from './use-table-keys.ts';

interface DictionaryPageProps<Name extends Dataset> {
  table: TableDefinition<Name>;
  search: DictionarySearch;
}

/** DICT-06: a table of the dictionary with its search, filters, pages, source and pack; what differs is its definition. */
export function DictionaryPage<Name extends Dataset>({ table, search }: DictionaryPageProps<Name>) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const speech = useSpeech();
  const pack = usePack(table.dataset);
  const root = useRef<HTMLDivElement>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);

  const q = String(search.q ?? '');
  const addressOf = (next: DictionarySearch) => tableHref(table.path, { ...next, view: table.view });
  const write = (keyword: string) => {
    const href = addressOf({ ...search, q: keywordParam(keyword), page: undefined });
    void navigate({ href, replace: true, resetScroll: false });
  };
  const saved = pack.kind === 'absent' ? null : pack.saved;
  const field = useSearchText(q, write, saved !== null);
  // While the address lags behind the field, the page shown is the first one of what is being typed.
  const asked = field.asked === q ? search : { ...search, q: field.asked, page: undefined };
  const question = tableQuery(table.dataset, asked);
  const query = useQuery({
    ...dictionaryList(table.dataset, question),
    placeholderData: keepPreviousData,
    // Calls are made without a network too, for which the cache would leave out asking again when it is back.
    refetchOnReconnect: true,
  });

  const filter = readFilter(search.f);
  const hrefFor = (name: string, value: string) =>
    addressOf({ ...search, page: undefined, f: writeFilter(toggleFilter(filter, name, value)) });
  const clearHref = addressOf({ ...search, page: undefined, f: undefined });
  const onKeyDown = useTableKeys(root, (inField) => {
    if (!inField && openKey !== null) setOpenKey(null);
    else if (inField) field.type('');
    else root.current?.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });
  const { Legend } = table;
  return (
    <div className="ui-wrap dict" ref={root} onKeyDownCapture={onKeyDown}>
      <TableNav dataset={table.dataset} />
      <SectionHeading level={1} title={i18n._(table.title)} lead={i18n._(table.lead)} />
      <SearchBar table={table} search={search} field={field} />
      {Legend ? <Legend filter={filter} hrefFor={hrefFor} /> : null}
      <FacetBar table={table} filter={filter} speech={speech} hrefFor={hrefFor} clearHref={clearHref} />
      <MarkProvider query={question.keyword}>
        <Results
          table={table}
          search={asked}
          keyword={question.keyword}
          query={query}
          speech={speech}
          addressOf={addressOf}
          openKey={openKey}
          onOpen={(key) => setOpenKey(key === openKey ? null : key)}
        >
          <DataAge updatedAt={saved?.savedAt ?? query.dataUpdatedAt} refreshing={false} error={query.error} />
        </Results>
      </MarkProvider>
      <TableFoot table={table} edition={query.data?.edition} speech={speech} />
    </div>
  );
}
