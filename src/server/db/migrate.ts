import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { errorCode, errorText, StartError } from '../start-error.ts';
import type { Database } from './client.ts';

/** Any number, but the same in every version: processes of two versions may start at once. */
const lockKey = 7_264_018_351;

const migrationsFolder = join(import.meta.dirname, 'migrations');

/**
 * Brings the database to this version's schema and then runs `seed`, both under one lock: of several processes that
 * start at once, one works and the others wait, then find nothing left to do. `seed` must do nothing when run again. Throws a
 * {@link StartError} when the schema is that of a newer version: what this one would write does not fit it.
 */
export async function migrate(database: Database, seed: (database: Database) => Promise<void>): Promise<void> {
  await withLock(database.pool, async () => {
    await refuseNewer(database.pool);
    await database.pool.query('create extension if not exists pg_trgm').catch((error: unknown) => {
      const reason = errorCode(error) === '42501' ? 'its user may not create it' : errorText(error);
      throw new StartError(`The database lacks the extension pg_trgm: ${reason}.`);
    });
    await applyMigrations(database.db, { migrationsFolder });
    await seed(database);
  });
}

async function refuseNewer(pool: Pool): Promise<void> {
  const known = await pool.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (known.rows[0]?.known !== true) return;
  const found = await pool.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const own = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  if (Number(found.rows[0]?.newest ?? 0) <= own) return;
  throw new StartError(
    'The database was last used by a newer version of this server: start that version, or restore a backup from before it.',
  );
}

/**
 * Runs `work` while a second connection holds the lock inside a transaction: a lock of the session would be lost, or
 * never freed, behind a pooler that hands each transaction another connection.
 */
async function withLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await work();
    await holder.query('commit');
    holder.release();
  } catch (error) {
    // Closed, not returned: whatever state the connection is in, the lock goes with it.
    holder.release(true);
    throw error;
  }
}
