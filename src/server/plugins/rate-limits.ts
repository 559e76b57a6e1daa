import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { perMinute } from './address-limits.ts';

/** Requests per minute and address. `work` counts only those that no kept answer could serve. */
export interface Limits {
  requests: number;
  work: number;
}

/** Generous, since many people may sit behind one address; what costs something is limited apart. */
export const DEFAULT_LIMITS: Limits = { requests: 6000, work: 600 };

/** The address that the server's own page rendering calls the API from; no socket has it. */
export const INTERNAL_ADDRESS = 'internal';

/** Whether a request is the server's own, made for a page. */
export const isInternal = (request: FastifyRequest): boolean => request.raw.socket.remoteAddress === INTERNAL_ADDRESS;

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that has to be worked for; rejects with `too-many-requests` when its address has had its share. */
    limitWork: (request: FastifyRequest) => Promise<void>;
  }
}

/**
 * Limits per address, the address taken from the socket or from a proxy that is named as trusted. Counted in this
 * process alone: of several servers on one database each allows as much.
 */
export const rateLimits = fp<{ limits: Limits }>(
  async (app, { limits }) => {
    const limitBy = (points: number) => {
      const count = perMinute(points);
      return async (request: FastifyRequest): Promise<void> => {
        if (!isInternal(request)) await count(request.ip);
      };
    };
    app.addHook('onRequest', limitBy(limits.requests));
    app.decorate('limitWork', limitBy(limits.work));
  },
  { name: 'rate-limits', dependencies: ['errors'] },
);
