import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#client/features/auth/auth-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/401')({
  staticData: { bare: true },
  validateSearch: authSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Unauthorized`,
      description: msg`This page is not open to everyone. Log in with an account that may see it, or tell us that you should have access.`,
      path: '/401',
    }),
  component: lazyPage('legal', 'DeniedPage'),
});
