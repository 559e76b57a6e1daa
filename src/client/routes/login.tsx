import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#client/features/auth/auth-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/login')({
  staticData: { bare: true },
  validateSearch: authSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Log in`,
      description: msg`Log in with an SMS code, a password or WeChat to track your cargo, search sailings and be notified of changes.`,
      path: '/login',
    }),
  component: lazyPage('account', 'LoginPage'),
});
