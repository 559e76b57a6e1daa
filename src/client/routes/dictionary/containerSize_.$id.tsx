import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { entryHead } from '#client/features/dictionary/entry-head.ts';
import { loadEntry } from '#client/features/dictionary/entry-query.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/dictionary/containerSize_/$id')({
  loader: ({ context, params }) => loadEntry(context.queryClient, 'containers', params.id),
  head: ({ match, loaderData }) =>
    entryHead(match, {
      facts: loaderData,
      entryPath: '/dictionary/containerSize',
      title: msg`Containers`,
      description: msg`Container sizes, doors, weights and volumes, drawn to scale.`,
    }),
  component: lazyPage('dictionary', 'ContainerPage'),
});
