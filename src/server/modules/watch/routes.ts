import fp from 'fastify-plugin';
import { watchList, watchMerge, watchRefresh } from '#contract/watch-list.ts';
import type { Call } from '#server/plugins/contract.ts';
import type { WatchService } from './service.ts';

interface Options {
  service: WatchService;
  /** Id of the account that asks; throws `unauthenticated` when nobody is logged in, `forbidden` for other roles. */
  accountOf: (call: Call) => Promise<string>;
}

/** The calls for the watch-list. */
export const watchRoutes = fp<Options>(
  async (app, { service, accountOf }) => {
    app.mount(watchList, { handle: async (_input, call) => service.list(await accountOf(call)) });
    app.mount(watchMerge, { handle: async ({ body }, call) => service.merge(await accountOf(call), body.rows) });
    app.mount(watchRefresh, { handle: async (_input, call) => service.refresh(await accountOf(call)) });
  },
  { name: 'watch', dependencies: ['contract'] },
);
