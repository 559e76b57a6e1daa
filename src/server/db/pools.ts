import type { Pool, PoolClient } from 'pg';
import { inTurns } from '#server/in-turn.ts';

/** Words of a statement that writes, locks or notifies although it begins like one that reads. */
const WRITES =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|for\s+(?:no\s+key\s+|key\s+)?(?:update|share)|nextval|pg_notify|pg_\w*advisory\w*)\b/i;

/** Whether a statement only reads. */
export const isReading = (text: string): boolean => /^\s*(?:select|with)\b/i.test(text) && !WRITES.test(text);

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : '';
  return typeof text === 'string' ? text : '';
}

/** Of so many connections, those that are kept for reading. */
const reserveOf = (max: number): number => Math.max(1, Math.floor(max * 0.3));

/** A write that has waited so long for a connection is refused. */
const WRITE_TURNS = { waitingMax: 200, waitMs: 5000, retryAfter: 3 };

/**
 * Frees the place of a connection that was lost while it was in use, and whose user never came to give it back: the ORM does
 * not where a transaction cannot even begin.
 */
export function freeLost(pool: Pool): void {
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_error, client) => inUse.delete(client));
  pool.on('connect', (client) =>
    client.once('end', () => {
      if (!inUse.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    }),
  );
}

/** Marks a request for a connection as that of a transaction that only reads. */
const READING = Symbol('reading');

/**
 * Keeps some of a pool's connections for reading, so that pages are made whatever writing waits for: a statement that only
 * reads takes any, all others take turns for the rest. Returns the same pool for transactions that only read.
 */
export function reserveForReading(pool: Pool, max: number): Pool {
  const inTurn = inTurns({ ...WRITE_TURNS, atOnce: max - reserveOf(max) });
  const [connect, query] = [pool.connect.bind(pool), pool.query.bind(pool)];

  const connectInTurn = (): Promise<PoolClient> => {
    const { promise: connected, resolve, reject } = Promise.withResolvers<PoolClient>();
    const held = async () => {
      const client = await connect();
      const given = Promise.withResolvers<void>();
      const { release } = client;
      client.release = (error) => {
        given.resolve();
        release(error);
      };
      resolve(client);
      await given.promise;
    };
    inTurn(held).catch(reject);
    return connected;
  };

  pool.query = ((...asked: unknown[]) => {
    const run = () => Reflect.apply(query, pool, asked);
    return isReading(textOf(asked[0])) ? run() : inTurn(run);
  }) as Pool['query'];
  // With a callback it is the pool itself that asks, for a query that has come past here.
  pool.connect = ((how?: Parameters<Pool['connect']>[0] | typeof READING) => {
    if (how === undefined) return connectInTurn();
    return how === READING ? connect() : connect(how);
  }) as Pool['connect'];
  return Object.create(pool, { connect: { value: () => Reflect.apply(pool.connect, pool, [READING]) } });
}
