import { vi } from 'vitest';
import type { TestApp } from './app.ts';

/** Has the requests of a test log through the server's own logger, on which it can spy, in place of one for each request. */
export function logThroughServer({ app }: TestApp): void {
  vi.spyOn(app.log, 'child').mockReturnValue(app.log);
}
