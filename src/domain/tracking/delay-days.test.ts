import { describe, expect, it } from 'vitest';
import { wholeDaysLate } from './delay-days.ts';

describe('the days of a delay', () => {
  it.each([
    [null, 0],
    [0, 0],
    [0.1, 0],
    [0.5, 0],
    [0.6, 1],
    [1.2, 1],
    [2.5, 2],
    [7, 7],
    [-0.5, 0],
    [-0.6, -1],
    [-2.5, -2],
  ])('%s is told as %i', (days, whole) => expect(wholeDaysLate(days)).toBe(whole));
});
