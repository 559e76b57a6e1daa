import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFrame } from './frame-data.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('SSR', false);
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** Begins a first navigation where the experts are answered so; tells since when it goes on, in milliseconds. */
function navigate(experts: Promise<unknown>) {
  const client = new QueryClient();
  const ask = vi.spyOn(client, 'query').mockReturnValue(experts);
  const start = Date.now();
  let wentOn: number | null = null;
  void loadFrame(client).then(() => {
    wentOn = Date.now() - start;
  });
  return { asked: () => ask.mock.calls.map(([{ queryKey }]) => queryKey), wentOnAfter: () => wentOn };
}

describe('ROUTE-11 the first navigation', () => {
  it('asks for the experts of the menu and goes on as soon as they are there', async () => {
    const { asked, wentOnAfter } = navigate(new Promise((resolve) => setTimeout(resolve, 200)));
    expect(asked()).toEqual([['experts.list', {}]]);
    await vi.advanceTimersByTimeAsync(199);
    expect(wentOnAfter()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(wentOnAfter()).toBe(200);
  });

  it('waits 1.5 s for experts that do not come, and no longer', async () => {
    const { wentOnAfter } = navigate(new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(wentOnAfter()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(wentOnAfter()).toBe(1_500);
  });

  it('goes on at once where they cannot be had', async () => {
    const { wentOnAfter } = navigate(Promise.reject(new Error('no server')));
    await vi.advanceTimersByTimeAsync(0);
    expect(wentOnAfter()).toBe(0);
  });
});
