import type { FastifyReply } from 'fastify';
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
 * `GET /healthz`: the process is alive. `GET /readyz`: it wants requests, the database answers and takes writes, and the
 * migrations are done (the process is only made ready after them); else 503. `GET /readyz/pages`: it wants requests and can
 * show pages, which it keeps, also while the database is away: what a load balancer goes by, or every server of one database
 * would be taken out at once. None is part of the contract: they are for the operator's machinery, not for clients.
 */
export const health = fp<Options>(
  async (app, { pool, readiness }) => {
    const databaseState = remembered(() => stateOf(pool));
    app.get('/healthz', { logLevel: 'warn', config: { anyName: true } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ status: 'alive' }),
    );
    const tell = (reply: FastifyReply, status: string) =>
      reply
        .code(status === 'ready' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({ status });
    app.get('/readyz', { logLevel: 'silent', config: { anyName: true } }, async (_request, reply) =>
      tell(reply, readiness.state === 'ready' ? await databaseState() : readiness.state),
    );
    app.get('/readyz/pages', { logLevel: 'silent', config: { anyName: true } }, async (_request, reply) =>
      tell(reply, readiness.state),
    );
    // So that clients with open connections come back over new ones, which reach another process.
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (readiness.state === 'stopping') reply.header('connection', 'close');
      done(null, payload);
    });
  },
  { name: 'health' },
);

/** The state of the database now. */
type DatabaseState = 'ready' | 'no database' | 'read-only database';

async function stateOf(pool: Pool): Promise<DatabaseState> {
  const limit = new Promise<'no database'>((resolve) => setTimeout(resolve, databaseLimitMs, 'no database').unref());
  return Promise.race([
    pool.query<{ reads: string }>("select current_setting('transaction_read_only') as reads").then(
      ({ rows }) => (rows[0]?.reads === 'on' ? ('read-only database' as const) : ('ready' as const)),
      () => 'no database' as const,
    ),
    limit,
  ]);
}

/** Asks at most twice a second, however often it is asked: anyone can call `/readyz`. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: { time: number; answer: Promise<T> } | null = null;
  return () => {
    const time = performance.now();
    if (last === null || time - last.time > keepMs) last = { time, answer: ask() };
    return last.answer;
  };
}
