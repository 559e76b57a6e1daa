import { expect } from 'vitest';

/** An expectation of something that is on its way: asked again until it holds, however busy the machine is. */
export function eventually<T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { timeout: 60_000, interval: 20 });
}
