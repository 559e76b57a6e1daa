import fp from 'fastify-plugin';
import { apiCodeFind, scheduleFind, schedulePort, scheduleVessel } from '#contract/schedule.ts';
import { carrierQuestions } from '#server/plugins/carrier-questions.ts';
import type { LookUps } from './look-ups.ts';
import type { ScheduleService } from './service.ts';

interface Options {
  service: ScheduleService;
  lookUps: LookUps;
}

/** The calls for the ship plan and for the api-code look-ups, which tell nothing that is not public. */
export const scheduleRoutes = fp<Options>(
  async (app, { service, lookUps }) => {
    const count = carrierQuestions();
    app.mount(scheduleFind, {
      handle: async ({ query: { company = null, from = null, to = null, direct, ...ports } }, { by, address }) => {
        await count(address);
        return service.find(by, { ...ports, company, from, to, direct: direct === '1' });
      },
    });
    app.mount(scheduleVessel, {
      handle: async ({ query }, { by, address }) => {
        await count(address);
        return service.vessel(by, query);
      },
    });
    app.mount(schedulePort, {
      handle: async ({ query: { port, company = null, from = null } }, { by, address }) => {
        await count(address);
        return service.port(by, { port, company, from });
      },
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
