import fp from 'fastify-plugin';
import { apiCodeFind, scheduleFind, schedulePort, scheduleVessel } from '#contract/schedule.ts';
import type { LookUps } from './look-ups.ts';
import type { ScheduleService } from './service.ts';

/** The calls for the ship plan and for the api-code look-ups, which tell nothing that is not public. */
export const scheduleRoutes = fp<{ service: ScheduleService; lookUps: LookUps }>(
  async (app, { service, lookUps }) => {
    app.mount(scheduleFind, {
      handle: ({ query: { company = null, from = null, to = null, direct, ...ports } }, { by }) =>
        service.find(by, { ...ports, company, from, to, direct: direct === '1' }),
    });
    app.mount(scheduleVessel, { handle: ({ query }, { by }) => service.vessel(by, query) });
    app.mount(schedulePort, {
      handle: ({ query: { port, company = null, from = null } }, { by }) => service.port(by, { port, company, from }),
    });
    app.mount(apiCodeFind, {
      tags: ({ query }) => (query.apiCode === 'portArea' ? ['ports'] : ['site']),
      handle: async ({ query: { apiCode, keyword } }) => ({
        rows: apiCode === 'portArea' ? await lookUps.ports(keyword) : lookUps.companies(keyword),
      }),
    });
  },
  { name: 'schedule', dependencies: ['contract'] },
);
