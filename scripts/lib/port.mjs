import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { root } from './paths.mjs';
import { Failure } from './say.mjs';

/**
 * Stops a first start whose port is taken before the minute of installing and building, not after it. A folder with a
 * server's lock is left to the server, which can say more.
 */
export async function requireFreePort() {
  const { PORT, HOST, DATA_DIR } = process.env;
  const port = Number(PORT || 8080);
  const host = HOST || '127.0.0.1';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  if (existsSync(join(root, DATA_DIR || '.data', 'server.lock'))) return;
  const probe = createServer();
  const code = await new Promise((resolve) => {
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    throw new Failure(`Port ${port} on ${host} is already taken by another program; set PORT to a free one.`);
  }
}
