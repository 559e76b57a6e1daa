import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { ClusterAddress } from './cluster.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/**
 * A copy of the run's migrated and seeded database; call it in `beforeAll`, and `drop` in `afterAll`. Outside Vitest
 * (benches), pass the address of a cluster.
 */
export async function createTestDatabase(cluster: ClusterAddress = inject('cluster')): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(cluster, `create database ${name} template harbourway owner harbourway`);
  const url = new URL(cluster.template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(cluster, `drop database ${name} with (force)`) };
}

async function administer({ admin }: ClusterAddress, statement: string): Promise<void> {
  const client = new Client(admin);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
