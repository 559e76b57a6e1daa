import type { AnyRouter, RouterEvents } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPause } from './after-pause.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** As much of a router as is listened to. */
function listenedTo() {
  const listeners = new Set<(event: RouterEvents['onBeforeNavigate']) => void>();
  const subscribe = ((_type, listener) => {
    listeners.add(listener as (event: RouterEvents['onBeforeNavigate']) => void);
    return () => listeners.delete(listener as (event: RouterEvents['onBeforeNavigate']) => void);
  }) as AnyRouter['subscribe'];
  const goOn = (pathChanged: boolean) => {
    for (const listener of listeners) listener({ pathChanged } as RouterEvents['onBeforeNavigate']);
  };
  return { router: { subscribe }, goOn, listeners };
}

describe('FORM-05 what is done after a pause in the typing', () => {
  it('is done on the page on which it was typed, also when its address changes meanwhile', () => {
    const { router, goOn, listeners } = listenedTo();
    const work = vi.fn();
    afterPause(router, 150, work);
    goOn(false);
    vi.advanceTimersByTime(149);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    expect(listeners.size).toBe(0);
  });

  it('is not done to whoever has followed a link meanwhile, or when it was called off', () => {
    const { router, goOn, listeners } = listenedTo();
    const work = vi.fn();
    afterPause(router, 150, work)();
    afterPause(router, 150, work);
    goOn(true);
    vi.advanceTimersByTime(1000);
    expect(work).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
