import type { Pool, PoolClient } from 'pg';

/** The connection of a transaction in which a function works without ending it; a `pg` client is one. */
export type Transaction = Pick<PoolClient, 'query'>;

/**
 * Runs `work` in one transaction on a connection of its own: committed when it resolves, rolled back when it throws.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closed, not returned: PostgreSQL rolls back, whatever state the connection is in.
    client.release(true);
    throw error;
  }
}
