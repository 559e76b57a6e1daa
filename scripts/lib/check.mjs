import process from 'node:process';
import { say, since } from './say.mjs';
import { run as runProgram } from './spawn.mjs';

const checks = [
  ['types', 'tsc', ['-b']],
  ['lint and format', 'biome', ['check']],
  ['architecture', 'vitest', ['run', '--project', 'unit', '--reporter=dot', 'tests/architecture']],
];

/** `npm run check`: what can be said without a database or a browser. */
export async function run() {
  let failed = false;
  for (const [name, program, args] of checks) {
    const began = performance.now();
    const { code, output } = await runProgram(program, args);
    failed ||= code !== 0;
    say(`${code === 0 ? '✓' : '✗'} ${name} (${since(began)})`);
    if (code !== 0) say(output.trimEnd());
  }
  process.exit(failed ? 1 : 0);
}
