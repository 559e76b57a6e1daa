import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DeniedPage } from '#client/features/legal/denied-page.tsx';
import { BareMessages } from '#client/features/shell/messages/bare-messages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/401')({
  staticData: { bare: true },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Unauthorized`,
      description: msg`This page is not open to everyone. Log in with an account that may see it, or tell us that you should have access.`,
      path: '/401',
    }),
  component: Page,
});

function Page() {
  return (
    <>
      <DeniedPage />
      <BareMessages />
    </>
  );
}
