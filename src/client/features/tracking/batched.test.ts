import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batched } from './batched.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('questions that come at the same moment', () => {
  it('TRACK-01 go out together, at most so many at once, and each gets its own answer', async () => {
    const calls: number[][] = [];
    const ask = batched<number, string>(3, async (keys) => {
      calls.push([...keys]);
      return new Map(keys.filter((key) => key !== 4).map((key) => [key, `answer ${key}`]));
    });
    const answers = Promise.all([1, 2, 2, 3, 4].map(ask));
    await vi.runAllTimersAsync();
    expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 3', null]);
    expect(calls).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const later = ask(1);
    await vi.runAllTimersAsync();
    expect(await later).toBe('answer 1');
    expect(calls).toHaveLength(3);
  });

  it('fail together', async () => {
    const ask = batched<number, string>(3, () => Promise.reject(new Error('no')));
    const outcomes = Promise.allSettled([ask(1), ask(2)]);
    await vi.runAllTimersAsync();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
