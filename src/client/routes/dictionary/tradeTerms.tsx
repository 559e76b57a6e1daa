import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DictionaryPage } from '#client/features/dictionary/dictionary-page.tsx';
import { dictionarySearch } from '#client/features/dictionary/dictionary-search.ts';
import { FACES, type TableIntro } from '#client/features/dictionary/faces.ts';
import { loadTable } from '#client/features/dictionary/table-query.ts';
import { TradeTermsBody } from '#client/features/dictionary/tables/trade-pages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/dictionary/tradeTerms')({
  validateSearch: dictionarySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadTable(context, 'trade-terms', deps, TradeTermsBody),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every stage.`,
      path: '/dictionary/tradeTerms',
    }),
  component: Page,
});

const intro: TableIntro = {
  lead: msg`Who pays for what, and where the risk passes: the eleven terms of 2020, and DAT for old contracts.`,
  searchLabel: msg`Search trade terms`,
  examples: msg`Term or name: FOB, delivered, cif`,
};

function Page() {
  return <DictionaryPage table={FACES['trade-terms']} intro={intro} Body={TradeTermsBody} search={Route.useSearch()} />;
}
