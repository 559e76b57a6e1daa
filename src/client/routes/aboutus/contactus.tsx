import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { companyInfo, officeList, streetMap } from '#client/features/about/about-query.ts';
import { contactSearch } from '#client/features/about/about-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/aboutus/contactus')({
  validateSearch: contactSearch,
  // The page stands without each of them, and a message can be written without a network.
  loader: ({ context: { queryClient } }) =>
    Promise.allSettled([
      prefetch(queryClient, officeList()),
      prefetch(queryClient, companyInfo()),
      prefetch(queryClient, streetMap()),
    ]),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Contact us`,
      description: msg`Telephone, e-mail, address, map and message form of Harbourway, and all offices with their hours.`,
      path: '/aboutus/contactus',
    }),
  component: lazyPage('about', 'ContactPage'),
});
