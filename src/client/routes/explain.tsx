import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/explain')({
  staticData: { bare: true },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`User agreement and privacy notice`,
      description: msg`The terms of using this site, and what Harbourway does with your data.`,
      path: '/explain',
    }),
  component: lazyPage('legal', 'LegalPage'),
});
