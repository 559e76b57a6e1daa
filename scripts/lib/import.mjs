import process from 'node:process';
import { inProject } from './paths.mjs';

/** `npm run import -- KIND FILE …`: an official file into the database. */
export async function run(args) {
  const program = inProject('src', 'server', 'import', 'cli.ts');
  // The program reads its arguments as if it had been started itself.
  process.argv = [process.execPath, program, ...args];
  process.env.NODE_ENV ||= 'production';
  await import('../../src/server/import/cli.ts');
}
