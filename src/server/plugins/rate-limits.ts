import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
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
const ADDRESSES = 50_000;

/** The address that the server's own page rendering calls the API from; no socket has it. */
export const INTERNAL_ADDRESS = 'internal';

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a request that has to be worked for; throws `too-many-requests` when its address has had its share. */
    limitWork: (request: FastifyRequest) => Promise<void>;
  }
}

const isInternal = (request: FastifyRequest) => request.raw.socket.remoteAddress === INTERNAL_ADDRESS;

/** Limits per address (an IPv6 network counts as one), taken from the socket or from a proxy that is named as trusted. */
export const rateLimits = fp<{ limits: Limits }>(
  async (app, { limits }) => {
    await app.register(rateLimit, {
      global: false,
      timeWindow: WINDOW_MS,
      cache: ADDRESSES,
      allowList: isInternal,
      // Counted headers would differ with every answer; only a refusal says when to come back.
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) =>
        new Problem('too-many-requests', { retryAfter: Math.ceil(ttl / 1000) }),
    });
    app.addHook('onRequest', app.rateLimit({ max: limits.requests }));
    const countWork = app.createRateLimit({ max: limits.work });
    app.decorate('limitWork', async (request: FastifyRequest) => {
      const count = await countWork(request);
      if (count.isAllowed || !count.isExceeded) return;
      throw new Problem('too-many-requests', { retryAfter: count.ttlInSeconds });
    });
  },
  { name: 'rate-limits', dependencies: ['errors'] },
);
