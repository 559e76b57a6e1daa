import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findEmbedded } from '#server/db/embedded.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'harbourway-room-'));
let server: ServerProcess | undefined;

/** Runs a program of the system, and tells whether it could do its work. */
function can(program: string, ...args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A disk of its own, which only root may make. */
const hasDisk = can('mount', '-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder);

afterAll(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM');
  if (hasDisk) can('umount', folder);
  await rm(folder, { recursive: true, force: true });
});

const addRow = async (url: string, id: number) => {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}/rows`, { method: 'POST', headers, body: JSON.stringify({ id }) })).status;
};
const rowsOf = async (url: string): Promise<number[]> => {
  const answer = await fetch(`${url}/rows`);
  return answer.ok ? answer.json() : [];
};

/** Takes all room of the disk, and has the database begin piece after piece of its journal until there is none for one. */
async function fillDisk(dataDir: string, filler: string): Promise<void> {
  const client = new Client((await findEmbedded(dataDir))?.adminUrl);
  // It loses its connection with the database.
  client.on('error', () => undefined);
  await client.connect();
  const { bavail, bsize } = await statfs(folder);
  expect(can('fallocate', '-l', String(bavail * bsize), filler)).toBe(true);
  try {
    for (let n = 0; n < 100; n += 1) {
      await client.query("select pg_logical_emit_message(false, 'filler', repeat('x', 1000))");
      await client.query('select pg_switch_wal()');
    }
  } catch {
    // As it should be.
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('a data folder whose disk is full', () => {
  it.runIf(hasDisk)('H28 is read from, written to again when there is room, and stopped like the others', async () => {
    const dataDir = join(folder, 'data');
    server = await startServer({
      program: 'tests/process/fixtures/row-server.ts',
      env: { DATA_DIR: dataDir, DRAIN_MS: '0' },
    });
    const { url, output } = server;
    expect(await addRow(url, 1)).toBe(201);
    const filler = join(folder, 'filler');
    await fillDisk(dataDir, filler);
    await expect.poll(output).toContain('ended by itself');
    await expect.poll(() => rowsOf(url)).toEqual([1]);
    expect(await addRow(url, 2)).not.toBe(201);
    await expect.poll(async () => (await fetch(`${url}/readyz`)).json()).toEqual({ status: 'read-only database' });
    await rm(filler);
    await expect.poll(() => addRow(url, 3).catch(() => 0)).toBe(201);
    expect(await rowsOf(url)).toEqual(expect.arrayContaining([1, 3]));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
