import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/palletSizes_/$id')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'pallets', params.id),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/palletSizes',
      title: msg`Pallet sizes`,
      description: msg`Pallet sizes of the world to scale, and how many fit a container.`,
    }),
  component: lazyPage('dictionary', 'PalletPage'),
});
