import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/tradeTerms')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => dictionarySearch(search),
  loader: ({ context, deps }) => loadTable(context, 'trade-terms', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every stage.`,
      path: '/dictionary/tradeTerms',
    }),
  component: lazyPage('dictionary', 'TradeTermsPage'),
});
