import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#client/features/auth/auth-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/register')({
  staticData: { bare: true },
  validateSearch: authSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Register`,
      description: msg`Open an account with a mobile number of mainland China or an e-mail address.`,
      path: '/register',
    }),
  component: lazyPage('account', 'RegisterPage'),
});
