import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { nextTurn } from '#client/lib/next-turn.ts';
import { type Part, part } from '#client/lib/part.tsx';
import { useSearchText } from '#client/lib/use-search-text.ts';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { tableHref } from './addresses.ts';
import { type DictionarySearch, keywordParam } from './dictionary-search.ts';
import type { TableFace, TableIntro } from './faces.ts';
import { SearchBar } from './search-bar.tsx';
import type { BodyProps } from './table-definition.ts';
import { useTableKeys } from './use-table-keys.ts';

const TableNav = part(async () => (await import('./table-nav.tsx')).TableNav);

interface DictionaryPageProps {
  table: TableFace<Dataset>;
  intro: TableIntro;
  Body: Part<BodyProps>;
  search: DictionarySearch;
}

/** Whether a part's code is there. Until then its props may not change: React would put nothing in its place. */
function useReady({ preload }: Pick<Part<object>, 'preload'>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    // After the page has come to life: to ask for a dozen files takes a while.
    nextTurn()
      .then(preload)
      .then(
        () => {
          if (!gone) setReady(true);
        },
        // The part itself meets the same failure and answers it.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [preload]);
  return ready;
}

/** DICT-06: a table of the dictionary. The search field answers first; everything below it is the table's body. */
export function DictionaryPage({ table, intro, Body, search }: DictionaryPageProps) {
  const { i18n } = useLingui();
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
  const ready = useReady(Body);
  const [arrived] = useState(search);
  const onKeyDown = useTableKeys(root, (inField) => {
    const target = root.current?.querySelector<HTMLElement>('input[type="search"]');
    if (inField) field.type('');
    else if (!root.current?.querySelector('.ui-tr-open')) target?.focus();
  });
  return (
    <div className="ui-wrap dict" ref={root} onKeyDownCapture={onKeyDown}>
      <TableNav dataset={table.dataset} />
      <SectionHeading level={1} title={i18n._(table.title)} lead={i18n._(intro.lead)} />
      <SearchBar table={table} intro={intro} search={search} field={field} />
      <Body search={ready ? shown : arrived} onSaved={setSaved} />
    </div>
  );
}
