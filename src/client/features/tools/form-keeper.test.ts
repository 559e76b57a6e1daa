import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormKeeper } from './form-keeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PAUSE_MS = 400;

function keeperOnPage() {
  const write = vi.fn<(text: string) => void>();
  const onOwn = vi.fn<() => void>();
  return { keeper: createFormKeeper({ write, onOwn, pauseMs: PAUSE_MS }), write, onOwn };
}

describe('PWA-04 the form of a calculator is kept', () => {
  it('once, when the visitor pauses after a change of his own', () => {
    const { keeper, write } = keeperOnPage();
    keeper.shows(null);
    keeper.shows('1');
    vi.advanceTimersByTime(PAUSE_MS - 1);
    keeper.shows('12');
    vi.advanceTimersByTime(PAUSE_MS - 1);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write.mock.calls).toEqual([['12']]);
    keeper.flush();
    expect(write).toHaveBeenCalledOnce();
  });

  it('at once when he leaves within the pause', () => {
    const { keeper, write } = keeperOnPage();
    keeper.shows('12');
    keeper.flush();
    expect(write.mock.calls).toEqual([['12']]);
    vi.advanceTimersByTime(PAUSE_MS);
    expect(write).toHaveBeenCalledOnce();
  });

  it('not by a tab in which nothing was changed: another one may have kept a newer form since', () => {
    const { keeper, write } = keeperOnPage();
    keeper.given('kept');
    keeper.shows('kept');
    vi.advanceTimersByTime(PAUSE_MS);
    keeper.flush();
    expect(write).not.toHaveBeenCalled();
  });

  it('not while it is the form of a link; from the first change on it is his own, and the address lets go of it', () => {
    const { keeper, write, onOwn } = keeperOnPage();
    keeper.awaits();
    keeper.shows(null);
    keeper.given('linked');
    keeper.shows('linked');
    keeper.flush();
    expect([keeper.own(), write.mock.calls, onOwn.mock.calls]).toEqual([false, [], []]);
    keeper.shows('linked, changed');
    keeper.shows('linked, changed twice');
    expect(keeper.own()).toBe(true);
    expect(onOwn).toHaveBeenCalledOnce();
    keeper.flush();
    expect(write.mock.calls).toEqual([['linked, changed twice']]);
  });

  it('also when a change was taken back: the change was kept before', () => {
    const { keeper, write } = keeperOnPage();
    keeper.given('kept');
    keeper.shows('changed');
    keeper.flush();
    keeper.shows('kept');
    keeper.flush();
    expect(write.mock.calls).toEqual([['changed'], ['kept']]);
  });

  it('not when it was typed before the form of the link is there, which takes its place', () => {
    const { keeper, write, onOwn } = keeperOnPage();
    keeper.awaits();
    keeper.shows('typed into the example');
    keeper.given('linked');
    keeper.shows('linked');
    keeper.flush();
    expect([write.mock.calls, onOwn.mock.calls]).toEqual([[], []]);
  });
});
