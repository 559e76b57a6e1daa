import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DevicePage } from '#client/features/device/device-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/offline')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`What works without a connection`,
      description: msg`What of this site is saved on your device, how old it is, and a trip pack that saves everything you look up on the road.`,
      path: '/offline',
    }),
  component: DevicePage,
});
