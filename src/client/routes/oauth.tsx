import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OauthPage } from '#client/features/auth/oauth-page.tsx';
import { BareMessages } from '#client/features/shell/messages/bare-messages.tsx';
import { pageHead } from '#client/i18n/page-head.ts';
import { text } from '#client/lib/search-params.ts';

export const Route = createFileRoute('/oauth')({
  staticData: { bare: true },
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    code: text(search.code, 256),
    state: text(search.state, 128),
  }),
  head: ({ match }) => pageHead(match.context, { title: msg`Log in`, path: null }),
  component: Page,
});

function Page() {
  return (
    <>
      <OauthPage {...Route.useSearch()} />
      <BareMessages />
    </>
  );
}
