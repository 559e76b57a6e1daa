import { enableCompileCache } from 'node:module';
import process from 'node:process';
import { inProject } from './paths.mjs';
import { ensureBuilt } from './site.mjs';
import { watchParent } from './watch-parent.mjs';

/** `npm start`: builds what is out of date and becomes the server. */
export async function run() {
  await ensureBuilt();
  watchParent((signal) => process.kill(process.pid, signal));
  // A third of what reading the server's modules costs; where the folder cannot be written, nothing is kept.
  enableCompileCache(inProject('.cache', 'node'));
  await import('../../src/server/main.ts');
}
