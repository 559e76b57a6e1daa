import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '#client/features/personal/details-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/personal/details')({
  head: ({ match }) => pageHead(match.context, { title: msg`My details`, path: null }),
  component: DetailsPage,
});
