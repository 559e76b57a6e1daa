import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { guarded } from '#client/features/auth/guard.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/logisticstools/notices')({
  beforeLoad: guarded,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Notices`,
      description: msg`Milestones and ETA changes of the shipments you watch, and how you are notified.`,
      path: null,
    }),
  component: lazyPage('watch', 'NoticesPage'),
});
