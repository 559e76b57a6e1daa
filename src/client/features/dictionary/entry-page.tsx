import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { DataAge } from '#client/offline/data-age.tsx';
import { dictionaryEntry } from '#client/offline/packs/dictionary-query.ts';
import { useSavedPack } from '#client/offline/packs/use-pack.ts';
import { tablePolicy } from '#client/offline/policy.ts';
import { QueryPending } from '#client/offline/query-pending.tsx';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import type { Dataset } from '#contract/datasets.ts';
import { textIn } from '#contract/locale.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { tableHref } from './addresses.ts';
import { CopyActions } from './copy-actions.tsx';
import { namesOf } from './identity.ts';
import { orderedNames } from './name-pair.tsx';
import { NoAnswer } from './no-results.tsx';
import { TableFoot } from './table-foot.tsx';
import type { Speech, TableView } from './table-view.ts';
import { useSpeech } from './use-speech.ts';
import './styles.ts';

interface EntryPageProps<Name extends Dataset> {
  table: TableView<Name>;
  entryKey: string;
}

function Head<Name extends Dataset>({
  table,
  row,
  speech,
}: {
  table: TableView<Name>;
  row: DatasetRows[Name];
  speech: Speech;
}) {
  const [first, second] = orderedNames(speech.locale, namesOf(row));
  const code = table.code(row);
  return (
    <header className="dict-head">
      {code === null ? null : <p className="dict-code ui-code">{code}</p>}
      <h1 lang={first?.lang}>{first?.text ?? code}</h1>
      {second ? (
        <p className="dict-second dict-head-second" lang={second.lang}>
          {second.text}
        </p>
      ) : null}
      <div className="ui-row">
        <CopyActions table={table} row={row} speech={speech} />
      </div>
    </header>
  );
}

/** An entry of a table on a page of its own: everything that is known of it. */
export function EntryPage<Name extends Dataset>({ table, entryKey }: EntryPageProps<Name>) {
  const { t } = useLingui();
  const { Detail } = table;
  const navigate = useNavigate();
  const speech = useSpeech();
  const saved = useSavedPack(table.dataset);
  const query = useQuery({ ...dictionaryEntry(table.dataset, entryKey), refetchOnReconnect: true });
  const row = query.data?.row;
  const here = row ? (table.code(row) ?? orderedNames(speech.locale, namesOf(row))[0]?.text ?? '') : entryKey;
  return (
    <article className="ui-wrap dict dict-entry">
      <Breadcrumbs
        label={t`You are here`}
        items={[
          { label: t`Home`, href: '/home' },
          { label: t`Dictionary`, href: '/dictionary' },
          { label: textIn(speech.locale, table.title), href: tableHref(table.path, { view: table.view }) },
          { label: here },
        ]}
        onNavigate={(href) => void navigate({ href })}
      />
      {row ? (
        <>
          <Head table={table} row={row} speech={speech} />
          <DataAge
            updatedAt={saved?.savedAt ?? query.dataUpdatedAt}
            refreshing={false}
            error={query.error}
            currentFor={tablePolicy.fresh}
          />
          <Detail row={row} place="page" />
        </>
      ) : (
        <QueryPending
          query={query}
          queryKey={dictionaryEntry(table.dataset, entryKey).queryKey}
          failed={
            <NoAnswer
              headingLevel={1}
              dataset={table.dataset}
              error={query.error}
              onRetry={() => void query.refetch()}
            />
          }
        />
      )}
      <TableFoot table={table} edition={query.data?.edition} speech={speech} />
    </article>
  );
}
