import { execFile } from 'node:child_process';
import { chown, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';

const run = promisify(execFile);

/** A user of the system that PostgreSQL runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/** How to start a program of PostgreSQL: as this process's own user, or, for root, as {@link Account}. */
export interface Launcher {
  account: Account | null;
  /** Turns a program and its arguments into what to spawn. */
  wrap(program: string, args: readonly string[]): { command: string; args: string[]; options: Partial<Account> };
}

const ownName = 'harbourway';

/**
 * The user for the database when this process is root, else null: PostgreSQL refuses to run as root. An existing
 * cluster keeps its owner; a new one goes to the system's `postgres`, or to a user made for it.
 */
export async function databaseAccount(cluster: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const account = (await lookUp('postgres')) ?? (await lookUp(ownName)) ?? (await create());
  // A cluster that root copied or restored: PostgreSQL insists on owning its files.
  if (owner !== null) await chownTree(cluster, account);
  return account;
}

async function lookUp(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function create(): Promise<Account> {
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownName]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', ownName]],
  ];
  for (const [program, args] of attempts) {
    const made = await run(program, args).then(
      () => lookUp(ownName),
      () => null,
    );
    if (made !== null) return made;
  }
  throw new StartError(
    'PostgreSQL does not run as root and no user could be made for it: start as another user, or set DATABASE_URL.',
  );
}

async function chownTree(path: string, { uid, gid }: Account): Promise<void> {
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const child = join(path, entry.name);
    if (entry.isDirectory()) await chownTree(child, { uid, gid });
    else if (entry.isFile()) await chown(child, uid, gid);
  }
}

/**
 * How to start PostgreSQL for `account`, which must come to all of `folders`. In a home folder closed to others (root's
 * is) it cannot; there, the one privilege to pass closed folders is left to it.
 */
export async function launcherFor(account: Account | null, folders: readonly string[]): Promise<Launcher> {
  if (account === null) return { account, wrap: (command, args) => ({ command, args: [...args], options: {} }) };
  const closed = await firstClosed(account, folders);
  if (closed === null) return { account, wrap: (command, args) => ({ command, args: [...args], options: account }) };
  const privilege = await passPrivilege();
  if (privilege === null) {
    throw new StartError(
      `The database's user (id ${account.uid}) cannot enter ${closed}: put the project and DATA_DIR elsewhere, start as another user, or set DATABASE_URL.`,
    );
  }
  // The last two: PostgreSQL asks with access(2) whether its programs may be run, and the kernel answers that question
  // without privileges unless told not to; and nothing it starts may gain more.
  const prefix = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    `--inh-caps=+${privilege}`,
    `--ambient-caps=+${privilege}`,
    '--securebits=+no_setuid_fixup',
    '--no-new-privs',
    '--',
  ];
  return {
    account,
    wrap: (program, args) => ({ command: 'setpriv', args: [...prefix, program, ...args], options: {} }),
  };
}

/** The first folder on the way to `folders` that the account may not pass, or null. */
async function firstClosed(account: Account, folders: readonly string[]): Promise<string | null> {
  for (const folder of folders) {
    const way: string[] = [];
    for (let path = folder; ; path = dirname(path)) {
      way.unshift(path);
      if (path === dirname(path)) break;
    }
    for (const path of way) {
      const { mode, uid, gid } = await stat(path);
      const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
      if ((mode & bit) === 0) return path;
    }
  }
  return null;
}

/** The weakest privilege this root can hand on that passes closed folders; containers often lack the weaker one. */
async function passPrivilege(): Promise<'dac_read_search' | 'dac_override' | null> {
  if (process.platform !== 'linux') return null;
  const usable = await run('setpriv', ['--version']).then(
    ({ stdout }) => stdout.includes('util-linux'),
    () => false,
  );
  if (!usable) return null;
  const status = await readFile('/proc/self/status', 'utf8');
  const held = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`);
  const has = (bit: bigint) => ((held >> bit) & 1n) === 1n;
  const mayPassOn = has(8n);
  if (!mayPassOn) return null;
  if (has(2n)) return 'dac_read_search';
  return has(1n) ? 'dac_override' : null;
}
