import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type AppDeps, buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { type Db, openServerDatabase } from '#server/db/client.ts';
// For what the plugin adds to the type of the server.
import type {} from '#server/modules/housekeeping/housekeeping.ts';
import type {} from '#server/plugins/answer-cache.ts';
import type { PageRenderer } from '#server/plugins/renderer.ts';
import type { Readiness } from '#server/readiness.ts';
import { createInlineQueue } from './inline-queue.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { testConfig } from './test-config.ts';

/** The whole server on a database of its own, without a port: call it with `app.inject`. */
export interface TestApp {
  app: FastifyInstance;
  pool: Pool;
  db: Db;
  /** For a second server on the same database. */
  databaseUrl: string;
  readiness: Readiness;
  close(): Promise<void>;
}

interface Options extends Partial<Omit<AppDeps, 'config' | 'pool' | 'db' | 'renderer'>> {
  /** `built` takes the one that the build in `distFolder` made. */
  renderer?: PageRenderer | 'built';
  config?: Partial<Config>;
  /** Share one database between several servers; then whoever made it drops it. */
  database?: TestDatabase;
}

/** The address as a page reads it that knows all parameters but the language. */
function addressWithoutLanguage(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://site.test');
  searchParams.delete('lang');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
}

/** Makes pages that say what they were asked for, with the inline script and style that real ones have. */
export const plainRenderer: PageRenderer = {
  addressOf: addressWithoutLanguage,
  render: async ({ url, locale, shell }) => ({
    status: 200,
    html: `<!doctype html><html><head><style>p{margin:0}</style></head><body><p>${locale} ${shell ? 'shell' : 'page'} ${url.length}</p><script>window.ready=1</script></body></html>`,
    redirect: null,
  }),
};

/** Builds the server as the process does, on a copy of the run's seeded database. */
export async function buildTestApp({
  config,
  database,
  renderer = plainRenderer,
  ...deps
}: Options = {}): Promise<TestApp> {
  const own = database ?? (await createTestDatabase());
  const { db, pool } = openServerDatabase(own.url, 6, () => undefined);
  const readiness: Readiness = deps.readiness ?? { state: 'ready' };
  const emptyDist = await mkdtemp(join(tmpdir(), 'harbourway-dist-'));
  const app = await buildApp({
    distFolder: emptyDist,
    ...(renderer === 'built' ? {} : { renderer }),
    ...(deps.runsJobs ? { jobPollSeconds: 0.5 } : { queue: createInlineQueue() }),
    ...deps,
    config: testConfig(config),
    db,
    pool,
    readiness,
  });
  return {
    app,
    pool,
    db,
    databaseUrl: own.url,
    readiness,
    async close() {
      await app.close();
      await pool.end();
      await rm(emptyDist, { recursive: true, force: true });
      if (database === undefined) await own.drop();
    },
  };
}
