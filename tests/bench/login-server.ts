import * as z from 'zod/mini';
import { buildApp } from '#server/app.ts';
import { openServerDatabase } from '#server/db/client.ts';
import { DEFAULT_LIMITS } from '#server/plugins/rate-limits.ts';
import { portOf } from '#tests/support/listen.ts';
import { testConfig } from '#tests/support/test-config.ts';

/** The server of the login measurement in a process of its own; asked again, it tells how much memory it takes. */
process.once('message', async (message) => {
  const { database } = z.object({ database: z.string() }).parse(message);
  const { db, pool } = openServerDatabase(database, 10, () => undefined);
  const limits = { requests: DEFAULT_LIMITS.requests * 1000, work: DEFAULT_LIMITS.work * 1000 };
  const app = await buildApp({
    config: testConfig({ publicUrl: null, port: 0 }),
    db,
    pool,
    readiness: { state: 'ready' as const },
    limits,
    // One address stands in for fifty visitors.
    sharedLimits: { 'login-address-hour': [10_000, 3600] },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.({ port: portOf(app.server) });
  process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
});
process.once('disconnect', () => process.exit(0));
