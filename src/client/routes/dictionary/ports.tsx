import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/ports')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) => loadTable(context, 'ports', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Ports`,
      description: msg`Port codes, Chinese and English names, countries, trade lanes and port types.`,
      path: '/dictionary/ports',
    }),
  component: lazyPage('dictionary', 'PortsPage'),
});
