import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { clusterMark } from '#server/db/embedded-cluster.ts';
import { hasServer } from '#server/db/embedded-lock.ts';
import { endDatabaseProcesses } from '#server/db/embedded-processes.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedMissing } from '#server/db/seed/seed.ts';

/** How test files reach the cluster of their run. */
export interface ClusterAddress {
  /** Of the migrated and seeded database that test databases are copies of. */
  template: string;
  /** For creating and dropping databases. */
  admin: string;
}

const prefix = 'harbourway-test-';

/** Ends and removes the clusters of runs that were killed: PostgreSQL outlives those who started it. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (!name.startsWith(prefix) || (await hasServer(folder))) continue;
    const mark = await clusterMark(join(folder, 'postgres')).catch(() => null);
    // Without a cluster in it, the folder may be that of a run which begins this very moment.
    if (mark === null) continue;
    await endDatabaseProcesses(mark);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A throw-away PostgreSQL in a temporary folder, with one migrated and seeded database to copy; `durable` syncs to disk. */
export async function startTestCluster({ durable = false } = {}): Promise<ClusterAddress & { stop(): Promise<void> }> {
  await removeLeftovers();
  const folder = await mkdtemp(join(tmpdir(), prefix));
  const fail = (error: Error) => process.stderr.write(`${error.message}\n`);
  const cluster = await startEmbedded({ folder, durable, log: () => undefined, onFailure: fail });
  const database = openDatabase(cluster.url, 2, fail);
  try {
    await migrate(database, ({ pool }) => seedMissing(pool, () => undefined));
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
