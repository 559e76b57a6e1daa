import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { inProject } from './paths.mjs';
import { Failure, say } from './say.mjs';
import { run as runProgram, tail } from './spawn.mjs';

/** `npm run generate`: every file that is made from another one. The checks fail when one of them is out of date. */
export async function run() {
  await step('route tree', makeRouteTree);
  await step('message catalogs', () => tool('lingui', ['extract', '--clean']));
  await step('OpenAPI', () => tool(process.execPath, [inProject('src', 'server', 'openapi.ts')]));
  await step('configuration in the README', writeConfiguration);
}

async function step(name, work) {
  await work();
  say(`✓ ${name}`);
}

async function tool(program, args) {
  const { code, output } = await runProgram(program, args);
  if (code !== 0) throw new Failure(tail(output, 40));
}

/** The router's plugin writes the tree when Vite reads its configuration. */
async function makeRouteTree() {
  const { resolveConfig } = await import('vite');
  await resolveConfig({ root: inProject(), logLevel: 'error' }, 'build');
}

const begin = '<!-- configuration: npm run generate -->';
const end = '<!-- end of configuration -->';

async function writeConfiguration() {
  const file = inProject('README.md');
  if (!existsSync(file)) return;
  const { configMarkdown } = await import('../../src/server/config.ts');
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to === -1) throw new Failure(`README.md lacks the lines "${begin}" and "${end}".`);
  writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${configMarkdown()}\n\n${text.slice(to)}`);
}
