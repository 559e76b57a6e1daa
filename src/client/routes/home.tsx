import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '#client/features/home/home-content.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/home')({
  loader: ({ context }) => loadHome(context.queryClient, context.locale),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Harbourway, freight that keeps its word`,
      description: msg`Sea, land, air and multimodal freight from China to the world.`,
      path: '/home',
      alone: true,
    }),
  component: lazyPage('home', 'HomePage'),
});
