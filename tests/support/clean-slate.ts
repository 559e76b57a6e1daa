import { afterAll, vi } from 'vitest';

/**
 * For `setupFiles` where test files share a process: each begins with modules of its own, and takes back what it has put
 * in the place of the platform.
 */
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
