import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { seedOf } from './datasets/index.ts';
import { authoredDate } from './datasets/seed-dataset.ts';

/** The rows of all tables as they were on that day. */
const GONE_OVER = { authoredDate: '2026-11-29', digest: 'd99135c3360805f7' };

it('DICT-01 to DICT-05 rows of the project that change come with a new date, by which running sites get them', () => {
  const rows = DATASETS.map((dataset) => [dataset, seedOf(dataset).entries()]);
  const digest = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  expect({ authoredDate, digest }, 'Set authoredDate to today where a row has changed, then note both here.').toEqual(
    GONE_OVER,
  );
});
