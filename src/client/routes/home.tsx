import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#client/i18n/page-head.ts';
import { HomePage } from '#client/features/home/home-page.tsx';
import { dictionaryEditions } from '#client/features/home/row-counts.ts';
import { NewsCard } from '#client/features/news/news-card.tsx';
import { latestNews } from '#client/features/news/news-query.ts';
import { ContainerPlate } from '#client/features/tracking/container-plate.tsx';
import { prefetch } from '#client/offline/prefetch.ts';

const NEWS_ON_HOME = 3;

export const Route = createFileRoute('/home')({
  // Both are guests of this page: it opens without them, on a device that has never seen them.
  loader: async ({ context: { queryClient } }) => {
    await Promise.allSettled([
      prefetch(queryClient, latestNews(NEWS_ON_HOME)),
      prefetch(queryClient, dictionaryEditions()),
    ]);
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
  const { data } = useQuery(latestNews(NEWS_ON_HOME));
  const cards = data?.rows.map((item) => <NewsCard key={item.id} item={item} headingLevel={3} />);
  return <HomePage news={cards?.length ? cards : null} plate={<ContainerPlate number="CSQU3054383" />} />;
}
