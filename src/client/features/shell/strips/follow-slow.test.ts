import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSlow } from './follow-slow.ts';

let client: QueryClient;
let told: boolean[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  told = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const follow = () => {
  stop = followSlow(client, (slow) => told.push(slow));
};

/** Asks something that is answered after so long. */
function ask(key: string, ms: number): void {
  const queryFn = () => new Promise<string>((resolve) => setTimeout(() => resolve(key), ms));
  void client.fetchQuery({ queryKey: [key], queryFn }).catch(() => undefined);
}

describe('R03 a slow network', () => {
  it('is told of after ten seconds without an answer, until the last one has come', async () => {
    follow();
    ask('one', 12_000);
    ask('other', 15_000);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told.at(-1)).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(told.at(-1)).toBe(false);
  });

  it('is no row of quick answers, however long it is', async () => {
    follow();
    for (let asked = 0; asked < 40; asked += 1) {
      ask(`page ${asked}`, 900);
      await vi.advanceTimersByTimeAsync(500);
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual([]);
  });

  it('is not what was given up, as at a logout', async () => {
    follow();
    ask('forgotten', 60_000);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(told).toEqual([true]);
    client.clear();
    expect(told).toEqual([true, false]);
  });

  it('is told of what was asked before, too', async () => {
    ask('early', 30_000);
    follow();
    await vi.advanceTimersByTimeAsync(10_100);
    expect(told).toEqual([true]);
  });
});
