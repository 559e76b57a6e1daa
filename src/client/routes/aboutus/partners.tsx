import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { partnerList } from '#client/features/about/about-query.ts';
import { partnerSearch } from '#client/features/about/about-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/aboutus/partners')({
  validateSearch: partnerSearch,
  loader: ({ context }) => prefetch(context.queryClient, partnerList()),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Partners`,
      description: msg`Manufacturers and traders whose goods Harbourway moves, by name and industry.`,
      path: '/aboutus/partners',
    }),
  component: lazyPage('about', 'PartnersPage'),
});
