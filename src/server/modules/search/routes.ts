import fp from 'fastify-plugin';
import { DATASETS } from '#contract/datasets.ts';
import { globalSearch } from '#contract/search.ts';
import type { IndexKeeper } from './index-keeper.ts';
import type { SearchService } from './service.ts';
import { touchesDocuments } from './sources.ts';

interface Options {
  service: SearchService;
  keeper: IndexKeeper;
}

/** The search over the whole site. Its answers are made from the index, which announces `search`, and from the tables. */
export const searchRoutes = fp<Options>(
  async (app, { service, keeper }) => {
    const tags = () => ['search', ...DATASETS];
    app.mount(globalSearch, { tags, reads: true, handle: ({ query }) => service.search(query) });
    app.onContentChange((tag) => {
      if (touchesDocuments(tag)) keeper.changed();
    });
    // Before the first visitor searches; not under test, where nobody listens.
    app.addHook('onListen', async () => {
      void keeper.ready();
    });
    app.addHook('onClose', () => keeper.close());
  },
  { name: 'search', dependencies: ['contract', 'content-changes'] },
);
