import fp from 'fastify-plugin';
import { isFromOwnMachine } from '#server/try-out.ts';
import { API_BASE } from './contract.ts';
import { Problem } from './problem.ts';

/** Whether an address exists only while the server is tried out: ways in without a proof, and messages to others. */
const isOfTryOut = (address: string | undefined): boolean =>
  address !== undefined && (address.startsWith(`${API_BASE}/tryOut/`) || address === '/dev/outbox');

/**
 * Lets nobody but the machine's own browser reach what belongs to a try-out, and nobody at all where there is none: to
 * everyone else it does not exist. By the address of the route, however the request wrote it. Outside production the outbox
 * is open, as ever.
 */
export const tryOutGate = fp<{ tryOut: boolean; outboxOpen: boolean }>(
  async (app, { tryOut, outboxOpen }) => {
    app.addHook('onRequest', async (request) => {
      const { url } = request.routeOptions;
      if (!isOfTryOut(url) || (outboxOpen && url === '/dev/outbox')) return;
      if (!tryOut || !isFromOwnMachine(request)) throw new Problem('not-found');
    });
  },
  { name: 'try-out-gate', dependencies: ['errors'] },
);
