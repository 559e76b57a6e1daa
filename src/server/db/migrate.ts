import { join } from 'node:path';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { errorCode, errorText, StartError } from '../start-error.ts';
import type { Database } from './client.ts';

/** Any number, but the same in every version: processes of two versions may start at once. */
const lockKey = 7_264_018_351;

/**
 * Brings the database to this version's schema and then runs `seed`, both under one lock: of several processes that
 * start at once, one works and the others wait, then find nothing left to do. `seed` must do nothing when run again.
 */
export async function migrate(database: Database, seed: (database: Database) => Promise<void>): Promise<void> {
  await withLock(database.pool, async () => {
    await database.pool.query('create extension if not exists pg_trgm').catch((error: unknown) => {
      const reason = errorCode(error) === '42501' ? 'its user may not create it' : errorText(error);
      throw new StartError(`The database lacks the extension pg_trgm: ${reason}.`);
    });
    await applyMigrations(database.db, { migrationsFolder: join(import.meta.dirname, 'migrations') });
    await seed(database);
  });
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
