import { afterEach, expect, it, vi } from 'vitest';
import { planInWorker } from './plan-in-worker.ts';

vi.mock('#domain/loading/plan-load.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

/** A worker whose file is gone. */
class GoneWorker {
  onerror: () => void = () => undefined;
  postMessage(): void {
    queueMicrotask(() => this.onerror());
  }
  terminate(): void {}
}

/** A browser that starts no workers. */
class NoWorker {
  constructor() {
    throw new Error('No workers here');
  }
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the worker ends', GoneWorker],
  ['there is no worker', NoWorker],
])('a plan is refused and not waited for when %s and the page cannot have the code', async (_case, worker) => {
  vi.stubGlobal('Worker', worker);
  const busy = { current: false };
  await expect(planInWorker([], busy)).rejects.toThrow();
  expect(busy.current).toBe(false);
});
