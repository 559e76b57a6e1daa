import fp from 'fastify-plugin';
import { apiCodeFind, scheduleFind } from '#contract/schedule.ts';
import type { ToolsGate } from '#server/modules/tracking/gate.ts';
import type { ScheduleService } from './service.ts';

/** The calls for the ship plan and for the api-code look-ups, which tell nothing that is not public. */
export const scheduleRoutes = fp<{ service: ScheduleService; gate: ToolsGate }>(
  async (app, { service, gate }) => {
    app.mount(scheduleFind, {
      handle: async ({ query: { company, from, direct, ...rest } }) => {
        await gate.enter();
        return service.find({ ...rest, company: company ?? null, from: from ?? null, direct: direct === '1' });
      },
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
