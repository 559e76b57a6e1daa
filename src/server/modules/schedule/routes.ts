import fp from 'fastify-plugin';
import { apiCodeFind, scheduleFind } from '#contract/schedule.ts';
import type { ScheduleService } from './service.ts';

/** The calls for the ship plan and for the api-code look-ups, which tell nothing that is not public. */
export const scheduleRoutes = fp<{ service: ScheduleService }>(
  async (app, { service }) => {
    app.mount(scheduleFind, {
      handle: ({ query: { company, from, direct, ...rest } }, { by }) =>
        service.find(by, { ...rest, company: company ?? null, from: from ?? null, direct: direct === '1' }),
    });
    app.mount(apiCodeFind, {
      tags: ({ query }) => (query.apiCode === 'portArea' ? ['ports'] : ['site']),
      handle: async ({ query: { apiCode, keyword } }) => ({
        rows: await (apiCode === 'portArea' ? service.ports(keyword) : service.companies(keyword)),
      }),
    });
  },
  { name: 'schedule', dependencies: ['contract'] },
);
