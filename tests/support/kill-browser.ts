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

/** Ends the browser on a profile at once, without any chance to tidy up; resolves when nothing of it runs any more. */
export async function killBrowser(profile: string): Promise<void> {
  for (const id of await processesOf(profile)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // Gone with its parent.
    }
  }
  while ((await processesOf(profile)).length > 0) await sleep(5);
}
