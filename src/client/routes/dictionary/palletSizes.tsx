import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { PalletsBody } from '#client/features/dictionary/tables/pallet-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/palletSizes')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context, 'pallets', deps, PalletsBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Pallet sizes`,
      description: msg`Pallet sizes of the world to scale, and how many fit a container.`,
      path: '/dictionary/palletSizes',
    }),
  component: Page,
});

const intro: TableIntro = {
  lead: msg`The pallets of the world to one scale, and how many stand on the floor of a container.`,
  searchLabel: msg`Search pallet sizes`,
  examples: msg`Size or standard: 1200 × 1000, EPAL, ISO 6780`,
};

function Page() {
  return <DictionaryPage table={FACES.pallets} intro={intro} Body={PalletsBody} search={Route.useSearch()} />;
}
