import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, StartError } from '../start-error.ts';
import type { Launcher } from './embedded-account.ts';
import type { Binaries } from './embedded-binaries.ts';

const passwordsSchema = z.object({ superuser: z.string().min(1), application: z.string().min(1) });

/** Passwords of the cluster's two roles: `postgres`, and `harbourway`, which owns the database of the same name. */
export type Passwords = z.infer<typeof passwordsSchema>;

interface Place {
  /** The data folder. */
  folder: string;
  /** PostgreSQL's own folder in it. */
  cluster: string;
  binaries: Binaries;
  launcher: Launcher;
  /** False for throw-away clusters, which need not reach the disk. */
  durable: boolean;
}

/** Creates the cluster where there is none, with both roles and the database, and returns their passwords. */
export async function ensureCluster(place: Place, log: (line: string) => void): Promise<Passwords> {
  const { folder, cluster } = place;
  const exists = (await stat(join(cluster, 'PG_VERSION')).catch(() => null)) !== null;
  if (exists) await checkVersion(cluster);
  const kept = await readPasswords(folder);
  if (exists && kept !== null) return kept;
  const passwords = kept ?? (await makePasswords(folder));
  if (exists) await singleUser(place, cluster, setPasswords(passwords));
  else {
    log('Creating the database …');
    await create(place, passwords);
  }
  return passwords;
}

const version = 18;

async function checkVersion(cluster: string): Promise<void> {
  const found = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (found === String(version)) return;
  throw new StartError(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this one is PostgreSQL ${version}.`,
  );
}

function passwordFile(folder: string): string {
  return join(folder, 'database-passwords.json');
}

/** The passwords kept in a data folder; null when there are none yet. */
export async function readPasswords(folder: string): Promise<Passwords | null> {
  const text = await readFile(passwordFile(folder), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return passwordsSchema.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${passwordFile(folder)} is damaged; delete it, and new passwords are set at the next start.`);
  }
}

/** Written before the cluster is, and renamed into place: there is never a cluster whose password was not kept. */
async function makePasswords(folder: string): Promise<Passwords> {
  const passwords = { superuser: randomBytes(24).toString('hex'), application: randomBytes(24).toString('hex') };
  const draft = `${passwordFile(folder)}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  await rename(draft, passwordFile(folder));
  return passwords;
}

const draftPrefix = 'new-cluster-';

/** A cluster is made under another name and renamed when whole, so that a start killed half-way leaves nothing half. */
async function create(place: Place, passwords: Passwords): Promise<void> {
  const { folder, cluster, binaries, launcher } = place;
  for (const name of await readdir(folder)) {
    if (name.startsWith(draftPrefix)) await rm(join(folder, name), { recursive: true, force: true });
  }
  const draft = await mkdtemp(join(folder, draftPrefix));
  const made = join(draft, 'cluster');
  const secret = join(draft, 'password');
  await mkdir(made, { mode: 0o700 });
  await writeFile(secret, `${passwords.superuser}\n`, { mode: 0o600 });
  if (launcher.account !== null) {
    for (const path of [draft, made, secret]) await chown(path, launcher.account.uid, launcher.account.gid);
  }
  await runProgram(place, binaries.initdb, [
    `--pgdata=${made}`,
    '--username=postgres',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin provider sorts by code point on every machine alike. The character classes that trigrams go by come
    // from the system's locale, and in the locale C no Chinese character is a letter.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
    '--lc-messages=C',
    '--set=timezone=UTC',
    '--set=log_timezone=UTC',
    // In postgresql.conf, where an operator may change them: short queries gain nothing from compilation, and a small
    // log is replayed in seconds after a power cut.
    '--set=jit=off',
    '--set=max_wal_size=256MB',
    ...(place.durable ? [] : ['--no-sync']),
  ]);
  await singleUser(place, made, [
    'create role harbourway login;',
    'create database harbourway owner harbourway;',
    ...setPasswords(passwords),
  ]);
  await rename(made, cluster);
  await rm(draft, { recursive: true, force: true });
}

function setPasswords({ superuser, application }: Passwords): string[] {
  const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
  return [
    `alter role postgres password ${literal(superuser)};`,
    `alter role harbourway password ${literal(application)};`,
  ];
}

/** Runs statements without a server, one per line, which also works when no password is known. */
async function singleUser(place: Place, cluster: string, statements: string[]): Promise<void> {
  await runProgram(
    place,
    place.binaries.postgres,
    [
      '--single',
      '-D',
      cluster,
      '-c',
      'log_min_messages=error',
      '-c',
      'exit_on_error=on',
      ...(place.durable ? [] : ['-F']),
      'postgres',
    ],
    `${statements.join('\n')}\n`,
  );
}

async function runProgram({ launcher }: Place, program: string, args: string[], input = ''): Promise<void> {
  const { command, args: wrapped, options } = launcher.wrap(program, args);
  // In a session of its own, so that Ctrl-C in the terminal ends the start and not this half-way.
  const child = spawn(command, wrapped, { ...options, env: databaseEnvironment(), cwd: '/', detached: true });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  child.stdout.resume();
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`The database could not be created: ${lastComplaint(said)}`);
}

/** The last line of PostgreSQL's output that says what went wrong, without its prefix. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const complaint = lines.findLast((line) => /(FATAL|PANIC|ERROR|error|could not)/.test(line)) ?? lines.at(-1);
  return complaint?.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim() ?? 'it said nothing.';
}

/** PG* variables of the person who starts the server must not steer its database. */
export function databaseEnvironment(): Record<string, string> {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_MESSAGES: 'C', TZ: 'UTC' };
}

/**
 * A name by which the processes of one cluster are told from all others: of the folder itself, because a copy of the
 * folder is another cluster, and the same path in another container too.
 */
export async function clusterMark(cluster: string): Promise<string> {
  const { dev, ino } = await stat(cluster, { bigint: true });
  return `harbourway-${createHash('sha256').update(`${cluster} ${dev} ${ino}`).digest('hex').slice(0, 12)}`;
}
