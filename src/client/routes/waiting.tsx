import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/waiting')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Waiting to be sent`,
      description: msg`Messages and enquiries on this device that have not been sent yet, and what each of them needs.`,
      path: '/waiting',
    }),
  component: lazyPage('waiting', 'WaitingPage'),
});
