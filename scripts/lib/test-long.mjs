import process from 'node:process';
import { run as runAll } from './test.mjs';

/** `npm run test:long`: everything, and long trials with all their rounds (tests/support/rounds.ts). */
export function run() {
  process.env.TEST_ROUNDS = 'all';
  return runAll();
}
