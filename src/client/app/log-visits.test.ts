import { describe, expect, it } from 'vitest';
import { visitAdd } from '#contract/log.ts';
import { VISITS_PATH } from './log-visits.ts';

describe('ROUTE-12 the log of visits', () => {
  it('is asked in leaving at the address of its call', () => {
    expect([visitAdd.method, visitAdd.path]).toEqual(['POST', VISITS_PATH]);
  });
});
