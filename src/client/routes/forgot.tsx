import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#client/features/auth/auth-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/forgot')({
  staticData: { bare: true },
  validateSearch: authSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Reset password`,
      description: msg`Set a new password with a code that is sent to your mobile or e-mail address.`,
      path: '/forgot',
    }),
  component: lazyPage('account', 'ForgotPage'),
});
