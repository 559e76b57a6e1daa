import type { TestProject } from 'vitest/node';
import { type ClusterAddress, startTestCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: ClusterAddress;
  }
}

/** For `globalSetup`: one cluster for the whole run, see {@link startTestCluster}. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, admin, stop } = await startTestCluster();
  project.provide('cluster', { template, admin });
  return stop;
}
