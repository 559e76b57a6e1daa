import { readdirSync } from 'node:fs';
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { inProject } from './paths.mjs';
import { Failure, say, since } from './say.mjs';
import { ensureBuilt } from './site.mjs';
import { run as runProgram } from './spawn.mjs';

/**
 * `npm run bench [-- NAME …] [--OPTION=VALUE …]`: the measurements in tests/bench, one after the other, since they share
 * the machine. Options go to each of them.
 */
export async function run(words) {
  const names = words.filter((word) => !word.startsWith('--'));
  const options = words.filter((word) => word.startsWith('--'));
  const files = readdirSync(inProject('tests', 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .sort();
  const known = files.map((file) => file.slice(0, -'.bench.ts'.length));
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Failure(`There is no measurement "${unknown}"; there are ${known.join(', ')}.`);
  await ensureBuilt();
  const browser = await findBrowser();
  let failed = false;
  for (const name of names.length > 0 ? names : known) {
    const began = performance.now();
    say(`\n── ${name}`);
    const { code } = await runProgram(process.execPath, [inProject('tests', 'bench', `${name}.bench.ts`), ...options], {
      env: { NODE_ENV: 'production', ...(browser === null ? {} : { CHROMIUM_PATH: browser }) },
      show: true,
    });
    failed ||= code !== 0;
    say(code === 0 ? `   (${since(began)})` : `   failed after ${since(began)}`);
  }
  process.exit(failed ? 1 : 0);
}
