import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { inProject, root } from './paths.mjs';
import { explain, say, since } from './say.mjs';
import { ensureBuilt } from './site.mjs';
import { run as runProgram, tail } from './spawn.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };

/**
 * `npm test`: everything, in order, whatever fails on the way. A check that is no test counts as one. The last line is
 * the sum, and the exit code is 1 when anything failed.
 */
export async function run() {
  const built = await counted('build', () => ensureBuilt().then(() => ''));
  await counted('types', () => tool('tsc', ['-b']));
  await counted('lint and format', () => tool('biome', ['check', '--colors=off']));
  await vitest('architecture, unit, API and processes', ['unit', 'offline', 'api', 'process']);
  const browser = await findBrowser();
  if (browser === null) fail('browser', 'No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
  else if (built) await vitest('browser', ['e2e'], { CHROMIUM_PATH: browser });
  else fail('browser', 'There is no build to test.');
  say('');
  say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(total.failed > 0 ? 1 : 0);
}

function fail(name, reason) {
  total.failed += 1;
  say(`✗ ${name}`);
  say(reason);
}

/** Runs a check that throws, or resolves with a complaint, when it fails. */
async function counted(name, check) {
  const began = performance.now();
  try {
    const complaint = await check();
    if (complaint !== '') {
      fail(name, complaint);
      return false;
    }
  } catch (error) {
    fail(name, '');
    explain(error);
    return false;
  }
  total.passed += 1;
  say(`✓ ${name} (${since(began)})`);
  return true;
}

async function tool(program, args) {
  const { code, output } = await runProgram(program, args);
  return code === 0 ? '' : tail(output, 80);
}

/** Runs projects of vitest.config.ts and adds what they report; a run that breaks outside of its tests counts as failed. */
async function vitest(name, projects, env = {}) {
  const began = performance.now();
  say(`… ${name}`);
  const file = inProject('.cache', 'test', `${projects[0]}.json`);
  mkdirSync(inProject('.cache', 'test'), { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runProgram(
    'vitest',
    [
      'run',
      '--passWithNoTests',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${relative(root, file)}`,
    ],
    { env: { NODE_ENV: 'test', ...env }, show: true },
  );
  const counts = readCounts(file);
  // A file that cannot be loaded has no tests to fail, and an error between tests belongs to none.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  for (const key of Object.keys(total)) total[key] += counts[key];
  say(`${counts.failed === 0 ? '✓' : '✗'} ${name}: ${counts.passed} passed, ${counts.failed} failed (${since(began)})`);
}

function readCounts(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const broken = report.testResults.filter(({ status, assertionResults }) => {
      return status === 'failed' && assertionResults.every((result) => result.status !== 'failed');
    });
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
