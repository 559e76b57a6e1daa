import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The device's store of drafts, whose answers come when the test says so. */
const device = vi.hoisted(() => ({ answer: Promise.resolve(), drafts: new Map<string, unknown>() }));
vi.mock('#client/offline/device-storage.ts', () => ({
  removeDrafts: () => device.answer,
  readDraft: async (name: string) => {
    const { answer } = device;
    await answer;
    return device.drafts.has(name) ? { at: 0, values: device.drafts.get(name) } : null;
  },
  writeDraft: async (name: string, values: unknown) => {
    await device.answer;
    device.drafts.set(name, values);
  },
}));

const NEVER = new Promise<never>(() => undefined);

/** A page with a form, which hears whether the device keeps it. */
async function openForm() {
  vi.resetModules();
  const { readKept, refusals, writerOf } = await import('#client/offline/outbox/draft-writers.ts');
  const heard: boolean[] = [];
  refusals.set('form', (refused) => heard.push(refused));
  return { heard, readKept: () => readKept('form'), type: (text: string) => writerOf('form').put(text) };
}

beforeEach(() => {
  vi.useFakeTimers();
  device.answer = Promise.resolve();
  device.drafts.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a form on a device', () => {
  it('H26 is told after three seconds that a store which never answers keeps nothing', async () => {
    const { heard, readKept } = await openForm();
    device.answer = NEVER;
    void readKept();
    await vi.advanceTimersByTimeAsync(2_900);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toEqual([true]);
  });

  it('H26 is told at once that a store refuses, before anything is typed, and reads as empty', async () => {
    const { heard, readKept } = await openForm();
    device.answer = Promise.reject(new DOMException('Nothing is stored here', 'SecurityError'));
    expect(await readKept()).toBeNull();
    expect(heard).toEqual([true]);
  });

  it('H26 is told that a store which answers late keeps it after all', async () => {
    const { heard, readKept } = await openForm();
    const { promise, resolve } = Promise.withResolvers<void>();
    device.answer = promise;
    device.drafts.set('form', 'left');
    const read = readKept();
    await vi.advanceTimersByTimeAsync(4_000);
    resolve();
    expect(await read).toBe('left');
    expect(heard).toEqual([true, false]);
  });

  it('H26 has what was left in it read before what is typed meanwhile is written', async () => {
    const { readKept, type } = await openForm();
    const { promise, resolve } = Promise.withResolvers<void>();
    device.answer = promise;
    device.drafts.set('form', 'left');
    const read = readKept();
    await vi.advanceTimersByTimeAsync(100);
    type('typed');
    await vi.advanceTimersByTimeAsync(100);
    resolve();
    expect(await read).toBe('left');
    await vi.advanceTimersByTimeAsync(0);
    expect(device.drafts.get('form')).toBe('typed');
  });
});
