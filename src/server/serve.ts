import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Config, loadConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts';
import { localOrigin } from './local-origin.ts';
import { isLoopback } from './loopback.ts';
import { openFilesFailure, requireOpenFiles } from './open-files.ts';
import { quickenImports } from './quick-imports.ts';
import type { Readiness } from './readiness.ts';
import { errorCode, errorText, StartError } from './start-error.ts';

/**
 * The parts of the application: `prepare` brings the database up to date, `readyTryOut` says whether it may be tried
 * out, `buildApp` makes the HTTP server.
 */
export interface Parts {
  prepare: (database: Database, log: (line: string) => void) => Promise<void>;
  readyTryOut?: (db: Database['db'], wanted: boolean) => Promise<boolean>;
  buildApp: (deps: Database & { config: Config; readiness: Readiness }) => Promise<FastifyInstance>;
}

/** The parts that exist so far and have to be taken down again. */
interface Running {
  readiness: Readiness;
  embedded?: Promise<EmbeddedDatabase>;
  database?: Database;
  app?: FastifyInstance;
  config?: Config;
}

/** Requests still at work get this long to finish, then their connections are cut. */
const inFlightLimitMs = 5500;
const poolLimitMs = 500;
/** Past this the process ends whatever still hangs; the next start copes with what is left. */
const stopLimitMs = 9500;

/** Said at the start, so that nobody takes the one for the other. */
const TRY_OUT =
  'Try-out mode, as nothing is configured and only this machine can reach it: codes and mails are shown in the page, and a member or an administrator is one click away. Set NODE_ENV=production to end it.';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const complain = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * The life of the server process: settings, database, migrations, HTTP; ends by SIGTERM, SIGINT or SIGHUP with code 0,
 * by a {@link StartError} with one sentence and code 1. `load` brings the modules of the application, which are read
 * while the database starts.
 */
export function serve(load: () => Promise<Parts>): void {
  const running: Running = { readiness: { state: 'starting' } };
  let stopping = false;
  const stop = async (code: number, drain: boolean) => {
    // Ctrl-C reaches the process twice, from the terminal and through npm.
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    await takeDown(running, drain).catch((error: unknown) => {
      complain(errorText(error));
      process.exitCode = 1;
    });
    process.exit(process.exitCode ?? code);
  };
  const fail = (failure: unknown) => {
    if (stopping) return;
    const error = running.app === undefined ? openFilesFailure(failure) : failure;
    if (error instanceof StartError) complain(error.message);
    else if (running.app !== undefined) running.app.log.fatal(error, 'the process cannot go on');
    else complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    void stop(1, false);
  };

  process.on('SIGTERM', () => void stop(0, true));
  // A person waits for these, no load balancer does.
  process.on('SIGINT', () => void stop(0, false));
  process.on('SIGHUP', () => void stop(0, false));
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  // The reader of the output may go first; that is no reason to end.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);

  quickenImports();
  bringUp(running, load, fail).catch(fail);
}

async function bringUp(running: Running, load: () => Promise<Parts>, fail: (error: unknown) => void): Promise<void> {
  await requireOpenFiles();
  const config = loadConfig(process.env, process.cwd());
  running.config = config;
  // Frameworks look at the variable, not at the settings.
  process.env.NODE_ENV = config.env;
  // Half a second of reading modules: not before the data folder's lock is held, so that a second server is refused soon.
  let loading: Promise<[Parts, typeof import('./db/client.ts')]> | undefined;
  const modules = () => {
    loading ??= Promise.all([load(), import('./db/client.ts')]);
    return loading;
  };
  // A failure shows where it is awaited; if the database fails first, its sentence is the one to show.
  const onLocked = () => void modules().catch(() => undefined);
  const ownDatabase = async () => {
    running.embedded = startEmbedded({ folder: config.dataDir, onLocked, log: say, onFailure: fail });
    return (await running.embedded).url;
  };
  const url = config.databaseUrl ?? (await ownDatabase());
  await requireFreePort(config);
  const [{ prepare, readyTryOut, buildApp }, { checkDatabase, openDatabase, openServerDatabase }] = await modules();
  const onLost = (error: Error) => {
    // At the end the database goes before the last of its connections.
    if (running.readiness.state !== 'stopping') running.app?.log.error(error, 'a connection to the database was lost');
  };
  // Without limits of time: a migration takes as long as it takes.
  const first = openDatabase(url, 2, onLost);
  running.database = first;
  await checkDatabase(first.pool, url);
  await prepare(first, say);
  const tryOut = (await readyTryOut?.(first.db, config.tryOut)) ?? false;
  const database = openServerDatabase(url, config.dbPoolMax, onLost);
  running.database = database;
  await first.pool.end();
  const app = await buildApp({ ...database, config: { ...config, tryOut }, readiness: running.readiness });
  running.app = app;
  await listen(app, config);
  if (tryOut) say(TRY_OUT);
  if (running.readiness.state === 'starting') running.readiness.state = 'ready';
}

/** Asked for before the long work of a first start, which would otherwise be in vain. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(portError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function listen(app: FastifyInstance, { host, port, publicUrl }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => {
    throw portError(error, host, port);
  });
  if (publicUrl === null && !isLoopback(host)) {
    say('PUBLIC_URL is not set: until it is, the site answers under no other name than localhost and HOST.');
  }
  const address = app.server.address();
  say(`Ready: ${localOrigin(host, typeof address === 'object' && address !== null ? address.port : port)}`);
}

function portError(error: unknown, host: string, port: number): unknown {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(`Port ${port} on ${host} is already taken by another program; set PORT to a free one.`);
    case 'EACCES':
      return new StartError(`Port ${port} may not be used by this user; set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartError(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

/** Step by step, each whatever became of those before it: the database is not to outlive the process. */
async function takeDown({ readiness, app, database, embedded, config }: Running, drain: boolean): Promise<void> {
  const served = readiness.state === 'ready';
  readiness.state = 'stopping';
  const own = await embedded?.catch(() => undefined);
  if (served) {
    say('Stopping …');
    own?.announceEnd();
  }
  if (served && drain && config !== undefined) await sleep(config.drainMs);
  const faults: unknown[] = [];
  const noted = (error: unknown) => void faults.push(error);
  if (app !== undefined) await closeApp(app).catch(noted);
  // A pool waits for queries of those who were cut off; they end with the database or the process.
  if (database !== undefined) await Promise.race([database.pool.end().catch(noted), sleep(poolLimitMs)]);
  await own?.stop();
  if (faults.length > 0) throw new AggregateError(faults, 'The server did not stop as it should');
}

async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), inFlightLimitMs);
  await app.close();
  clearTimeout(cut);
}
