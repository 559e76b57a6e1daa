import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorText, StartError } from '../start-error.ts';
import type { Launcher } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';
import { databaseEnvironment, lastComplaint } from './embedded-cluster.ts';
import { endDatabaseProcesses, isAlive } from './embedded-processes.ts';
import { roomOf } from './embedded-room.ts';

interface Place {
  /** The data folder; PostgreSQL's output goes to `postgres.log` in it. */
  folder: string;
  cluster: string;
  /** Folder of the socket. */
  sockets: string;
  /** Name that tells this cluster's processes from all others. */
  mark: string;
  binaries: Binaries;
  launcher: Launcher;
  durable: boolean;
}

const restartsPerMinute = 3;
/** How long it waits before it starts a database again for which there is no room, in milliseconds. */
const NO_ROOM_PAUSES = [500, 1000, 2000, 5000];
const ROOM_CHECK_MS = 2000;

/**
 * Starts PostgreSQL and keeps it running: should it end by itself (out of memory, say), it is started again a few
 * times, then `onFailure` is told. One that ends because its disk is full is started for reading only, again and again until
 * there is room. Resolves when it takes connections.
 */
export async function supervise(place: Place, log: (line: string) => void, onFailure: (error: Error) => void) {
  const stop = new AbortController();
  const { signal } = stop;
  const room = roomOf(place.folder);
  let child: ChildProcess | undefined;
  let pending = Promise.resolve();
  let ends: number[] = [];
  /** Whether it is about to end because it was told to. */
  let isMeant = false;

  const start = async (readsOnly: boolean) => {
    await disownStalePid(place.cluster);
    child = await launch({ ...place, readsOnly });
    await untilReady(place, child, log, signal);
    child.once('exit', () => {
      pending = restart();
    });
  };

  /** Lets it write again when there is room: it ends, and is started as usual. */
  const waitForRoom = async () => {
    const own = child;
    while (!(await room.suffices())) await sleep(ROOM_CHECK_MS, undefined, { signal, ref: false });
    log('There is room on the disk again.');
    ends = [];
    if (own === undefined || own !== child) return;
    isMeant = true;
    own.kill('SIGINT');
  };

  const startAnew = async (): Promise<'started' | 'no room'> => {
    await endDatabaseProcesses(place.mark);
    const suffices = await room.suffices();
    if (suffices && ends.length > restartsPerMinute) throw new Error('The database keeps ending by itself.');
    if (!suffices) await room.release();
    try {
      await start(!suffices);
    } catch (error) {
      if (suffices) throw error;
      return 'no room';
    }
    if (suffices) await room.keep();
    else waitForRoom().catch(() => undefined);
    return 'started';
  };

  const restart = async () => {
    if (signal.aborted) return;
    ends = [...ends.filter((time) => time > Date.now() - 60_000), Date.now()];
    if (!isMeant) log('The database ended by itself; starting it again …');
    isMeant = false;
    try {
      for (let tries = 0; !signal.aborted && (await startAnew()) === 'no room'; tries += 1) {
        if (tries === 0) log('There is no room on the disk for the database; waiting for some …');
        const pause = NO_ROOM_PAUSES[Math.min(tries, NO_ROOM_PAUSES.length - 1)];
        await sleep(pause, undefined, { signal, ref: false });
      }
    } catch (error) {
      if (!signal.aborted) onFailure(error instanceof Error ? error : new Error(errorText(error)));
    }
  };

  await start(false);
  // Nobody waits for it; without it a full disk is waited for all the same.
  if (place.durable) room.keep().catch(() => undefined);
  return {
    async stop(): Promise<void> {
      stop.abort();
      await pending;
      if (child !== undefined) await shutDown(child);
      await endDatabaseProcesses(place.mark);
    },
  };
}

/**
 * Takes over what is left of `postmaster.pid` when nothing of this cluster runs any more. One that a power cut left empty
 * or torn names nothing, and PostgreSQL would not start for it. After a crash it may name an id that another program has by now, and PostgreSQL would not start. The
 * id is replaced by this process's own, which PostgreSQL passes over as its parent's; removing the file instead would
 * also remove its second guard, the shared memory it names.
 */
export async function disownStalePid(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return;
  const pid = Number.parseInt(text, 10);
  if (!(Math.abs(pid) > 0)) return rm(file, { force: true });
  if (!isAlive(pid)) return;
  await writeFile(file, text.replace(/^-?\d+/, String(process.pid)));
}

async function launch(how: Place & { readsOnly: boolean }): Promise<ChildProcess> {
  const { folder, cluster, sockets, mark, binaries, launcher, durable, readsOnly } = how;
  const settings = {
    listen_addresses: '',
    // A list: quoted, because a folder's name may hold a comma or a space.
    unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    port: '5432',
    cluster_name: mark,
    // Queries of a server that was killed end within a second of it.
    client_connection_check_interval: '1s',
    // Nothing that writes without being asked to.
    ...(readsOnly ? { default_transaction_read_only: 'on', autovacuum: 'off' } : {}),
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }),
  };
  const { command, args, options } = launcher.wrap(binaries.postgres, [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const output = await open(await rotatedLog(folder), 'a', 0o600);
  try {
    if (launcher.account !== null) await output.chown(launcher.account.uid, launcher.account.gid);
    // A file, not a pipe: PostgreSQL outlives a killed server and must not fail at its next line of output. And a session
    // of its own, because Ctrl-C in the terminal reaches all of this one, and the server still needs it then.
    const stdio = ['ignore', output.fd, output.fd] as const;
    return spawn(command, args, {
      ...options,
      stdio: [...stdio],
      env: databaseEnvironment(),
      cwd: '/',
      detached: true,
    });
  } finally {
    await output.close();
  }
}

function logFile(folder: string): string {
  return join(folder, 'postgres.log');
}

const logLimit = 5 * 1024 * 1024;

async function rotatedLog(folder: string): Promise<string> {
  const file = logFile(folder);
  const size = (await stat(file).catch(() => null))?.size ?? 0;
  if (size > logLimit) await rename(file, `${file}.1`);
  return file;
}

const readyLimitMs = 120_000;

/** Waits for the word `ready` that PostgreSQL writes into its pid file, as its own pg_ctl does. */
async function untilReady(
  { folder, cluster }: Place,
  child: ChildProcess,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  const began = Date.now();
  let told = false;
  while (Date.now() < began + readyLimitMs) {
    if (failure !== undefined || child.exitCode !== null || child.signalCode !== null) {
      const output = failure === undefined ? await readFile(logFile(folder), 'utf8').catch(() => '') : failure.message;
      throw new StartError(`The database could not be started: ${lastComplaint(output)} (see ${logFile(folder)})`);
    }
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return;
    if (!told && Date.now() > began + 2000) {
      told = true;
      log('The database replays its log …');
    }
    await sleep(8, undefined, { signal });
  }
  child.kill('SIGQUIT');
  throw new StartError(`The database was not ready after ${readyLimitMs / 1000} s (see ${logFile(folder)}).`);
}

/** A fast shutdown, then an immediate one: both keep every acknowledged write. */
async function shutDown(child: ChildProcess): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await Promise.race([ended, sleep(2000, undefined, { ref: false })]);
  }
}
