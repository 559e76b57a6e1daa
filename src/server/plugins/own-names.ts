import fp from 'fastify-plugin';
import { isLoopback } from '#server/loopback.ts';
import { Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For the operator's machinery, which asks under addresses of its own; says nothing that is anybody's. */
    anyName?: boolean;
  }
}

/**
 * Answers 421 to names that are not the server's: where nobody has said under which name visitors reach it, these are the
 * names of its own machine, and `host` where it serves on one address. A name that a stranger points here would else count
 * as the site's own (DNS rebinding).
 */
export const ownNames = fp<{ host: string }>(
  async (app, { host }) => {
    const own = host.includes(':') ? `[${host}]` : host;
    app.addHook('onRequest', (request, _reply, done) => {
      const { hostname, routeOptions } = request;
      const isOwn = isLoopback(hostname) || hostname.toLowerCase() === own.toLowerCase();
      done(isOwn || routeOptions.config.anyName === true ? undefined : new Problem('wrong-name'));
    });
  },
  { name: 'own-names', dependencies: ['errors'] },
);
