import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/hsCode_/$code')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'hs-codes', params.code),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/hsCode',
      title: msg`HS codes`,
      description: msg`HS codes with unit, export tax rebate, CIQ codes and declaration elements.`,
    }),
  component: lazyPage('dictionary', 'HsCodePage'),
});
