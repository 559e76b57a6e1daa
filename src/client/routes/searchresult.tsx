import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { resultSearch } from '#client/features/search/result-search.ts';
import { loadResults } from '#client/features/search/results.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { lazyPage } from '#client/routes/-pages/lazy-page.ts';

export const Route = createFileRoute('/searchresult')({
  validateSearch: resultSearch,
  loaderDeps: ({ search }) => resultSearch(search),
  loader: ({ context, deps }) => loadResults(context.queryClient, deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Search`,
      description: msg`Search the whole site in one go: pages, news, products, experts, ports, HS codes, containers, trade terms and dangerous goods.`,
      // A search is no page of its own: each list of hits names the page to search from as the canonical one, which
      // keeps it out of search engines as `noindex` would, and says where its links lead to.
      path: '/searchresult',
    }),
  component: lazyPage('search', 'SearchPage'),
});
