import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '#tests/support/server-process.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-try-out-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Starts on the same folder, as `npm start` does where nothing else is set. */
const start = (env: Record<string, string> = {}) =>
  startServer({ env: { DATA_DIR: folder, DRAIN_MS: '0', NODE_ENV: '', ...env } });

const enter = async (url: string, origin = url) => {
  const answer = await fetch(`${url}/api/tryOut/enter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ as: 'admin' }),
  });
  return answer.status;
};

// In this order: each finds the folder as the one before has left it.
describe('G15 a start with nothing configured', () => {
  it('is a try-out, said in one line, in which an administrator is one click away', async () => {
    const server = await start();
    expect(server.output().match(/^Try-out mode.*$/gm)).toHaveLength(1);
    expect(await enter(server.url)).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it.each([
    ['NODE_ENV is set', { NODE_ENV: 'production' }],
    ['it serves others as well', { HOST: '0.0.0.0' }],
  ])('is none when %s', async (_, env) => {
    const server = await start(env);
    expect(server.output()).not.toContain('Try-out');
    expect(await enter(server.url)).toBe(404);
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('is one again when it is tried again', async () => {
    const server = await start();
    expect(server.output()).toContain('Try-out mode');
    expect(await enter(server.url)).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
