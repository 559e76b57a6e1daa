import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { resultSearch } from '#client/features/search/result-search.ts';
import { loadResults } from '#client/features/search/results.ts';
import { SearchPage } from '#client/features/search/search-page.tsx';
import { pageHead } from '#client/i18n/page-head.ts';

export const Route = createFileRoute('/searchresult')({
  validateSearch: resultSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadResults(context.queryClient, deps),
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Search`,
      description: msg`Search the whole site in one go: pages, news, products, experts, ports, HS codes, containers, trade terms and dangerous goods.`,
      // The page to search from may be found; what somebody searched for is no page of its own.
      path: match.search.keywords?.trim() ? null : '/searchresult',
    }),
  component: Page,
});

function Page() {
  return <SearchPage search={Route.useSearch()} />;
}
