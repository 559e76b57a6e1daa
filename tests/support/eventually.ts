import { expect } from 'vitest';

/**
 * An expectation of something that is on its way: asked again until it holds, for as long as `expect.poll` of the project
 * says in `vitest.config.ts`. What is promised within a time is measured, not asked like this.
 */
export function eventually<T>(read: () => T | Promise<T>): ReturnType<typeof expect.poll<T>> {
  return expect.poll(read, { interval: 20 });
}
