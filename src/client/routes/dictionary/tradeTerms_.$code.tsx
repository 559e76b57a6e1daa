import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { EntryPage } from '#client/features/dictionary/entry-page.tsx';
import { loadEntry } from '#client/features/dictionary/table-query.ts';
import { TradeDetail } from '#client/features/dictionary/tables/trade-detail.tsx';
import { tradeTermsTable } from '#client/features/dictionary/tables/trade-terms.tsx';

export const Route = createFileRoute('/dictionary/tradeTerms_/$code')({
  // The loader knows the table: kept apart from the first bundle with the page.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params }) => loadEntry(context.queryClient, tradeTermsTable, params.code),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/tradeTerms',
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every station.`,
    }),
  component: Page,
});

function Page() {
  return <EntryPage table={tradeTermsTable} Detail={TradeDetail} entryKey={Route.useParams().code} />;
}
