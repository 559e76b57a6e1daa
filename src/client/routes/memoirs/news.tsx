import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { feedLink } from '#client/features/news/news-feed.ts';
import { newsPage } from '#client/features/news/news-query.ts';
import { newsSearch } from '#client/features/news/news-search.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { leadWithin } from '#client/lib/list-end.ts';
import { prefetch } from '#client/offline/prefetch.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/memoirs/news')({
  validateSearch: newsSearch,
  loaderDeps: ({ search }) => newsSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const asked = newsPage(deps);
    await prefetch(queryClient, asked);
    if (import.meta.env.SSR) leadWithin(deps, queryClient.getQueryData(asked.queryKey));
  },
  head: ({ match }) => {
    const { meta, links } = pageHead(match.context, {
      title: msg`News`,
      description: msg`Company news, industry notes and operational advisories for shippers.`,
      path: '/memoirs/news',
    });
    return { meta, links: [...links, feedLink(match.context)] };
  },
  component: lazyPage('news', 'NewsPage'),
});
