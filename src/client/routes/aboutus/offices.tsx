import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { officeList } from '#client/features/about/about-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/aboutus/offices')({
  loader: ({ context }) => prefetch(context.queryClient, officeList()),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Offices`,
      description: msg`Offices of Harbourway with address, telephone, e-mail, opening hours and local time.`,
      path: '/aboutus/offices',
    }),
  component: lazyPage('about', 'OfficesPage'),
});
