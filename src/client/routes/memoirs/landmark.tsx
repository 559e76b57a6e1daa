import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { milestoneList } from '#client/features/milestones/milestones-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/memoirs/landmark')({
  loader: ({ context }) => prefetch(context.queryClient, milestoneList()),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Milestones`,
      description: msg`How Harbourway came to where it is, year by year.`,
      path: '/memoirs/landmark',
    }),
  component: lazyPage('about', 'MilestonesPage'),
});
