import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { TradeTermPage } from '#client/features/dictionary/tables/trade-pages.tsx';

export const Route = createFileRoute('/dictionary/tradeTerms_/$code')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'trade-terms', params.code, TradeTermPage),
  head: ({ match, loaderData }) =>
    entryHead(match.context, {
      facts: loaderData,
      entryPath: '/dictionary/tradeTerms',
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every stage.`,
    }),
  component: Page,
});

function Page() {
  return <TradeTermPage entryKey={Route.useParams().code} />;
}
