import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { expertClassList, expertList } from '#client/features/experts/experts-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/expertteam/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      prefetch(queryClient, expertList()),
      // Without their classes the experts stand in one.
      prefetch(queryClient, expertClassList()).catch(() => undefined),
    ]),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Expert team`,
      description: msg`Who knows what at Harbourway: sea freight, customs and supply chain, with a way to ask each of them.`,
      path: '/expertteam',
    }),
  component: lazyPage('about', 'ExpertTeamPage'),
});
