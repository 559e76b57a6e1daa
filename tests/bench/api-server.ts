import { createServer } from 'node:http';
import * as z from 'zod/mini';
import { buildApp } from '#server/app.ts';
import { openServerDatabase } from '#server/db/client.ts';
import { DEFAULT_LIMITS } from '#server/plugins/rate-limits.ts';
import { listen, portOf } from '#tests/support/listen.ts';
import { testConfig } from '#tests/support/test-config.ts';

/**
 * A server of the measurement in a process of its own, told what to be by its first message: the real one, its limits
 * on but out of reach of the one address that measures; or the bare one, which sends stored bytes to whoever asks.
 */
const orders = z.union([
  z.object({ kind: z.literal('app'), database: z.string() }),
  z.object({
    kind: z.literal('bare'),
    status: z.number(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
  }),
]);
type Order = z.infer<typeof orders>;

async function startApp(database: string): Promise<number> {
  const { db, pool } = openServerDatabase(database, 8, () => undefined);
  const limits = { requests: DEFAULT_LIMITS.requests * 10_000, work: DEFAULT_LIMITS.work * 10_000 };
  const app = await buildApp({
    config: testConfig({ publicUrl: null, port: 0 }),
    db,
    pool,
    readiness: { state: 'ready' },
    limits,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return portOf(app.server);
}

async function startBare({ status, headers, body }: Extract<Order, { kind: 'bare' }>): Promise<number> {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(bytes);
  });
  return listen(server);
}

process.once('message', async (message) => {
  const order = orders.parse(message);
  const port = order.kind === 'app' ? await startApp(order.database) : await startBare(order);
  process.send?.({ port });
  // Asked for its processor time, in microseconds: on a busy machine it says more than requests per second.
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
});
process.once('disconnect', () => process.exit(0));
