import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#client/features/personal/overview-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/personal/')({
  head: ({ match }) => pageHead(match.context, { title: msg`Personal center`, path: null }),
  component: OverviewPage,
});
