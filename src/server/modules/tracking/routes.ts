import fp from 'fastify-plugin';
import { type TrackingSample, trackingBatch, trackingFind, trackingSamples } from '#contract/tracking.ts';
import { AddressCounter } from '#server/plugins/address-counter.ts';
import { Problem } from '#server/plugins/problem.ts';
import type { TrackingService } from './service.ts';

interface Options {
  service: TrackingService;
  samples: () => TrackingSample[];
  clock: () => number;
}

/** Numbers that one address may ask for per minute: each may cost calls to carriers, which are counted and some billed. */
const PER_MINUTE = 120;
const MINUTE = 60_000;
const SOURCES = 50_000;

/** The calls for tracking. */
export const trackingRoutes = fp<Options>(
  async (app, { service, samples, clock }) => {
    const counter = new AddressCounter(PER_MINUTE, MINUTE, SOURCES);
    const count = (address: string, numbers: number) => {
      for (let counted = 0; counted < numbers; counted += 1) {
        const wait = counter.take(address, clock());
        if (wait > 0) throw new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
      }
    };
    app.mount(trackingFind, {
      handle: async ({ query: { number, businessType } }, { by, address }) => {
        count(address, 1);
        return service.find(by, number, businessType === undefined ? null : businessType === '1' ? 1 : 2);
      },
    });
    app.mount(trackingBatch, {
      handle: async ({ query: { numbers } }, { by, address }) => {
        const typed = [...new Set(numbers.split(',').filter((one) => one.trim() !== ''))];
        count(address, typed.length);
        return { rows: await service.batch(by, typed) };
      },
    });
    app.mount(trackingSamples, {
      handle: async () => ({ rows: samples() }),
    });
  },
  { name: 'tracking', dependencies: ['contract'] },
);
