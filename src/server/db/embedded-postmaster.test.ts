import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disownStalePid } from './embedded-postmaster.ts';

let cluster = '';
const file = () => join(cluster, 'postmaster.pid');
const left = () => readFile(file(), 'utf8').catch(() => null);

beforeEach(async () => {
  cluster = await mkdtemp(join(tmpdir(), 'harbourway-cluster-'));
});
afterEach(() => rm(cluster, { recursive: true, force: true }));

describe('the pid file of a database that does not run any more', () => {
  it.each(['', '\n', '\0\0\0\0', 'torn', '0\n/data\n'])('H18 goes when it names nobody: %j', async (text) => {
    await writeFile(file(), text);
    await disownStalePid(cluster);
    expect(await left()).toBeNull();
  });

  it('names this process where another program has the id by now, and keeps the rest', async () => {
    await writeFile(file(), `${process.ppid}\n/data\n1\n`);
    await disownStalePid(cluster);
    expect(await left()).toBe(`${process.pid}\n/data\n1\n`);
  });

  it('stays where nobody has the id, and none is made', async () => {
    await writeFile(file(), '4194999\n/data\n');
    await disownStalePid(cluster);
    expect(await left()).toBe('4194999\n/data\n');
    await rm(file());
    await disownStalePid(cluster);
    expect(await left()).toBeNull();
  });
});
