import process from 'node:process';

/** How often a long trial is repeated: a few times in `npm test`, each time in `npm run test:long`. */
export function rounds({ few, all }: { few: number; all: number }): number {
  return process.env.TEST_ROUNDS === 'all' ? all : few;
}
