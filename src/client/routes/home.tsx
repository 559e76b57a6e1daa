import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#client/features/home/home-page.tsx';
import { dictionaryEditions, rowCounts } from '#client/features/home/row-counts.ts';
import { latestNews } from '#client/features/news/news-query.ts';
import { pageHead } from '#client/i18n/page-head.ts';
import { prefetch } from '#client/offline/prefetch.ts';

const NEWS_ON_HOME = 3;

/** How long the page waits for its guests, in milliseconds. */
const GUEST_PATIENCE_MS = 1_000;

export const Route = createFileRoute('/home')({
  // News and figures are guests of this page: it opens without them, on a device that has never seen them.
  loader: async ({ context: { queryClient } }) => {
    const editions = dictionaryEditions();
    await Promise.allSettled([
      prefetch(queryClient, latestNews(NEWS_ON_HOME), GUEST_PATIENCE_MS),
      prefetch(queryClient, editions, GUEST_PATIENCE_MS),
    ]);
    const counts = rowCounts(queryClient.getQueryData(editions.queryKey) ?? []);
    // In the document the figures travel as the loader's data; the answer they are from would double them.
    if (import.meta.env.SSR) queryClient.removeQueries({ queryKey: editions.queryKey });
    return { counts };
  },
  head: ({ match }) =>
    pageHead(match.context, {
      title: msg`Harbourway, freight that keeps its word`,
      description: msg`Sea, land, air and multimodal freight from China to the world.`,
      path: '/home',
      alone: true,
    }),
  component: Page,
});

function Page() {
  const { counts } = Route.useLoaderData();
  const { data } = useQuery(latestNews(NEWS_ON_HOME));
  return <HomePage counts={counts} news={data?.rows ?? []} />;
}
