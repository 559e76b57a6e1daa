import fp from 'fastify-plugin';
import type { HousekeepingRepo } from './repo.ts';

const ROUND_MS = 10 * 60_000;

/** Removes what is over every ten minutes, so that tables of short-lived rows stay small. */
export const housekeeping = fp<{ repo: HousekeepingRepo; clock: () => number }>(
  async (app, { repo, clock }) => {
    const round = setInterval(() => {
      repo.removeExpired(new Date(clock())).catch((error: unknown) => app.log.warn(error, 'housekeeping failed'));
    }, ROUND_MS);
    round.unref();
    app.addHook('onClose', async () => clearInterval(round));
  },
  { name: 'housekeeping' },
);
