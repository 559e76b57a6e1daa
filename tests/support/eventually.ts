import { expect } from 'vitest';

/** An expectation of something that is on its way: asked again until it holds, for at most half a minute: a busy machine is slow, not wrong. */
export function eventually<T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: 30_000, interval: 20 });
}
