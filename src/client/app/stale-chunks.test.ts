import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recoverFromStaleChunks } from './stale-chunks.ts';

const reload = vi.fn();
let stored: Map<string, string>;

/** A tab whose server answers or does not; returns what makes the fetch of a part fail. */
function openTab({ reached }: { reached: boolean }): () => Promise<void> {
  const target = new EventTarget();
  vi.stubGlobal('window', { addEventListener: target.addEventListener.bind(target), location: { reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  recoverFromStaleChunks(async () => reached);
  return async () => {
    target.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('not there') }));
    await vi.runAllTimersAsync();
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  stored = new Map();
  reload.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PWA-06 a lazy part whose file is gone', () => {
  it('has the page reloaded when the server answers, once within ten seconds', async () => {
    const fail = openTab({ reached: true });
    await fail();
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves the page as it is where nothing answers: a reload would end on the page of the browser', async () => {
    await openTab({ reached: false })();
    expect(reload).not.toHaveBeenCalled();
  });

  it('leaves no reload to the router, which asks nobody', async () => {
    await openTab({ reached: false })();
    expect(stored.get('tanstack_router_reload:not there')).toBe('1');
  });
});
