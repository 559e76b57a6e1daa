import { existsSync } from 'node:fs';
import { inProject } from './paths.mjs';
import { Failure, say } from './say.mjs';
import { ensureBuilt } from './site.mjs';
import { run as runProgram } from './spawn.mjs';
import { testRun } from './test-run.mjs';

/**
 * Tests of what runs in other processes, which no import leads to, by the folders and files that they are about. Beside
 * them, a feature of the client has the browser tests of its own name.
 */
const FAR_TESTS = [
  ['src/client/features/auth/', 'e2e/accounts'],
  ['src/client/features/(contact|enquiry|waiting)/', 'e2e/outbox'],
  ['src/client/features/(experts|product|help|legal|milestones)/', 'e2e/rendering'],
  ['src/client/features/schedule/', 'e2e/ship-plan'],
  ['src/client/(app|ui)/', 'e2e/shell', 'e2e/keyboard'],
  ['src/client/routes/|src/client/entry-server|src/server/plugins/(pages|renderer)', 'e2e/rendering'],
  ['src/client/offline/outbox/', 'e2e/outbox'],
  ['src/client/offline/', 'e2e/offline'],
  ['src/sw/', 'e2e/offline', 'e2e/update'],
  ['src/client/build/|vite.config.ts', 'e2e/build'],
  ['src/server/(serve|config|start-error)|src/server/db/(embedded|client)', 'process/lifecycle', 'process/crash'],
  ['src/server/(serve|readiness)|src/server/plugins/health', 'process/handover'],
  ['src/server/db/seed/', 'process/site'],
  ['src/server/modules/tracking/(ingest|events|machine)', 'process/tracking-crash'],
  ['scripts/', 'process/commands'],
];

/** `npm run test:changed [-- BASE]`: what the difference between the working tree and a commit (HEAD) touches. */
export async function run([base = 'HEAD']) {
  const changed = [
    ...(await git(['diff', '--name-only', '--diff-filter=d', '--relative', base])),
    ...(await git(['ls-files', '--others', '--exclude-standard'])),
  ];
  if (changed.length === 0) return say(`Nothing has changed since ${base}.`);
  const { types, lint, vitest, counted, browser, end } = testRun();
  await types();
  await lint();
  await vitest('unit, client and API', ['unit', 'client', 'offline', 'api'], { args: ['--changed', base] });
  const far = farTests(changed);
  const [processes, pages] = ['process', 'e2e'].map((folder) =>
    far.filter((path) => path.startsWith(`tests/${folder}/`)),
  );
  if (far.length > 0) await counted('build', () => ensureBuilt().then(() => ''));
  if (processes.length > 0) await vitest('processes', ['process'], { args: processes });
  if (pages.length > 0) await browser({ args: pages });
  end();
}

async function git(args) {
  const { code, output } = await runProgram('git', args, { cwd: inProject() });
  if (code !== 0) throw new Failure(`git ${args[0]} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

/** The tests of other processes that changed files touch: named in the table, by a feature, or changed themselves. */
function farTests(changed) {
  const found = changed.flatMap((path) => {
    const [, feature] = /^src\/client\/features\/([^/]+)\//.exec(path) ?? [];
    const rows = FAR_TESTS.filter(([pattern]) => new RegExp(`^(${pattern})`).test(path)).flatMap(
      ([, ...names]) => names,
    );
    const own = /^tests\/((?:e2e|process)\/[^/]+)\.test\.ts$/.exec(path)?.[1];
    return [...rows, ...(feature === undefined ? [] : [`e2e/${feature}`]), ...(own === undefined ? [] : [own])];
  });
  return [...new Set(found)].map((name) => `tests/${name}.test.ts`).filter((path) => existsSync(inProject(path)));
}
