import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/personal/privacy')({
  head: ({ match }) => pageHead(match.context, { title: msg`Privacy and data`, path: null }),
  component: lazyPage('personal', 'PrivacyPage'),
});
