import process from 'node:process';
import { say } from './say.mjs';
import { ensureBuilt } from './site.mjs';
import { run as runProgram } from './spawn.mjs';

/**
 * `npm run test:engines`: the core journeys in Firefox and WebKitGTK, with and without a connection, where they are
 * installed; the browsers are not part of the project, so `npm test` does without.
 */
export async function run() {
  const { firefox } = await import('../../tests/engines/firefox.ts');
  const { webkit } = await import('../../tests/engines/webkit.ts');
  const missing = [firefox, webkit].map((engine) => engine.missing());
  for (const sentence of missing) if (sentence !== null) say(sentence);
  if (missing.every((sentence) => sentence !== null)) return;
  await ensureBuilt();
  const { code } = await runProgram('vitest', ['run', '--project', 'engines', '--reporter=verbose'], {
    env: { NODE_ENV: 'test' },
    show: true,
  });
  process.exit(code);
}
