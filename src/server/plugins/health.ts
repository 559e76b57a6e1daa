import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import type { Readiness } from '../readiness.ts';

interface Options {
  pool: Pool;
  readiness: Readiness;
}

const databaseLimitMs = 2000;
const keepMs = 500;

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: it wants requests, the database answers and the migrations are
 * done (the process is only made ready after them); else 503. Neither is part of the contract: they are for the
 * operator's machinery, not for clients.
 */
export const health = fp<Options>(
  async (app, { pool, readiness }) => {
    const databaseAnswers = remembered(() => answers(pool));
    app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'alive' }),
    );
    app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
      const status =
        readiness.state !== 'ready' ? readiness.state : (await databaseAnswers()) ? 'ready' : 'no database';
      return reply
        .code(status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status });
    });
    // So that clients with open connections come back over new ones, which reach another process.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (readiness.state === 'stopping') reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'health' },
);

async function answers(pool: Pool): Promise<boolean> {
  const limit = new Promise<false>((resolve) => setTimeout(resolve, databaseLimitMs, false).unref());
  return Promise.race([
    pool.query('select 1').then(
      () => true,
      () => false,
    ),
    limit,
  ]);
}

/** Asks at most twice a second, however often it is asked: anyone can call `/readyz`. */
function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let last = { time: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };
  return () => {
    const time = performance.now();
    if (time - last.time > keepMs) last = { time, answer: ask() };
    return last.answer;
  };
}
