import fp from 'fastify-plugin';
import { type TrackingSample, trackingBatch, trackingFind, trackingSamples } from '#contract/tracking.ts';
import type { ToolsGate } from './gate.ts';
import type { TrackingService } from './service.ts';

interface Options {
  service: TrackingService;
  gate: ToolsGate;
  samples: () => TrackingSample[];
}

/** The calls for tracking. */
export const trackingRoutes = fp<Options>(
  async (app, { service, gate, samples }) => {
    app.mount(trackingFind, {
      handle: async ({ query: { number, businessType } }) => {
        await gate.enter();
        return service.find(number, businessType === undefined ? null : businessType === '1' ? 1 : 2);
      },
    });
    app.mount(trackingBatch, {
      handle: async ({ query: { numbers } }) => {
        await gate.enter();
        const typed = numbers.split(',').filter((one) => one.trim() !== '');
        return { rows: await service.batch([...new Set(typed)]) };
      },
    });
    app.mount(trackingSamples, {
      handle: async () => {
        await gate.enter();
        return { rows: samples() };
      },
    });
  },
  { name: 'tracking', dependencies: ['contract'] },
);
