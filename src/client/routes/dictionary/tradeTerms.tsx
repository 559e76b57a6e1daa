import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { TradeTermsBody } from '#client/features/dictionary/tables/trade-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/tradeTerms')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context.queryClient, 'trade-terms', deps, TradeTermsBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every station.`,
      path: '/dictionary/tradeTerms',
    }),
  component: Page,
});

function Page() {
  return <DictionaryPage table={FACES['trade-terms']} Body={TradeTermsBody} search={Route.useSearch()} />;
}
