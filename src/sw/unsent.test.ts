import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsent } from './unsent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('H26 holds no start back where the database never answers, and takes over nothing then', async () => {
  const silent = { open: () => new EventTarget() as IDBOpenDBRequest };
  const told = vi.fn();
  void hasUnsent(silent).then(told);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledWith(true);
});
