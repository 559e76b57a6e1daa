import fp from 'fastify-plugin';
import { watchList, watchMerge, watchRefresh } from '#contract/watch-list.ts';
import type { WatchService } from './service.ts';

/** The calls for the watch-list. */
export const watchRoutes = fp<{ service: WatchService }>(
  async (app, { service }) => {
    app.mount(watchList, { handle: (_input, { by }) => service.list(by) });
    app.mount(watchMerge, { handle: ({ body }, { by }) => service.merge(by, body.rows) });
    app.mount(watchRefresh, { handle: (_input, { by }) => service.refresh(by) });
  },
  { name: 'watch', dependencies: ['contract'] },
);
