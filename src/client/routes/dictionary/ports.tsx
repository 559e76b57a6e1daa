import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { PortsBody } from '#client/features/dictionary/tables/ports-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/ports')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context, 'ports', deps, PortsBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Ports`,
      description: msg`Port codes, Chinese and English names, countries, trade lanes and port types.`,
      path: '/dictionary/ports',
    }),
  component: Page,
});

const intro: TableIntro = {
  lead: msg`Port codes, names and trade lanes, from Ningbo to the last pier on the map.`,
  searchLabel: msg`Search ports`,
  examples: msg`Ningbo, CNNGB or China`,
};

function Page() {
  return <DictionaryPage table={FACES.ports} intro={intro} Body={PortsBody} search={Route.useSearch()} />;
}
