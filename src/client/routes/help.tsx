import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { faqList } from '#client/features/help/help-query.ts';
import { helpSearch } from '#client/features/help/help-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/help')({
  validateSearch: helpSearch,
  loader: ({ context }) => prefetch(context.queryClient, faqList()),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Help`,
      description: msg`Questions shippers ask about booking, documents, customs, tracking and charges, with answers.`,
      path: '/help',
    }),
  component: lazyPage('about', 'HelpPage'),
});
