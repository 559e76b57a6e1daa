import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AddressCounter } from './address-counter.ts';
import { Problem } from './problem.ts';

/** Requests per minute and address. `work` counts only those that no kept answer could serve. */
export interface Limits {
  requests: number;
  work: number;
}

/** Generous, since many people may sit behind one address; what costs something is limited apart. */
export const DEFAULT_LIMITS: Limits = { requests: 6000, work: 600 };

const WINDOW_MS = 60_000;
/** Addresses counted at once. */
const SOURCES = 50_000;

/** The address that the server's own page rendering calls the API from; no socket has it. */
export const INTERNAL_ADDRESS = 'internal';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that has to be worked for; throws `too-many-requests` when its address has had its share. */
    limitWork: (request: FastifyRequest) => void;
  }
}

/**
 * Limits per address, the address taken from the socket or from a proxy that is named as trusted. Counted in this
 * process alone: of several servers on one database each allows as much.
 */
export const rateLimits = fp<{ limits: Limits; clock: () => number }>(
  async (app, { limits, clock }) => {
    const refusalBy = (max: number) => {
      const counter = new AddressCounter(max, WINDOW_MS, SOURCES);
      return (request: FastifyRequest): Problem | undefined => {
        if (request.raw.socket.remoteAddress === INTERNAL_ADDRESS) return undefined;
        const wait = counter.take(request.ip, clock());
        return wait === 0 ? undefined : new Problem('too-many-requests', { retryAfter: Math.ceil(wait / 1000) });
      };
    };
    const requests = refusalBy(limits.requests);
    const work = refusalBy(limits.work);
    app.addHook('onRequest', (request, _reply, done) => done(requests(request)));
    app.decorate('limitWork', (request: FastifyRequest) => {
      const refusal = work(request);
      if (refusal !== undefined) throw refusal;
    });
  },
  { name: 'rate-limits', dependencies: ['errors'] },
);
