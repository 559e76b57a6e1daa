import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedIfEmpty } from '#server/db/seed/seed.ts';

/** How test files reach the cluster of their run. */
export interface ClusterAddress {
  /** Of the migrated and seeded database that test databases are copies of. */
  template: string;
  /** For creating and dropping databases. */
  admin: string;
}

/** A throw-away PostgreSQL in a temporary folder, with one migrated and seeded database to copy. */
export async function startTestCluster(): Promise<ClusterAddress & { stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'harbourway-test-'));
  const fail = (error: Error) => process.stderr.write(`${error.message}\n`);
  const cluster = await startEmbedded({ folder, durable: false, log: () => undefined, onFailure: fail });
  const database = openDatabase(cluster.url, 2, fail);
  try {
    await migrate(database, ({ pool }) => seedIfEmpty(pool, () => undefined));
  } finally {
    // Also because a database with connections cannot be copied.
    await database.pool.end();
  }
  return {
    template: cluster.url,
    admin: cluster.adminUrl,
    async stop() {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
