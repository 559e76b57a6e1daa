import fp from 'fastify-plugin';
import { type TrackingSample, trackingBatch, trackingFind, trackingSamples } from '#contract/tracking.ts';
import { carrierQuestions } from '#server/plugins/carrier-questions.ts';
import type { TrackingService } from './service.ts';

interface Options {
  service: TrackingService;
  samples: () => TrackingSample[];
}

/** The calls for tracking. */
export const trackingRoutes = fp<Options>(
  async (app, { service, samples }) => {
    const count = carrierQuestions();
    app.mount(trackingFind, {
      handle: async ({ query: { number, businessType } }, { by, address }) => {
        await count(address);
        return service.find(by, number, businessType === undefined ? null : businessType === '1' ? 1 : 2);
      },
    });
    app.mount(trackingBatch, {
      handle: async ({ query: { numbers } }, { by, address }) => {
        const typed = [...new Set(numbers.split(',').filter((one) => one.trim() !== ''))];
        await count(address, typed.length);
        return { rows: await service.batch(by, typed) };
      },
    });
    app.mount(trackingSamples, {
      handle: async () => ({ rows: samples() }),
    });
  },
  { name: 'tracking', dependencies: ['contract'] },
);
