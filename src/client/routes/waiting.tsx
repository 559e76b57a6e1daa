import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WaitingPage } from '#client/features/waiting/waiting-page.tsx';
import { WaitingQuestions } from '#client/features/watch/slots.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/waiting')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Waiting to be sent`,
      description: msg`Messages and enquiries on this device that have not been sent yet, and what each of them needs.`,
      path: '/waiting',
    }),
  component: Page,
});

function Page() {
  return (
    <WaitingPage>
      <WaitingQuestions />
    </WaitingPage>
  );
}
