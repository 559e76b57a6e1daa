import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/tradeTerms_/$code')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'trade-terms', params.code),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/tradeTerms',
      title: msg`Trade terms`,
      description: msg`Terms of trade explained: who bears costs and risk at every stage.`,
    }),
  component: lazyPage('dictionary', 'TradeTermPage'),
});
