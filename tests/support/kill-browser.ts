import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const commandOf = (id: string) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');

/** The processes of the browser that runs on a profile's folder. Linux only: it is read from `/proc`. */
async function processesOf(profile: string): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(ids.map(commandOf));
  // Processes may rewrite what separates their arguments.
  return ids.filter((_id, at) => commands[at]?.includes(`--user-data-dir=${profile}`)).map(Number);
}

function kill(ids: readonly number[]): void {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has gone with the others.
    }
  }
}

/**
 * Finds the browser that runs on a profile; gives what ends it at once with all of its processes, as an empty battery does,
 * and resolves when nothing of it runs any more.
 */
export async function aimAtBrowser(profile: string): Promise<() => Promise<void>> {
  const aimed = await processesOf(profile);
  if (aimed.length === 0) throw new Error(`No browser runs on ${profile}`);
  return async () => {
    kill(aimed);
    for (let left = await processesOf(profile); left.length > 0; left = await processesOf(profile)) {
      kill(left);
      await sleep(5);
    }
  };
}
