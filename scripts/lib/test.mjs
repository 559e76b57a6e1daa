import { ensureBuilt } from './site.mjs';
import { testRun } from './test-run.mjs';

/** `npm test`: everything, in order. */
export async function run() {
  const { counted, types, lint, vitest, browser, fail, end } = testRun();
  const built = await counted('build', () => ensureBuilt().then(() => ''));
  await types();
  await lint();
  await vitest('architecture, unit, client, API and processes', ['unit', 'client', 'offline', 'api', 'process']);
  if (built) await browser();
  else fail('browser', 'There is no build to test.');
  end();
}
