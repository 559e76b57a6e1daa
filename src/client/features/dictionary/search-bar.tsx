import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Kbd } from '#client/ui/kbd.tsx';
import { SearchInput } from '#client/ui/search-input.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { KEYWORD_MAX } from '#contract/page-limits.ts';
import type { DictionarySearch } from './dictionary-search.ts';
import type { TableView } from './table-view.ts';

interface SearchBarProps<Name extends Dataset> {
  table: TableView<Name>;
  search: DictionarySearch;
  field: { text: string; type(text: string): void; settle(): void };
}

/** Hidden inputs of the plain form, so that a search without JavaScript keeps view, filters, order and page size. */
function Kept({ search, view }: { search: DictionarySearch; view: string | undefined }) {
  const kept = { view, f: search.f, sort: search.sort, order: search.order, size: search.size };
  return Object.entries(kept).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}

/** The field that stays at the top; a plain GET form before and without JavaScript. */
export function SearchBar<Name extends Dataset>({ table, search, field }: SearchBarProps<Name>) {
  const { i18n, t } = useLingui();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    field.settle();
    // On a phone the keyboard would cover the hits.
    if (window.matchMedia('(hover: none)').matches && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
  };
  return (
    <search className="dict-search">
      <form action={table.path} method="get" onSubmit={submit}>
        <Kept search={search} view={table.view} />
        <SearchInput
          name="q"
          label={i18n._(table.searchLabel)}
          clearLabel={t`Clear the search`}
          placeholder={i18n._(table.examples)}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          value={field.text}
          onValueChange={field.type}
        />
      </form>
      <p className="dict-keys">
        <Trans>
          <Kbd>/</Kbd> search <Kbd>↓</Kbd> <Kbd>↑</Kbd> rows <Kbd>Enter</Kbd> open <Kbd>Esc</Kbd> back
        </Trans>
      </p>
    </search>
  );
}
