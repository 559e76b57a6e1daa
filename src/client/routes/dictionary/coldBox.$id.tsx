import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/coldBox/$id')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'cold-box', params.id),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/coldBox',
      title: msg`Reefer cargo`,
      description: msg`Carrying temperatures of reefer cargo in Celsius and Fahrenheit.`,
    }),
  component: lazyPage('dictionary', 'ColdProductPage'),
});
