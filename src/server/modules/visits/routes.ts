import fp from 'fastify-plugin';
import { visitAdd } from '#contract/log.ts';
import type { VisitsRepo } from './repo.ts';

/** ROUTE-12: the call that counts page visits; per day and page, never per visitor. */
export const visitRoutes = fp<{ repo: VisitsRepo; clock: () => number }>(
  async (app, { repo, clock }) => {
    app.mount(visitAdd, {
      handle: async ({ body }) => {
        await repo.count(new Date(clock()).toISOString().slice(0, 10), body.pageId);
        return true;
      },
    });
  },
  { name: 'visits', dependencies: ['contract'] },
);
