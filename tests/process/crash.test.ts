import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startedAt } from '#server/db/embedded-processes.ts';
import { killUnderLoad } from '#tests/support/kill-under-load.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const program = 'tests/process/fixtures/row-server.ts';
let folder = '';
let server: ServerProcess | undefined;
let bystander: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-crash-'));
});
afterEach(async () => {
  bystander?.kill('SIGKILL');
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startServer({ program, env: { DATA_DIR: folder, DRAIN_MS: '0' } });
  return server;
};

const postmasterPid = async () =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);

/** A process that has nothing to do with the server, of the user PostgreSQL runs as. */
const startBystander = async () => {
  const { uid, gid } = await stat(join(folder, 'postgres'));
  bystander = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid, stdio: 'ignore' } : { stdio: 'ignore' });
  await once(bystander, 'spawn');
  return bystander;
};

const addRow = async (url: string, id: number) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/rows`, { method: 'POST', headers, body: JSON.stringify({ id }) });
  expect(answer.status).toBe(201);
};

describe('after a crash', () => {
  it('has every acknowledged row, and answers again, after each kill under load', async () => {
    const times = rounds({ few: 3, all: 20 });
    const { acknowledged, lost } = await killUnderLoad({ program, folder, rounds: times });
    expect(lost).toEqual([]);
    expect(acknowledged).toBeGreaterThan(times);
  }, 600_000);

  it('recovers when the database was killed with its server', async () => {
    const first = await start();
    await addRow(first.url, 1_000_000_001);
    const pid = await postmasterPid();
    await first.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const second = await start();
    expect(await (await fetch(`${second.url}/rows`)).json()).toContain(1_000_000_001);
  });

  it('is not misled by a database pid that another program has now, and leaves that program alone', async () => {
    const first = await start();
    const pid = await postmasterPid();
    await first.end('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const other = await startBystander();
    const file = join(folder, 'postgres', 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(String(pid), String(other.pid)));
    await start();
    expect(await postmasterPid()).not.toBe(other.pid);
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it('is not misled by a server pid that another program has now', async () => {
    const first = await start();
    await first.end('SIGKILL');
    const other = await startBystander();
    const file = join(folder, 'server.lock');
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"pid":${first.child.pid}`, `"pid":${other.pid}`));
    await start();
    expect(other.exitCode ?? other.signalCode).toBeNull();
  });

  it('finds a database that runs on without its pid file', async () => {
    const first = await start();
    const pid = await postmasterPid();
    await first.end('SIGKILL');
    await rm(join(folder, 'postgres', 'postmaster.pid'));
    const second = await start();
    expect(second.output()).toContain('Ended the database that an earlier server left running.');
    expect(await startedAt(pid)).toBe('');
  });

  it('brings back a database that ended by itself, without a new start of the server', async () => {
    const running = await start();
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(async () => (await fetch(`${running.url}/rows`)).status).toBe(200);
    expect(running.child.exitCode).toBeNull();
  });

  it('sets new passwords when their file was lost', async () => {
    const first = await start();
    await first.end('SIGTERM');
    await rm(join(folder, 'database-passwords.json'));
    const second = await start();
    expect((await fetch(`${second.url}/rows`)).status).toBe(200);
    expect((await stat(join(folder, 'database-passwords.json'))).mode & 0o777).toBe(0o600);
  });
});
