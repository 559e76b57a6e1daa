import { createHash } from 'node:crypto';
import { chown, mkdir, open, realpath, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode, errorText, StartError } from '../start-error.ts';
import { type Account, databaseAccount, launcherFor } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import { clusterMark, ensureCluster, type Passwords, readPasswords } from './embedded-cluster.ts';
import { type Holder, hasServer, lockFolder } from './embedded-lock.ts';
import { supervise } from './embedded-postmaster.ts';
import { endDatabaseProcesses } from './embedded-processes.ts';

interface Options {
  /** The data folder, absolute; made if missing. */
  folder: string;
  /** The kind of this process: those that it keeps out are told of it. */
  as?: Holder;
  /** False lets a throw-away cluster (tests) skip the disk. */
  durable?: boolean;
  /** Called when the folder is this process's own, and PostgreSQL about to start: the moment to begin other work. */
  onLocked?: () => void;
  /** Told what takes time, in short lines. */
  log: (line: string) => void;
  /** Called once when the database is lost for good: it keeps ending, or someone took the folder's lock away. */
  onFailure: (error: Error) => void;
}

/** How to reach an embedded PostgreSQL. The addresses hold passwords: never log them. */
interface Addresses {
  /** For the application: role `harbourway`, owner of the database of that name, no superuser. */
  url: string;
  /** For those who create databases: role `postgres`. */
  adminUrl: string;
}

/** A running embedded PostgreSQL. */
export interface EmbeddedDatabase extends Addresses {
  /** Lets a server that starts now wait for the end of this one instead of giving up. */
  announceEnd(): void;
  /** Shuts the database down and frees the folder. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a data folder, after ending what a killed server left running there. Throws a {@link StartError}
 * when the folder cannot be written, another server uses it, or PostgreSQL does not come up.
 */
export async function startEmbedded({
  folder: wanted,
  as = 'server',
  durable = true,
  onLocked,
  log,
  onFailure,
}: Options): Promise<EmbeddedDatabase> {
  const folder = await prepareFolder(wanted);
  const onLost = () => onFailure(new Error(`The lock of ${folder} was taken away.`));
  const lock = await lockFolder(folder, { as, log, onLost });
  try {
    onLocked?.();
    const cluster = join(folder, 'postgres');
    const [binaries, account] = await Promise.all([findBinaries(), databaseAccount(cluster)]);
    const launcher = await launcherFor(account, [binaries.root, folder]);
    const passwords = await ensureCluster({ folder, cluster, binaries, launcher, durable }, log);
    const mark = await clusterMark(cluster);
    // Stopped rather than adopted: a few tens of milliseconds buy a database that runs this version's program and
    // settings and is this process's own child, whose end it notices.
    const left = await endDatabaseProcesses(mark);
    if (left > 0) log('Ended the database that an earlier server left running.');
    const sockets = await socketFolder(folder, account);
    const postmaster = await supervise({ folder, cluster, sockets, mark, binaries, launcher, durable }, log, onFailure);
    return {
      ...addresses(sockets, passwords),
      announceEnd: lock.announceEnd,
      async stop() {
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The addresses of the database that a running server has in a data folder; null when no server runs there. */
export async function findEmbedded(wanted: string): Promise<Addresses | null> {
  const folder = await realpath(wanted).catch(() => null);
  if (folder === null || !(await hasServer(folder))) return null;
  const passwords = await readPasswords(folder);
  return passwords === null ? null : addresses(socketPath(folder), passwords);
}

function addresses(sockets: string, { application, superuser }: Passwords): Addresses {
  const address = (role: string, password: string, database: string) =>
    `postgresql://${role}:${encodeURIComponent(password)}@localhost:5432/${database}?host=${encodeURIComponent(sockets)}`;
  return {
    url: address('harbourway', application, 'harbourway'),
    adminUrl: address('postgres', superuser, 'postgres'),
  };
}

async function prepareFolder(wanted: string): Promise<string> {
  try {
    await makeFolder(wanted);
    const folder = await realpath(wanted);
    const probe = join(folder, `.probe-${process.pid}`);
    await (await open(probe, 'w', 0o600)).close();
    await rm(probe);
    return folder;
  } catch (error) {
    throw new StartError(
      `The data folder ${wanted} cannot be written (${errorCode(error) ?? errorText(error)}); set DATA_DIR to another one.`,
    );
  }
}

/** One level at a time: Node's recursive mkdir never returns where making a folder fails with ENOENT, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  const made = await stat(path).catch(() => null);
  if (made?.isDirectory()) return;
  if (made === null && path !== dirname(path)) await makeFolder(dirname(path));
  await mkdir(path);
}

/** Local only, and only for this user: a socket in a closed folder, no TCP port. */
function socketPath(folder: string): string {
  const inside = join(folder, 'run');
  // The system cuts socket paths at about 100 bytes.
  const short = join(tmpdir(), `harbourway-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  return Buffer.byteLength(inside) > 80 ? short : inside;
}

/**
 * Makes the socket's folder anew. Nothing of this cluster runs any more, so what lies there is stale; a stale lock file
 * with a reused process id would stop PostgreSQL.
 */
async function socketFolder(folder: string, account: Account | null): Promise<string> {
  const sockets = socketPath(folder);
  await rm(sockets, { recursive: true, force: true });
  await mkdir(sockets, { mode: 0o700 });
  if (account !== null) await chown(sockets, account.uid, account.gid);
  return sockets;
}
