import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findEmbedded } from '#server/db/embedded.ts';
import { clusterMark } from '#server/db/embedded-cluster.ts';
import { databaseProcesses } from '#server/db/embedded-processes.ts';
import { freePort, projectFolder, startServer } from '#tests/support/server-process.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-site-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const answers = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** How many transactions have written to the site's database and are not at their end. */
const unfinished = async () => {
  const client = new Client((await findEmbedded(folder))?.adminUrl);
  await client.connect();
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = 'harbourway' and backend_xid is not null",
  );
  await client.end();
  return rowCount;
};

/** `npm start` as a person types it. */
const npmStart = (port: number) => {
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: folder, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { npm, output: () => output };
};

// In this order: each of these finds the folder as the one before has left it.
describe('the real server', () => {
  it('fills an empty database once, also where it was killed in the middle of it', async () => {
    const child = spawn(process.execPath, [join(projectFolder, 'src/server/main.ts')], {
      env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('Filling')) break;
    }
    await expect.poll(unfinished).toBe(1);
    child.kill('SIGKILL');
    const second = await startServer({ env: { DATA_DIR: folder, DRAIN_MS: '0' } });
    expect(second.output()).toContain('Filling the database');
    expect(second.output()).toContain(`Ready: ${second.url}`);
    expect(await second.end('SIGTERM')).toBe(0);
    const third = await startServer({ env: { DATA_DIR: folder, DRAIN_MS: '0' } });
    expect(third.output()).not.toContain('Filling the database');
    expect(await third.end('SIGTERM')).toBe(0);
  });

  it('is started by npm without a build when nothing has changed, and ends whole when npm is killed by force', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/healthz`;
    // The first may have to build.
    for (const round of ['first', 'second']) {
      const { npm, output } = npmStart(port);
      await expect.poll(() => answers(url), { timeout: 150_000 }).toBe(true);
      if (round === 'second') expect(output()).not.toMatch(/Building|Installing/);
      npm.kill('SIGKILL');
      await expect.poll(() => answers(url)).toBe(false);
      const mark = await clusterMark(join(folder, 'postgres'));
      await expect.poll(() => databaseProcesses(mark)).toEqual([]);
    }
  }, 400_000);
});
