import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { trackingSearch } from '#client/features/tracking/tracking-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/tracking')({
  validateSearch: trackingSearch,
  beforeLoad: guarded,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Track cargo`,
      description: msg`Check container and bill of lading numbers, online and offline, and ask where the cargo is.`,
      path: '/logisticstools/tracking',
    }),
  component: lazyPage('tracking', 'TrackingPage'),
});
