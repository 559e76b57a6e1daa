import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReadyPages, type PageName } from './ready-pages.ts';

const HOME: PageName = { url: '/home', locale: 'zh_CN' };
const ENGLISH: PageName = { url: '/home?lang=en_US', locale: 'en_US' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pages that are made when told, and what was made of them. */
function workshop() {
  const kept: PageName[] = [];
  let making = Promise.withResolvers<void>();
  const begun: PageName[] = [];
  const failed = vi.fn();
  const ready = createReadyPages({
    pages: [HOME, ENGLISH],
    make: (page) => {
      making = Promise.withResolvers();
      begun.push(page);
      return making.promise;
    },
    isKept: (page) => kept.includes(page),
    onFailure: failed,
    everyMs: 45_000,
  });
  /** Ends what is being made, with an error where one is given, and lets what follows begin. */
  const finish = async (error?: string) => {
    if (error === undefined) making.resolve();
    else making.reject(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** What has begun to be made since this was last asked. */
  const made = () => begun.splice(0);
  return { ready, kept, failed, finish, made };
}

describe('pages that are kept ready', () => {
  it('are made one after another at the start, and again before they are too old', async () => {
    const { ready, kept, finish, made } = workshop();
    ready.start();
    expect(made()).toEqual([HOME]);
    await finish();
    expect(made()).toEqual([ENGLISH]);
    await finish();
    kept.push(HOME, ENGLISH);
    await vi.advanceTimersByTimeAsync(44_000);
    expect(made()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(made()).toEqual([HOME]);
  });

  it('are made at once where a change has them forgotten, and left alone where not', async () => {
    const { ready, kept, finish, made } = workshop();
    ready.changed();
    expect(made()).toEqual([]);
    ready.start();
    await finish();
    await finish();
    made();
    kept.push(HOME, ENGLISH);
    ready.changed();
    expect(made()).toEqual([]);
    kept.splice(0, 1);
    ready.changed();
    expect(made()).toEqual([HOME]);
  });

  it('are not made again where a visitor had one made at the start', async () => {
    const { ready, kept, finish, made } = workshop();
    ready.start();
    kept.push(ENGLISH);
    await finish();
    expect(made()).toEqual([HOME]);
  });

  it('are looked at once more when something changed while they were being made', async () => {
    const { ready, kept, finish, made } = workshop();
    ready.start();
    ready.changed();
    ready.changed();
    await finish();
    kept.push(ENGLISH);
    await finish();
    expect(made()).toEqual([HOME, ENGLISH, HOME]);
    await finish();
    expect(made()).toEqual([]);
  });

  it('are tried again at the next time when they could not be made', async () => {
    const { ready, failed, finish, made } = workshop();
    ready.start();
    await finish('no database');
    expect(failed.mock.calls).toEqual([['no database']]);
    await finish();
    expect(made()).toEqual([HOME, ENGLISH]);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(made()).toEqual([HOME]);
  });

  it('are not begun any more once the server stops, which waits for the one that is', async () => {
    const { ready, finish, made } = workshop();
    ready.start();
    ready.changed();
    const closed = vi.fn();
    void ready.close().then(closed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closed).not.toHaveBeenCalled();
    await finish();
    expect(closed).toHaveBeenCalled();
    expect(made()).toEqual([HOME]);
  });
});
