import fp from 'fastify-plugin';
import { Problem } from './problem.ts';

/** Headers of which two programs on the way might each read another one. */
const SINGLE = new Set(['host', 'authorization', 'content-type']);

/** Refuses requests that say twice for which site they are, who sends them, or what their body is. */
export const singleHeaders = fp(
  async (app) => {
    app.addHook('onRequest', ({ raw }, _reply, done) => {
      const names = raw.rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
      const single = names.filter((name) => SINGLE.has(name));
      done(new Set(single).size === single.length ? undefined : new Problem('validation'));
    });
  },
  { name: 'single-headers', dependencies: ['errors'] },
);
