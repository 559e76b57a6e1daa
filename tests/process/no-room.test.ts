import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEmbedded } from '#server/db/embedded.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

let folder = '';
let server: ServerProcess | undefined;

/** A disk of its own, which only root may make. */
function mountDisk(place: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', place], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-room-'));
});
afterAll(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM');
  try {
    execFileSync('umount', [folder], { stdio: 'ignore' });
  } catch {
    // It was never mounted.
  }
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

/** Has the database begin piece after piece of its journal, until there is no room for one. */
async function fillJournal(dataDir: string): Promise<void> {
  const client = new Client((await findEmbedded(dataDir))?.adminUrl);
  // It loses its connection with the database.
  client.on('error', () => undefined);
  try {
    await client.connect();
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
  it('H28 is read from, is written to again when there is room, and is left as it should be', async (test) => {
    if (!mountDisk(folder)) return test.skip();
    const dataDir = join(folder, 'data');
    server = await startServer({
      program: 'tests/process/fixtures/row-server.ts',
      env: { DATA_DIR: dataDir, DRAIN_MS: '0' },
    });
    const { url, output } = server;
    expect(await addRow(url, 1)).toBe(201);
    const filler = join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(400 * 1024 * 1024)).catch(() => undefined);
    await fillJournal(dataDir);
    await expect.poll(output).toContain('ended by itself');
    await expect.poll(() => rowsOf(url)).toEqual([1]);
    expect(await addRow(url, 2)).not.toBe(201);
    const ready = await fetch(`${url}/readyz`);
    expect(await ready.json()).toEqual({ status: 'read-only database' });
    await rm(filler);
    await expect.poll(() => addRow(url, 3).catch(() => 0)).toBe(201);
    expect(await rowsOf(url)).toEqual(expect.arrayContaining([1, 3]));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
