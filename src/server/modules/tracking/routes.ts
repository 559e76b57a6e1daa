import fp from 'fastify-plugin';
import { type TrackingSample, trackingBatch, trackingFind, trackingSamples } from '#contract/tracking.ts';
import type { TrackingService } from './service.ts';

interface Options {
  service: TrackingService;
  samples: () => TrackingSample[];
}

/** The calls for tracking. */
export const trackingRoutes = fp<Options>(
  async (app, { service, samples }) => {
    app.mount(trackingFind, {
      handle: ({ query: { number, businessType } }, { by }) =>
        service.find(by, number, businessType === undefined ? null : businessType === '1' ? 1 : 2),
    });
    app.mount(trackingBatch, {
      handle: async ({ query: { numbers } }, { by }) => {
        const typed = numbers.split(',').filter((one) => one.trim() !== '');
        return { rows: await service.batch(by, [...new Set(typed)]) };
      },
    });
    app.mount(trackingSamples, {
      handle: async () => ({ rows: samples() }),
    });
  },
  { name: 'tracking', dependencies: ['contract'] },
);
