import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/watchlist')({
  beforeLoad: guarded,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Watch-list`,
      description: msg`The shipments you watch with your own names and notes, and where each is; also without a connection.`,
      path: null,
    }),
  component: lazyPage('watch', 'WatchlistPage'),
});
