import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/app/head.ts';
import { HomePage } from '#client/features/home/home-page.tsx';
import { routeQuery } from '#client/offline/route-query.ts';
import { newsList } from '#contract/news.ts';

export const Route = createFileRoute('/home')({
  loader: ({ context }) =>
    context.queryClient.query({
      ...routeQuery(newsList, { query: { pageNum: 1, pageSize: 10, kind: undefined } }),
      staleTime: 'static',
    }),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Harbourway, freight that keeps its word`,
      description: msg`Sea, land, air and multimodal freight from China to the world.`,
      path: '/home',
      alone: true,
    }),
  component: HomePage,
});
