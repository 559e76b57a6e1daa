import fp from 'fastify-plugin';
import { newsDetail, newsList } from '#contract/news.ts';
import type { NewsService } from './service.ts';

const tags = () => ['news'];

/** The calls for news; whoever writes news announces `news`. */
export const newsRoutes = fp<{ service: NewsService }>(
  async (app, { service }) => {
    app.mount(newsList, { tags, handle: ({ query }) => service.list(query) });
    app.mount(newsDetail, { tags, handle: ({ params }) => service.detail(params.id) });
  },
  { name: 'news', dependencies: ['contract'] },
);
