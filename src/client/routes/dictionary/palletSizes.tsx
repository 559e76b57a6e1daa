import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/palletSizes')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) => loadTable(context, 'pallets', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Pallet sizes`,
      description: msg`Pallet sizes of the world to scale, and how many fit a container.`,
      path: '/dictionary/palletSizes',
    }),
  component: lazyPage('dictionary', 'PalletsPage'),
});
