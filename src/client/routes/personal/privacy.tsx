import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#client/features/personal/privacy-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/personal/privacy')({
  head: ({ match }) => pageHead(match.context, { title: msg`Privacy and data`, path: null }),
  component: PrivacyPage,
});
