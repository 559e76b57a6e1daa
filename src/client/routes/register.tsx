import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { authSearch } from '#client/features/auth/auth-search.ts';
import { RegisterPage } from '#client/features/auth/register-page.tsx';
import { BareMessages } from '#client/features/shell/messages/bare-messages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/register')({
  staticData: { bare: true },
  validateSearch: authSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Register`,
      description: msg`Open an account with a mobile number of mainland China or an e-mail address.`,
      path: '/register',
    }),
  component: Page,
});

function Page() {
  return (
    <>
      <RegisterPage {...Route.useSearch()} />
      <BareMessages />
    </>
  );
}
