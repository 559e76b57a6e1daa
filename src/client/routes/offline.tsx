import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/offline')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`What works without a connection`,
      description: msg`What of this site is saved on your device, how old it is, and a trip pack that saves everything you look up on the road.`,
      path: '/offline',
    }),
  component: lazyPage('device', 'DevicePage'),
});
