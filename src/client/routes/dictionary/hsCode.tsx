import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/hsCode')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) => loadTable(context, 'hs-codes', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`HS codes`,
      description: msg`HS codes with unit, export tax rebate, CIQ codes and declaration elements.`,
      path: '/dictionary/hsCode',
    }),
  component: lazyPage('dictionary', 'HsCodesPage'),
});
