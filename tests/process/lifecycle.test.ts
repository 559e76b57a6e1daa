import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort, runToEnd, type ServerProcess, startServer } from '#tests/support/server-process.ts';

const program = 'tests/process/fixtures/row-server.ts';
let folder = '';
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-process-'));
});
afterEach(async () => {
  if (server?.child.exitCode === null && server.child.signalCode === null) await server.end('SIGTERM');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ program, env: { DATA_DIR: folder, ...env } });
  return server;
};

/** Asks for what is answered by {@link release}; resolves when the server is at it, with the answer that is still to come. */
const askHeld = async (running: ServerProcess) => {
  const answer = fetch(`${running.url}/held`);
  // Looked at later, when the server may have broken off.
  answer.catch(() => undefined);
  await expect.poll(running.output).toContain('held: begun');
  return { answer };
};
const release = (running: ServerProcess) => running.child.kill('SIGUSR2');

const refuses = (url: string) =>
  fetch(url).then(
    () => false,
    () => true,
  );

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('ends by %s with code 0 and leaves no database behind', async (signal) => {
    const running = await start({ DRAIN_MS: '0' });
    expect(await running.end(signal)).toBe(0);
    expect((await start()).output()).not.toContain('earlier server');
  });

  it('says 503 at /readyz first, while it still serves, and finishes what it has begun', async () => {
    const running = await start({ DRAIN_MS: '2000' });
    const held = await askHeld(running);
    const ended = running.end('SIGTERM');
    await expect.poll(running.output).toContain('Stopping');
    const ready = await fetch(`${running.url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'stopping' });
    const alive = await fetch(`${running.url}/healthz`);
    expect(alive.status).toBe(200);
    expect(alive.headers.get('connection')).toBe('close');
    await expect.poll(() => refuses(running.url)).toBe(true);
    release(running);
    const answer = await held.answer;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ held: true });
    expect(await ended).toBe(0);
  });

  it('cuts off a request that never ends', async () => {
    const running = await start({ DRAIN_MS: '0' });
    const endless = await askHeld(running);
    expect(await running.end('SIGTERM')).toBe(0);
    await expect(endless.answer).rejects.toThrow();
  });
});

describe('a start', () => {
  it('H31 says in one sentence that the process may hold too few files open', async () => {
    const { code, output } = await runToEnd({ program, env: { DATA_DIR: folder }, openFiles: 200 });
    expect(code).toBe(1);
    expect(output).toMatch(/^The server needs \d+ open files and may have 200: [^\n]*\.\n$/);
  });
});

describe('a data folder', () => {
  it('serves where the way to it is closed to all other users, as in the home of root', async () => {
    const closed = join(folder, 'home');
    await mkdir(closed, { mode: 0o700 });
    const running = await start({ DATA_DIR: join(closed, 'data'), DRAIN_MS: '0' });
    expect((await fetch(`${running.url}/rows`)).status).toBe(200);
  });

  it('serves where the path is too long for a socket', async () => {
    const long = join(folder, 'long'.repeat(20), 'data');
    const running = await start({ DATA_DIR: long, DRAIN_MS: '0' });
    expect((await fetch(`${running.url}/rows`)).status).toBe(200);
  });

  it('lets nobody else read the passwords or reach the database', async () => {
    await start({ DRAIN_MS: '0' });
    const mode = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
    expect(await mode('database-passwords.json')).toBe('600');
    expect(await mode('postgres')).toBe('700');
    expect(await mode('run')).toBe('700');
    const settings = await readFile(join(folder, 'postgres', 'postmaster.opts'), 'utf8');
    expect(settings).toContain('"listen_addresses="');
    const access = await readFile(join(folder, 'postgres', 'pg_hba.conf'), 'utf8');
    expect(access).not.toMatch(/^[^#].*\btrust\b/m);
  });
});

describe('two servers', () => {
  it('refuses a second one on the same data folder, and the first goes on', async () => {
    const first = await start();
    const second = await runToEnd({ program, env: { DATA_DIR: folder, PORT: String(await freePort()) } });
    expect(second.code).toBe(1);
    expect(second.output).toMatch(/^Another server \(process \d+, since .+\) already uses the data folder .+\.\n$/);
    expect(second.output).toContain(`process ${first.child.pid}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  it('lets one of many that start at once win', async () => {
    const own = await mkdtemp(join(tmpdir(), 'harbourway-race-'));
    try {
      const starts = await Promise.allSettled(
        Array.from({ length: 4 }, () => startServer({ program, env: { DATA_DIR: own, DRAIN_MS: '0' } })),
      );
      const won = starts.filter((result) => result.status === 'fulfilled');
      expect(won).toHaveLength(1);
      expect(await won[0]?.value.end('SIGTERM')).toBe(0);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  });
});

describe('what keeps a server from starting is said in one sentence, with code 1', () => {
  it('a taken port', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const failed = await runToEnd({ program, env: { DATA_DIR: folder, PORT: String(port) } });
    other.close();
    expect(failed.code).toBe(1);
    expect(failed.output).toBe(
      `Port ${port} on 127.0.0.1 is already taken by another program; set PORT to a free one.\n`,
    );
  });

  it('a data folder that is a file', async () => {
    const failed = await runToEnd({ program, env: { DATA_DIR: '/etc/hostname', PORT: '0' } });
    expect(failed).toMatchObject({
      code: 1,
      output: 'The data folder /etc/hostname cannot be written (EEXIST); set DATA_DIR to another one.\n',
    });
  });

  it('a data folder that cannot be made', async () => {
    const failed = await runToEnd({ program, env: { DATA_DIR: '/proc/harbourway', PORT: '0' } });
    expect(failed).toMatchObject({
      code: 1,
      output: 'The data folder /proc/harbourway cannot be written (ENOENT); set DATA_DIR to another one.\n',
    });
  });

  it('a data folder that may not be written', async () => {
    const closed = join(folder, 'closed');
    await mkdir(closed, { mode: 0o500 });
    // Permissions do not hold root back, the kernel's own folders do.
    const wanted = process.getuid?.() === 0 ? '/sys/harbourway' : join(closed, 'data');
    const failed = await runToEnd({ program, env: { DATA_DIR: wanted, PORT: '0' } });
    expect(failed.code).toBe(1);
    expect(failed.output).toMatch(
      /^The data folder \S+ cannot be written \((EACCES|EPERM|EROFS)\); set DATA_DIR to another one\.\n$/,
    );
  });

  it('a database that cannot be reached, without repeating its password', async () => {
    const port = await freePort();
    const failed = await runToEnd({
      program,
      env: { DATABASE_URL: `postgresql://me:hunter2@127.0.0.1:${port}/site`, PORT: '0' },
    });
    expect(failed).toMatchObject({
      code: 1,
      output: `The database site at 127.0.0.1:${port} cannot be reached (ECONNREFUSED); check DATABASE_URL.\n`,
    });
  });

  it('a setting that makes no sense', async () => {
    const failed = await runToEnd({ program, env: { PORT: 'http' } });
    expect(failed).toMatchObject({ code: 1, output: 'PORT must be a whole number from 0 to 65535, not "http".\n' });
  });
});
