import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ChaosProxy, startChaosProxy } from './chaos-proxy.ts';
import type { ClusterAddress } from './cluster.ts';
import { createTestDatabase } from './postgres.ts';
import { projectFolder, type ServerProcess, startServer } from './server-process.ts';

/** The project's production build. */
export const distFolder = join(projectFolder, 'dist');

const SERVER = 'tests/e2e/fixtures/site-server.ts';

/** How a test reaches a site and its database. */
export interface SiteAddress {
  /** Without a slash at the end. */
  url: string;
  databaseUrl: string;
}

/** The sites of a run, which all of its files share. */
export interface RunSites {
  /** As it is set up by default, but that codes and mails stand at `/dev/outbox`. */
  default: SiteAddress;
  /** One whose tracking and ship plan are open to everyone. */
  open: SiteAddress;
}

/** The key with which the shared sites take events of the company's own transport system. */
export const EVENTS_KEY = 'own-system-key-of-24-characters';

/** The shared site of the run. A file makes what it needs there under names of its own, and changes no settings. */
export const sharedSite = (): SiteAddress => inject('sites').default;

/** The shared site on which everyone may track and look for sailings. */
export const sharedOpenSite = (): SiteAddress => inject('sites').open;

/** A shared site at an address of the file's own, on which it makes the weather. */
export async function behindProxy(site: SiteAddress): Promise<SiteAddress & { proxy: ChaosProxy }> {
  const proxy = await startChaosProxy();
  proxy.aim(site.url);
  return { url: proxy.url, databaseUrl: site.databaseUrl, proxy };
}

/** A site of a test's own: a server with the production build and a database of its own, behind a proxy. */
export interface Site extends SiteAddress {
  /** Its one address, over all deployments. */
  url: string;
  proxy: ChaosProxy;
  /**
   * Puts another build, or other settings beside those of the start, in the place of the present one, as a deployment does;
   * its server stays for the next time.
   */
  deploy(dist: string, settings?: Record<string, string>): Promise<void>;
  /** The text that its servers printed, complaints of the renderer included. */
  output(): string;
  stop(): Promise<void>;
}

function checkBuild(dist: string): void {
  if (!existsSync(join(dist, 'client', 'asset-manifest.json'))) {
    throw new Error(`There is no build in ${dist}: npm run build`);
  }
}

/** Starts a site that a run shares, on a copy of the database of its cluster; `stop` ends it. */
export async function startSharedSite(cluster: ClusterAddress): Promise<SiteAddress & { stop(): Promise<void> }> {
  checkBuild(distFolder);
  const database = await createTestDatabase(cluster);
  const server = await startServer({
    program: SERVER,
    env: { DATABASE_URL: database.url, SITE_DIST: distFolder, DRAIN_MS: '0', NODE_ENV: 'test', EVENTS_KEY },
  });
  return {
    url: server.url,
    databaseUrl: database.url,
    stop: async () => void (await server.end('SIGTERM')),
  };
}

/**
 * Starts the site as in production, or with other settings in `env`: `NODE_ENV: 'test'` has codes and mails at
 * `/dev/outbox`. Rejects with a clear text when the project has not been built.
 */
export async function startSite(dist: string = distFolder, env: Record<string, string> = {}): Promise<Site> {
  checkBuild(dist);
  const [database, proxy] = await Promise.all([createTestDatabase(), startChaosProxy()]);
  const serve = (folder: string, settings: Record<string, string>) =>
    startServer({
      program: SERVER,
      env: { DATABASE_URL: database.url, PUBLIC_URL: proxy.url, SITE_DIST: folder, DRAIN_MS: '0', ...env, ...settings },
    });
  const servers = new Map<string, ServerProcess>();
  const aim = async (folder: string, settings: Record<string, string> = {}) => {
    const key = JSON.stringify([folder, settings]);
    const server = servers.get(key) ?? (await serve(folder, settings));
    servers.set(key, server);
    proxy.aim(server.url);
    // Ends open connections: they lead to the server before, which is gone after a real deployment.
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
