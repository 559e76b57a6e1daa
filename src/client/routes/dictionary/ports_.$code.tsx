import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/ports_/$code')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'ports', params.code),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/ports',
      title: msg`Ports`,
      description: msg`Port codes, Chinese and English names, countries, trade lanes and port types.`,
    }),
  component: lazyPage('dictionary', 'PortPage'),
});
