import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/personal/details')({
  head: ({ match }) => pageHead(match.context, { title: msg`My details`, path: null }),
  component: lazyPage('personal', 'DetailsPage'),
});
