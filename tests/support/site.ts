import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChaosProxy, startChaosProxy } from './chaos-proxy.ts';
import { createTestDatabase } from './postgres.ts';
import { projectFolder, type ServerProcess, startServer } from './server-process.ts';

/** The project's production build. */
export const distFolder = join(projectFolder, 'dist');

/** The site as visitors meet it: a real server with the production build and a database of its own, behind a proxy. */
export interface Site {
  /** Its one address, over all deployments; without a slash at the end. */
  url: string;
  proxy: ChaosProxy;
  databaseUrl: string;
  /**
   * Puts another build, or other settings beside those of the start, in the place of the present one, as a deployment does;
   * its server stays for the next time.
   */
  deploy(dist: string, settings?: Record<string, string>): Promise<void>;
  /** What the server printed; complaints of the renderer among it. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the site as in production, or with other settings in `env`: `NODE_ENV: 'test'` has codes and mails at
 * `/dev/outbox`. Rejects with a clear text when the project has not been built.
 */
export async function startSite(dist: string = distFolder, env: Record<string, string> = {}): Promise<Site> {
  if (!existsSync(join(dist, 'client', 'asset-manifest.json'))) {
    throw new Error(`There is no build in ${dist}: npm run build`);
  }
  const [database, proxy] = await Promise.all([createTestDatabase(), startChaosProxy()]);
  const serve = (folder: string, settings: Record<string, string>) =>
    startServer({
      program: 'tests/e2e/fixtures/site-server.ts',
      env: { DATABASE_URL: database.url, PUBLIC_URL: proxy.url, SITE_DIST: folder, DRAIN_MS: '0', ...env, ...settings },
    });
  const servers = new Map<string, ServerProcess>();
  const aim = async (folder: string, settings: Record<string, string> = {}) => {
    const key = JSON.stringify([folder, settings]);
    const server = servers.get(key) ?? (await serve(folder, settings));
    servers.set(key, server);
    proxy.aim(server.url);
    // What is open goes on with the server it was opened to, which is not there any more after a real deployment.
    proxy.turn('clear');
  };
  await aim(dist);
  return {
    url: proxy.url,
    proxy,
    databaseUrl: database.url,
    output: () => [...servers.values()].map((server) => server.output()).join(''),
    deploy: aim,
    async stop() {
      await proxy.close();
      await Promise.all([...servers.values()].map((server) => server.end('SIGTERM')));
      await database.drop();
    },
  };
}
