import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, MAX_TOASTS, TOAST_MS } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const saved = { tone: 'ok', text: 'saved' } as const;
const texts = (toasts: ReturnType<typeof createToasts>) => toasts.snapshot().map((toast) => toast.text);

describe('createToasts', () => {
  it('takes a message away after 5000 ms, as the specification says', () => {
    expect(TOAST_MS).toBe(5000);
    const toasts = createToasts();
    toasts.show(saved);
    vi.advanceTimersByTime(4999);
    expect(texts(toasts)).toEqual(['saved']);
    vi.advanceTimersByTime(1);
    expect(texts(toasts)).toEqual([]);
  });

  it('shows the same words once and starts their time anew', () => {
    const toasts = createToasts();
    const first = toasts.show(saved);
    vi.advanceTimersByTime(4000);
    expect(toasts.show(saved)).toBe(first);
    vi.advanceTimersByTime(4000);
    expect(texts(toasts)).toEqual(['saved']);
  });

  it('F6 keeps the ways back from two slips apart, though both are told in the same words', () => {
    const toasts = createToasts();
    const undone: string[] = [];
    for (const name of ['one', 'two'])
      toasts.show({ tone: 'info', text: 'Deleted.', action: { label: 'Undo', run: () => undone.push(name) } });
    for (const { action } of toasts.snapshot()) action?.run();
    expect(undone).toEqual(['one', 'two']);
  });

  it('keeps the newest when there are more than three', () => {
    const toasts = createToasts();
    for (const text of ['a', 'b', 'c', 'd']) toasts.show({ tone: 'info', text });
    expect(texts(toasts)).toEqual(['b', 'c', 'd']);
    expect(toasts.snapshot()).toHaveLength(MAX_TOASTS);
  });

  it('stands while the visitor reads, and leaves after its time when they go on', () => {
    const toasts = createToasts();
    toasts.show(saved);
    toasts.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts(toasts)).toEqual(['saved']);
    toasts.resume();
    vi.advanceTimersByTime(TOAST_MS);
    expect(texts(toasts)).toEqual([]);
  });

  it('is not stuck after the last message was dismissed under the pointer', () => {
    const toasts = createToasts();
    const id = toasts.show(saved);
    toasts.pause();
    toasts.dismiss(id);
    toasts.show({ tone: 'bad', text: 'failed' });
    vi.advanceTimersByTime(TOAST_MS);
    expect(texts(toasts)).toEqual([]);
  });

  it('gives the same snapshot until something changes, and tells its listeners when it does', () => {
    const toasts = createToasts();
    const heard = vi.fn();
    const leave = toasts.subscribe(heard);
    const before = toasts.snapshot();
    expect(toasts.snapshot()).toBe(before);
    toasts.show({ ...saved, duration: null });
    expect(heard).toHaveBeenCalledTimes(1);
    leave();
    toasts.show({ tone: 'info', text: 'more' });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
