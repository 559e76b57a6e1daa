import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useRef, useState } from 'react';
import { useLocale } from '#client/i18n/use-locale.ts';
import { useSearchText } from '#client/lib/use-search-text.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import { tableHref } from './addresses.ts';
import { type DictionarySearch, keywordParam } from './dictionary-search.ts';
import { SearchBar } from './search-bar.tsx';
import { TableBody } from './table-body.tsx';
import { TableNav } from './table-nav.tsx';
import type { TableView } from './table-view.ts';
import { useTableKeys } from './use-table-keys.ts';
import './styles.ts';

interface DictionaryPageProps<Name extends Dataset> {
  table: TableView<Name>;
  search: DictionarySearch;
}

/** DICT-06: a table of the dictionary. The search field answers first; everything below it is the table's body. */
export function DictionaryPage<Name extends Dataset>({ table, search }: DictionaryPageProps<Name>) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const [saved, setSaved] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const q = String(search.q ?? '');
  const write = (keyword: string) => {
    const href = tableHref(table.path, { ...search, q: keywordParam(keyword), page: undefined, view: table.view });
    void navigate({ href, replace: true, resetScroll: false });
  };
  const field = useSearchText(q, write, saved);
  // While the address lags behind the field, the page shown is the first one of what is being typed.
  const asked = field.asked === q ? search : { ...search, q: field.asked, page: undefined };
  const shown = useDeferredValue(asked);
  const onKeyDown = useTableKeys(root, (inField) => {
    const target = root.current?.querySelector<HTMLElement>('input[type="search"]');
    if (inField) field.type('');
    else if (!root.current?.querySelector('.ui-tr-open')) target?.focus();
  });
  return (
    <div className="ui-wrap dict" ref={root} onKeyDownCapture={onKeyDown}>
      <TableNav dataset={table.dataset} />
      <SectionHeading level={1} title={textIn(locale, table.title)} lead={i18n._(table.lead)} />
      <SearchBar table={table} search={search} field={field} />
      <TableBody table={table} search={shown} onSaved={setSaved} />
    </div>
  );
}
