import { isRedirect } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { endBefore, leadWithin } from './list-end.ts';

const answer = (total: number, reachable?: number) => ({
  rows: [],
  total,
  ...(reachable === undefined ? {} : { reachable }),
});

describe('FORM-05 a page beyond the end of its list', () => {
  it('leads to the last page, in the size that is asked for', () => {
    expect(endBefore({ page: 9 }, answer(35))).toBe(2);
    expect(endBefore({ page: 9, size: 10 }, answer(35))).toBe(4);
    expect(endBefore({ page: 3 }, answer(40))).toBe(2);
    expect(endBefore({ page: 2 }, answer(20))).toBe(1);
  });

  it('is none where the page exists, the list is empty, or nothing was answered yet', () => {
    expect(endBefore({ page: 2 }, answer(35))).toBeNull();
    expect(endBefore({}, answer(35))).toBeNull();
    expect(endBefore({ page: 9 }, answer(0))).toBeNull();
    expect(endBefore({ page: 9 }, undefined)).toBeNull();
  });

  it('counts of hits only those that can be paged through', () => {
    expect(endBefore({ page: 60 }, answer(5_000, 1_000))).toBe(50);
    expect(endBefore({ page: 2 }, answer(5_000, 0))).toBeNull();
  });

  it('leads a loader there in the place of the address that was asked for', () => {
    expect(() => leadWithin({ page: 2 }, answer(35))).not.toThrow();
    let thrown: unknown;
    try {
      leadWithin({ page: 9 }, answer(35));
    } catch (error) {
      thrown = error;
    }
    expect(isRedirect(thrown) && thrown.options).toMatchObject({ to: '.', replace: true });
  });
});
