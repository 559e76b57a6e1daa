import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Holder, hasServer, lockFolder } from './embedded-lock.ts';

let folder = '';
const file = () => join(folder, 'server.lock');
const silent = () => undefined;
const lost = () => expect.unreachable('the lock was lost');
const lock = (as: Holder = 'server', onLost: () => void = lost) => lockFolder(folder, { as, log: silent, onLost });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A lock of this very process, changed as told. */
const writeLock = async (changes: Record<string, unknown>) => {
  const held = await lock();
  const text = await readFile(file(), 'utf8');
  held.release();
  await writeFile(file(), JSON.stringify({ ...JSON.parse(text), ...changes }));
};

describe('the lock of a data folder', () => {
  it('keeps a second holder out until it is released', async () => {
    const held = await lock();
    expect(await hasServer(folder)).toBe(true);
    await expect(lock()).rejects.toThrow(`Another server (process ${process.pid}, since `);
    held.release();
    expect(await hasServer(folder)).toBe(false);
    (await lock()).release();
  });

  it('says when it is an import that keeps others out, which is no server', async () => {
    const held = await lock('tool');
    expect(await hasServer(folder)).toBe(false);
    await expect(lock()).rejects.toThrow(/^An import .+; wait for its end\.$/);
    held.release();
  });

  it('is waited for while its holder is stopping', async () => {
    const held = await lock();
    held.announceEnd();
    const next = lock();
    setTimeout(() => held.release(), 1500);
    (await next).release();
    expect(await hasServer(folder)).toBe(false);
  });

  it('is taken from a process that has ended, or whose id another one has now', async () => {
    await writeLock({ started: 'another time' });
    (await lock()).release();
    await writeLock({ pid: 2 ** 22 + 1 });
    (await lock()).release();
  });

  it('is not taken from another machine or container while that one renews it', async () => {
    await writeLock({ realm: 'elsewhere' });
    const beat = setInterval(() => void utimes(file(), new Date(), new Date()), 200);
    await expect(lock()).rejects.toThrow('Another server');
    clearInterval(beat);
  });

  it('is taken from another machine or container that no longer renews it', async () => {
    await writeLock({ realm: 'elsewhere' });
    (await lock()).release();
  });

  it('is taken when its file is damaged', async () => {
    await writeFile(file(), '{"pid":');
    (await lock()).release();
  });

  it('is renewed while held, and tells its holder when it was taken away', async () => {
    let losses = 0;
    const held = await lock('server', () => {
      losses += 1;
    });
    await utimes(file(), 0, 0);
    await expect.poll(async () => (await stat(file())).mtimeMs).toBeGreaterThan(0);
    await writeFile(file(), 'someone else');
    await expect.poll(() => losses).toBe(1);
    held.release();
    expect(await readFile(file(), 'utf8')).toBe('someone else');
  });
});
