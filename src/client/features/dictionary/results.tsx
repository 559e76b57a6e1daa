import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '#client/i18n/use-formats.ts';
import { usePaginationLabels } from '#client/i18n/use-pagination-labels.tsx';
import { useWithin } from '#client/lib/list-end.ts';
import { DataTable } from '#client/ui/data-table.tsx';
import type { SortState } from '#client/ui/data-table-types.ts';
import { Pagination } from '#client/ui/pagination.tsx';
import type { Dataset } from '#contract/datasets.ts';
import type { DictionaryPage } from '#contract/dictionary.ts';
import { textIn } from '#contract/locale.ts';
import { DEFAULT_PAGE_SIZE, pageSizeOf } from '#contract/page-limits.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { CodeHint } from './code-hint.tsx';
import { type DictionarySearch, dictionarySearch, keywordParam } from './dictionary-search.ts';
import { DidYouMean } from './did-you-mean.tsx';
import { entryHref } from './identity.ts';
import { NoAnswer, NothingFound } from './no-results.tsx';
import { RowPreview } from './row-preview.tsx';
import type { Speech, TableView } from './table-view.ts';

interface ResultsProps<Name extends Dataset> {
  table: TableView<Name>;
  search: DictionarySearch;
  keyword: string;
  query: UseQueryResult<DictionaryPage<DatasetRows[Name]>, Error>;
  speech: Speech;
  addressOf(search: DictionarySearch): string;
  openKey: string | null;
  onOpen(key: string): void;
  /** Beside the number of hits. */
  children: ReactNode;
}

function Total({ total, searched }: { total: number; searched: boolean }) {
  const count = useFormats().number(total);
  if (total === 1) return <strong>{searched ? <Trans>1 hit</Trans> : <Trans>1 entry</Trans>}</strong>;
  return <strong>{searched ? <Trans>{count} results</Trans> : <Trans>{count} entries</Trans>}</strong>;
}

function Pages({ total, search, addressOf }: { total: number } & Pick<ResultsProps<Dataset>, 'search' | 'addressOf'>) {
  const navigate = useNavigate();
  const labels = usePaginationLabels(total);
  // Through the reader of the address, so that the first page and the usual size leave no trace in it.
  const hrefFor = (page: number, size: number) =>
    addressOf({ ...search, ...dictionarySearch({ ...search, page, size: pageSizeOf(size) }) });
  return (
    <Pagination
      page={search.page ?? 1}
      size={search.size ?? DEFAULT_PAGE_SIZE}
      total={total}
      labels={labels}
      hrefFor={hrefFor}
      onPageChange={(page, size) => void navigate({ href: hrefFor(page, size), resetScroll: false })}
    />
  );
}

/** The hits of a table with their number, order and pages; or why there are none. */
export function Results<Name extends Dataset>(props: ResultsProps<Name>) {
  const { table, search, keyword, query, speech, addressOf, openKey, onOpen, children } = props;
  const navigate = useNavigate();
  const data = useWithin(table.path, search, query);
  const rowKey = (row: DatasetRows[Name]) => table.key(row);
  if (!query.data && query.isError) {
    return <NoAnswer dataset={table.dataset} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const size = search.size ?? DEFAULT_PAGE_SIZE;
  const sort: SortState | null =
    search.sort === undefined ? null : { key: search.sort, direction: search.order ?? 'asc' };
  const sortHref = ({ key, direction }: SortState) =>
    addressOf({ ...search, page: undefined, sort: key, order: direction === 'desc' ? 'desc' : undefined });
  const unfilteredHref = search.f === undefined ? null : addressOf({ ...search, page: undefined, f: undefined });
  const hrefFor = (word: string) => addressOf({ ...search, page: undefined, q: keywordParam(word) });
  return (
    <>
      <div className="dict-bar">
        <p role="status">{data ? <Total total={data.total} searched={keyword !== ''} /> : <Trans>Loading</Trans>}</p>
        {children}
      </div>
      {data ? <CodeHint dataset={table.dataset} keyword={keyword} found={data} hrefFor={hrefFor} /> : null}
      {data?.fuzzy ? (
        <DidYouMean table={table} rows={data.rows} speech={speech} keyword={keyword} hrefFor={hrefFor} />
      ) : null}
      <DataTable
        caption={textIn(speech.locale, table.title)}
        columns={table.columns(speech)}
        rows={data?.rows ?? []}
        rowKey={rowKey}
        rowHref={(row) => entryHref(table, rowKey(row))}
        onRowOpen={(row) => onOpen(rowKey(row))}
        openKey={openKey}
        detail={(row) => <RowPreview table={table} row={row} speech={speech} />}
        sort={sort}
        sortHref={sortHref}
        onSort={(next) => void navigate({ href: sortHref(next), resetScroll: false })}
        busy={query.isPlaceholderData}
        skeletonRows={data ? 0 : size}
        empty={<NothingFound dataset={table.dataset} keyword={keyword} unfilteredHref={unfilteredHref} />}
      />
      {data && data.total > 0 ? <Pages total={data.total} search={search} addressOf={addressOf} /> : null}
    </>
  );
}
