import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.ts';

const plan = { first: 1_000, last: 60_000 };

describe('the pause before another try', () => {
  it('R08 doubles up to the longest', () => {
    const longest = [0, 1, 2, 5, 6, 40, 5_000].map((failures) => backoff(failures, plan, () => 0));
    expect(longest).toEqual([1_000, 2_000, 4_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('R08 is anything up to that with full jitter, and keeps a least pause with less', () => {
    expect(backoff(3, plan, () => 0.75)).toBe(2_000);
    expect(backoff(3, { ...plan, jitter: 0.5 }, () => 1)).toBe(4_000);
  });
});
