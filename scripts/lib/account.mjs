import process from 'node:process';
import { inProject } from './paths.mjs';

/** `npm run account -- COMMAND …`: accounts of the site, made and changed without the site. */
export async function run(args) {
  const program = inProject('src', 'server', 'account', 'cli.ts');
  // The program reads its arguments as if it had been started itself.
  process.argv = [process.execPath, program, ...args];
  process.env.NODE_ENV ||= 'production';
  await import('../../src/server/account/cli.ts');
}
