import { mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasServer, lockFolder } from './embedded-lock.ts';

let folder = '';
const file = () => join(folder, 'server.lock');
const never = () => expect.unreachable('the lock was lost');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'harbourway-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A lock of this very process, changed as told. */
const writeLock = async (changes: Record<string, unknown>) => {
  const lock = await lockFolder(folder, 'server', never);
  const text = await readFile(file(), 'utf8');
  lock.release();
  await writeFile(file(), JSON.stringify({ ...JSON.parse(text), ...changes }));
};

describe('the lock of a data folder', () => {
  it('keeps a second holder out until it is released', async () => {
    const lock = await lockFolder(folder, 'server', never);
    expect(await hasServer(folder)).toBe(true);
    await expect(lockFolder(folder, 'server', never)).rejects.toThrow(`Another server (process ${process.pid}, since `);
    lock.release();
    expect(await hasServer(folder)).toBe(false);
    (await lockFolder(folder, 'server', never)).release();
  });

  it('says when it is an import that keeps others out, which is no server', async () => {
    const lock = await lockFolder(folder, 'tool', never);
    expect(await hasServer(folder)).toBe(false);
    await expect(lockFolder(folder, 'server', never)).rejects.toThrow(/^An import .+; wait for its end\.$/);
    lock.release();
  });

  it('is taken from a process that has ended, or whose id another one has now', async () => {
    await writeLock({ started: 'another time' });
    (await lockFolder(folder, 'server', never)).release();
    await writeLock({ pid: 2 ** 22 + 1 });
    (await lockFolder(folder, 'server', never)).release();
  });

  it('is not taken from another machine or container while that one renews it', async () => {
    await writeLock({ realm: 'elsewhere' });
    const beat = setInterval(() => void utimes(file(), new Date(), new Date()), 200);
    await expect(lockFolder(folder, 'server', never)).rejects.toThrow('Another server');
    clearInterval(beat);
  });

  it('is taken from another machine or container that no longer renews it', async () => {
    await writeLock({ realm: 'elsewhere' });
    (await lockFolder(folder, 'server', never)).release();
  });

  it('is taken when its file is damaged', async () => {
    await writeFile(file(), '{"pid":');
    (await lockFolder(folder, 'server', never)).release();
  });

  it('is renewed while held, and tells its holder when it was taken away', async () => {
    let lost = 0;
    const lock = await lockFolder(folder, 'server', () => {
      lost += 1;
    });
    await utimes(file(), 0, 0);
    await expect.poll(async () => (await stat(file())).mtimeMs, { timeout: 2000 }).toBeGreaterThan(0);
    await writeFile(file(), 'someone else');
    await expect.poll(() => lost, { timeout: 2000 }).toBe(1);
    lock.release();
    expect(await readFile(file(), 'utf8')).toBe('someone else');
  });
});
