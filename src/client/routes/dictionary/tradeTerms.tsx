import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { tradeTermsTable } from '#client/features/dictionary/tables/trade-terms.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/tradeTerms')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context.queryClient, 'trade-terms', deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every station.`,
      path: '/dictionary/tradeTerms',
    }),
  component: Page,
});

function Page() {
  return <DictionaryPage table={tradeTermsTable} search={Route.useSearch()} />;
}
