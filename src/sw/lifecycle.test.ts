import { describe, expect, it, vi } from 'vitest';
import { takeOverOnConsent, type WorkerLife } from './lifecycle.ts';

/** A worker's surroundings, as far as its life is concerned. */
function scopeWith(active: object | null) {
  const listeners = new Map<string, (event: object) => void>();
  const skipWaiting = vi.fn(() => Promise.resolve());
  const claim = vi.fn(() => Promise.resolve());
  takeOverOnConsent({
    registration: { active },
    clients: { claim },
    skipWaiting,
    addEventListener: ((type: string, listener: (event: object) => void) => {
      listeners.set(type, listener);
    }) as WorkerLife['addEventListener'],
  });
  const tell = (type: string, data?: unknown) => listeners.get(type)?.({ data, waitUntil: () => undefined });
  return { tell, skipWaiting, claim };
}

describe('PWA-06 the worker', () => {
  it('takes the page of the first visit at once, and a later one waits', () => {
    const first = scopeWith(null);
    first.tell('install');
    first.tell('activate');
    expect([first.skipWaiting.mock.calls.length, first.claim.mock.calls.length]).toEqual([1, 1]);
    const later = scopeWith({});
    later.tell('install');
    later.tell('activate');
    expect([later.skipWaiting.mock.calls.length, later.claim.mock.calls.length]).toEqual([0, 0]);
  });

  it('S07 is told to go on by one message only, whatever else a page sends', () => {
    const { tell, skipWaiting } = scopeWith({});
    const others = [null, undefined, 7, 'SKIP_WAITING', [], {}, { type: null }, { type: 'skip_waiting' }];
    for (const data of [...others, { action: 'SKIP_WAITING' }]) tell('message', data);
    expect(skipWaiting).not.toHaveBeenCalled();
    tell('message', { type: 'SKIP_WAITING' });
    expect(skipWaiting).toHaveBeenCalledOnce();
  });
});
