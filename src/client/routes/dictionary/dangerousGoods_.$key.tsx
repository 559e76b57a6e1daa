import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/dangerousGoods_/$key')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'dangerous-goods', params.key),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/dangerousGoods',
      title: msg`Dangerous goods`,
      description: msg`UN numbers with names in both languages, classes, labels and packing groups.`,
    }),
  component: lazyPage('dictionary', 'DangerousGoodPage'),
});
