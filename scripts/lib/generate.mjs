import process from 'node:process';
import { makeLandOutline } from './land-outline.mjs';
import { inProject } from './paths.mjs';
import { makeReadings } from './readings.mjs';
import { Failure, say } from './say.mjs';
import { run as runProgram, tail } from './spawn.mjs';

/** `npm run generate`: every file that is made from another one. The checks fail when one of them is out of date. */
export async function run() {
  await step('route tree', makeRouteTree);
  await step('message catalogs', () => tool('lingui', ['extract', '--clean']));
  await step('outline of the land', makeLandOutline);
  await step('readings of Chinese characters', makeReadings);
  await step('OpenAPI', () => tool(process.execPath, [inProject('src', 'server', 'openapi.ts')]));
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
