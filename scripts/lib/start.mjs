import process from 'node:process';
import { ensureBuilt } from './site.mjs';
import { watchParent } from './watch-parent.mjs';

/** `npm start`: builds what is out of date and becomes the server. */
export async function run() {
  await ensureBuilt();
  process.env.NODE_ENV ||= 'production';
  watchParent(() => process.kill(process.pid, 'SIGTERM'));
  await import('../../src/server/main.ts');
}
