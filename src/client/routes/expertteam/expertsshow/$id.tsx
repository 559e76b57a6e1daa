import { createFileRoute } from '@tanstack/react-router';
import { loadExpert } from '#client/features/experts/load-expert.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/expertteam/expertsshow/$id')({
  loader: ({ context, params }) => loadExpert(context, params.id),
  head: ({ match, loaderData, params }) =>
    loaderData ? pageHead(match.context, { ...loaderData, path: `/expertteam/expertsshow/${params.id}` }) : {},
  component: lazyPage('about', 'ExpertPage'),
});
