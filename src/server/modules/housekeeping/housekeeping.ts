import fp from 'fastify-plugin';
import type { HousekeepingRepo } from './repo.ts';

const ROUND_MS = 10 * 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** One round of removing what is over; done by itself every ten minutes. What fails is logged. */
    keepHouse: () => Promise<void>;
  }
}

interface Options {
  repo: HousekeepingRepo;
  clock: () => number;
  /** Further work of each round. */
  also: readonly (() => Promise<void>)[];
}

/** Removes what is over every ten minutes, so that tables of short-lived rows stay small and deletions happen. */
export const housekeeping = fp<Options>(
  async (app, { repo, clock, also }) => {
    app.decorate('keepHouse', async () => {
      for (const work of [() => repo.removeExpired(new Date(clock())), ...also]) {
        try {
          await work();
        } catch (error) {
          // The rest is done all the same.
          app.log.warn(error, 'housekeeping failed');
        }
      }
    });
    const round = setInterval(() => void app.keepHouse(), ROUND_MS);
    round.unref();
    app.addHook('onClose', async () => clearInterval(round));
  },
  { name: 'housekeeping' },
);
