import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/dangerousGoods')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) => loadTable(context, 'dangerous-goods', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Dangerous goods`,
      description: msg`UN numbers with names in both languages, classes, labels and packing groups.`,
      path: '/dictionary/dangerousGoods',
    }),
  component: lazyPage('dictionary', 'DangerousGoodsPage'),
});
