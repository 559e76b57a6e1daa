import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolConfig } from 'pg';
import { errorCode, errorText, StartError } from '../start-error.ts';
import { freeLost, reserveForReading } from './pools.ts';
import * as schema from './schema.ts';

/** Drizzle on the project's tables. */
export type Db = NodePgDatabase<typeof schema>;
/** Drizzle inside a transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open database: Drizzle and the pool below it, which is closed when the process ends. */
export interface Database {
  db: Db;
  pool: Pool;
}

/** How long a connection may take to come about, or a query may wait for a free one. */
const connectLimitMs = 5000;

/** How long a statement of the server may take, and wait for what others hold: a visitor waits, and others behind him. */
const LIMITS = { statement_timeout: '8s', lock_timeout: '2s' } as const;
/** A database that has said nothing for so long is gone; whole tables are read in a tenth of it. */
const SILENCE_MS = 20_000;

const optionsOf = (url: string, max: number): PoolConfig => ({
  connectionString: url,
  max,
  connectionTimeoutMillis: connectLimitMs,
  idleTimeoutMillis: 60_000,
  keepAlive: true,
  application_name: 'harbourway',
});

function watch(pool: Pool, onLost: (error: Error) => void): void {
  // Without a listener, a restart of the database would end the server.
  pool.on('error', onLost);
  // The pool listens to idle connections only; one that is lost between two queries of a transaction would end it too.
  pool.on('connect', (client) => client.on('error', onLost));
  freeLost(pool);
}

/**
 * Opens a pool of at most `max` connections for work that takes as long as it takes; nothing is connected yet. `onLost` hears
 * of connections that are lost.
 */
export function openDatabase(url: string, max: number, onLost: (error: Error) => void): Database {
  const pool = new Pool(optionsOf(url, max));
  watch(pool, onLost);
  return { db: drizzle(pool, { schema }), pool };
}

/**
 * Opens a pool for answering visitors: its statements end within some seconds, whatever holds them up, and what writes leaves
 * connections for what reads.
 */
export function openServerDatabase(url: string, max: number, onLost: (error: Error) => void): Database {
  const pool = new Pool({
    ...optionsOf(url, max),
    query_timeout: SILENCE_MS,
    // Said once the connection is there: poolers refuse one that begins with it.
    onConnect: (client) =>
      client.query(
        Object.entries(LIMITS)
          .map(([name, limit]) => `set ${name} = '${limit}'`)
          .join('; '),
      ),
  });
  watch(pool, onLost);
  const reader = drizzle(reserveForReading(pool, max), { schema });
  const db = drizzle(pool, { schema });
  const write = db.transaction.bind(db);
  db.transaction = (work, config) =>
    config?.accessMode === 'read only' ? reader.transaction(work, config) : write(work, config);
  return { db, pool };
}

/** Makes sure the database answers and can hold Chinese; throws a {@link StartError} with the reason, without the password. */
export async function checkDatabase(pool: Pool, url: string): Promise<void> {
  const result = await pool
    .query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    )
    .catch((error: unknown) => {
      throw new StartError(`${placeOf(url)} ${complaint(error)}; check DATABASE_URL.`);
    });
  const { version = 0, encoding = '' } = result.rows[0] ?? {};
  if (version < 150_000) {
    throw new StartError(
      `${placeOf(url)} is PostgreSQL ${Math.floor(version / 10_000)}; the server needs 15 or newer.`,
    );
  }
  if (encoding !== 'UTF8') throw new StartError(`${placeOf(url)} stores text as ${encoding}; the server needs UTF8.`);
}

function placeOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? (hostname || 'localhost');
  return `The database ${decodeURIComponent(pathname.slice(1)) || 'postgres'} at ${host}:${port || 5432}`;
}

function complaint(error: unknown): string {
  switch (errorCode(error)) {
    case '28P01':
    case '28000':
      return 'refused the user name or password';
    case '3D000':
      return 'does not exist';
    case '53300':
      return 'has no free connection';
    default:
      return `cannot be reached (${errorCode(error) ?? errorText(error)})`;
  }
}

/** Whether a write failed because a value that must be unique is taken; the ORM wraps what the driver throws. */
export function isUniqueViolation(error: unknown): boolean {
  if (errorCode(error) === '23505') return true;
  return error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause);
}
