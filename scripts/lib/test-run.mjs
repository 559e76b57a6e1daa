import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import process from 'node:process';
import { findBrowser } from './browser.mjs';
import { inProject, root } from './paths.mjs';
import { explain, say, seconds, since } from './say.mjs';
import { run as runProgram, tail } from './spawn.mjs';

const SLOWEST = 20;

/**
 * A run of checks, whatever fails on the way; a check that is no test counts as one. `end` prints the slowest tests and
 * the sum, and ends the process with code 1 when anything failed.
 */
export function testRun() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const tests = [];

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

  const tool = (name, program, args) =>
    counted(name, async () => {
      const { code, output } = await runProgram(program, args);
      return code === 0 ? '' : tail(output, 80);
    });

  /** Runs projects of vitest.config.ts and adds what they report; a run that breaks outside of its tests counts as failed. */
  async function vitest(name, projects, { args = [], env = {} } = {}) {
    say(`… ${name}`);
    const file = inProject('.cache', 'test', `${projects[0]}.json`);
    mkdirSync(inProject('.cache', 'test'), { recursive: true });
    rmSync(file, { force: true });
    const { code } = await runProgram(
      'vitest',
      [
        'run',
        ...args,
        '--passWithNoTests',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${relative(root, file)}`,
      ],
      { env: { NODE_ENV: 'test', ...env }, show: true },
    );
    const files = readReport(file);
    for (const [project, found] of Map.groupBy(files, ({ project }) => project)) {
      const [passed, failed] = ['passed', 'failed'].map((key) => found.reduce((sum, one) => sum + one[key], 0));
      const time = seconds(Math.max(...found.map(({ end }) => end)) - Math.min(...found.map(({ start }) => start)));
      say(`${failed === 0 ? '✓' : '✗'} ${project}: ${passed} passed, ${failed} failed (${time})`);
    }
    const before = total.failed;
    for (const one of files) {
      for (const key of Object.keys(total)) total[key] += one[key];
      tests.push(...one.tests);
    }
    // An error between tests belongs to none.
    if (code !== 0 && total.failed === before) fail(name, 'The run broke outside of its tests.');
  }

  return {
    tool,
    counted,
    vitest,
    types: () => tool('types', 'tsc', ['-b']),
    lint: () => tool('lint and format', 'biome', ['check', '--colors=off']),
    /** Runs the tests of the site in a browser, all of them unless `args` names some. */
    async browser(options = {}) {
      const browser = await findBrowser();
      if (browser === null) fail('browser', 'No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
      else await vitest('browser', ['e2e'], { ...options, env: { CHROMIUM_PATH: browser } });
    },
    fail,
    end() {
      tests.sort((a, b) => b.ms - a.ms);
      say('');
      if (tests.length > 0) say('The slowest tests:');
      for (const { ms, file, name } of tests.slice(0, SLOWEST)) say(`${seconds(ms).padStart(10)}  ${file}  ${name}`);
      say('');
      say(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
      process.exit(total.failed > 0 ? 1 : 0);
    },
  };
}

/** The project of vitest.config.ts that a test file belongs to. */
function projectOf(path) {
  const [, folder] = /^tests\/(?!architecture)([^/]+)/.exec(path) ?? [];
  return folder ?? (/^src\/(client|sw)\//.test(path) ? 'client' : 'unit');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults.map(readFile);
  } catch {
    return [];
  }
}

function readFile({ name, status, startTime, endTime, assertionResults }) {
  const path = relative(root, name).replaceAll('\\', '/');
  const count = (...wanted) => assertionResults.filter((result) => wanted.includes(result.status)).length;
  const failed = count('failed');
  return {
    project: projectOf(path),
    start: startTime,
    end: endTime,
    passed: count('passed'),
    // A file that cannot be loaded has no tests to fail.
    failed: status === 'failed' ? Math.max(1, failed) : failed,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
    tests: assertionResults.map(({ fullName, duration }) => ({ file: path, name: fullName, ms: duration ?? 0 })),
  };
}
