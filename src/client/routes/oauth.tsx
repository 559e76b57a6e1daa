import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { text } from '#client/lib/search-params.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/oauth')({
  staticData: { bare: true },
  validateSearch: (search: Readonly<Record<string, unknown>>) => ({
    code: text(search.code, 256),
    state: text(search.state, 128),
  }),
  head: ({ match }) => pageHead(match.context, { title: msg`Log in`, path: null }),
  component: lazyPage('account', 'OauthPage'),
});
