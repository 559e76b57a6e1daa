import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const commandOf = (id: string) => readFile(join('/proc', id, 'cmdline'), 'utf8').catch(() => '');

/** The processes of the browser that runs on a profile's folder; its own first. Linux only: it is read from `/proc`. */
async function processesOf(profile: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found: { id: number; isChild: boolean }[] = [];
  for (const id of ids) {
    const command = await commandOf(id);
    if (command.includes(`--user-data-dir=${profile}`))
      found.push({ id: Number(id), isChild: command.includes('--type=') });
  }
  return found.sort((one, other) => Number(one.isChild) - Number(other.isChild)).map(({ id }) => id);
}

/**
 * Finds the browser that runs on a profile; gives what ends it at once, without any chance to tidy up, and resolves when
 * nothing of it runs any more.
 */
export async function aimAtBrowser(profile: string): Promise<() => Promise<void>> {
  const [first] = await processesOf(profile);
  if (first === undefined) throw new Error(`No browser runs on ${profile}`);
  return async () => {
    process.kill(first, 'SIGKILL');
    while ((await processesOf(profile)).length > 0) await sleep(5);
  };
}
