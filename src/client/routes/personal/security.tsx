import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '#client/features/personal/security-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/personal/security')({
  head: ({ match }) => pageHead(match.context, { title: msg`Login and security`, path: null }),
  component: SecurityPage,
});
