import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

/** How far each thread of this process gives way to others; Linux alone tells. */
async function nicenessOfThreads(): Promise<number[]> {
  const threads = await readdir('/proc/self/task');
  const lines = await Promise.all(threads.map((id) => readFile(`/proc/self/task/${id}/stat`, 'utf8').catch(() => '')));
  return lines.map((line) => Number(line.slice(line.lastIndexOf(')') + 2).split(' ')[16]));
}

describe('the hash of a password', () => {
  it('is right for its own password alone, and wrong for everyone where there is none', async () => {
    const stored = await hashPassword('three boxes');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([await isPassword(stored, 'three boxes'), await isPassword(stored, 'four boxes')]).toEqual([true, false]);
    expect(await isPassword(null, 'three boxes')).toBe(false);
  });

  it('that cannot be read is told, and the next one is compared all the same', async () => {
    await expect(isPassword('no hash', 'three boxes')).rejects.toThrow();
    expect(await isPassword(await hashPassword('three boxes'), 'three boxes')).toBe(true);
  });

  it.runIf(process.platform === 'linux')('H32 is made where all else goes first', async () => {
    await hashPassword('three boxes');
    const niceness = await nicenessOfThreads();
    expect(niceness).toContain(10);
    expect(niceness).toContain(0);
  });
});
