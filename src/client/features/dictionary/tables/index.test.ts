import { expect, it } from 'vitest';
import { DATASETS } from '#contract/datasets.ts';
import { tablePages } from './index.ts';

it('DICT-01 to DICT-05 every table has its pages, found by its folder', () => {
  expect([...tablePages.keys()].sort()).toEqual([...DATASETS].sort());
});
