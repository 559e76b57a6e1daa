import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexKeeper } from './index-keeper.ts';
import type { IndexRepo } from './index-repo.ts';

/** An index that is never written to, and what happens when it is opened. */
function openedWith(open: () => Promise<void>): IndexRepo {
  return { inTransaction: open, settle: async () => undefined };
}

async function* nothing() {}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('SEARCH-01 an index that could not be brought up to date', () => {
  it('is tried again after a pause, which grows, until it can', async () => {
    const failed = vi.fn();
    const open = vi.fn<() => Promise<void>>().mockRejectedValueOnce('first').mockRejectedValueOnce('second');
    open.mockResolvedValue();
    const keeper = createIndexKeeper(openedWith(open), nothing, failed);
    await keeper.ready();
    expect(failed.mock.calls).toEqual([['first']]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed.mock.calls).toEqual([['first'], ['second']]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(open).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(open).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open).toHaveBeenCalledTimes(3);
  });

  it('has what changed during the try that failed', async () => {
    const tries: PromiseWithResolvers<void>[] = [];
    const open = () => {
      const attempt = Promise.withResolvers<void>();
      tries.push(attempt);
      return attempt.promise;
    };
    const keeper = createIndexKeeper(openedWith(open), nothing, () => undefined);
    const ready = keeper.ready();
    keeper.changed();
    tries[0]?.reject('lost');
    await ready;
    await vi.advanceTimersByTimeAsync(1000);
    expect(tries).toHaveLength(2);
  });

  it('is tried at once at the next change, and then not again for the pause', async () => {
    const open = vi.fn<() => Promise<void>>().mockRejectedValueOnce('first').mockResolvedValue();
    const keeper = createIndexKeeper(openedWith(open), nothing, () => undefined);
    await keeper.ready();
    keeper.changed();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('is left when the server closes', async () => {
    const open = vi.fn<() => Promise<void>>().mockRejectedValue('gone');
    const keeper = createIndexKeeper(openedWith(open), nothing, () => undefined);
    await keeper.ready();
    await keeper.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
