import { describe, expect, it } from 'vitest';
import { createMarker } from './marker.ts';

function memory(text: string | null = null) {
  const held = new Map<string, string>(text === null ? [] : [['outbox', text]]);
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
}

const mark = (id: string) => ({ id, route: 'contact.add', createdAt: 5 });
const reading =
  (...ids: string[]) =>
  () =>
    Promise.resolve(new Set(ids));

describe('R12 what waited and is gone', () => {
  it('is what has a mark and no entry', async () => {
    const marker = createMarker(() => memory());
    const storage = memory();
    const kept = createMarker(() => storage);
    kept.add(mark('one'));
    kept.add(mark('two'));
    expect(await kept.lost(reading('one', 'two'))).toEqual([]);
    expect(await kept.lost(reading('two'))).toEqual([mark('one')]);
    expect(await marker.lost(reading())).toEqual([]);
  });

  it('is not what another tab has just written or sent', async () => {
    const marker = createMarker(() => storage);
    const storage = memory();
    const looks = [
      // It is written between the reading of the entries and that of the marks.
      async () => {
        marker.add(mark('new'));
        return new Set<string>();
      },
      async () => new Set(['new']),
    ];
    expect(await marker.lost(() => (looks.shift() ?? reading())())).toEqual([]);
  });

  it('is not told again once its mark is gone, and leaves nothing behind', async () => {
    const storage = memory();
    const marker = createMarker(() => storage);
    marker.add(mark('one'));
    marker.remove(['one']);
    expect(await marker.lost(reading())).toEqual([]);
    expect(storage.held.size).toBe(0);
  });

  it.each(['{', 'null', '7', '[{"id":7}]', '[null]'])('is nothing where the storage holds %s', async (text) => {
    expect(await createMarker(() => memory(text)).lost(reading())).toEqual([]);
  });

  it('is nothing where storage is blocked', async () => {
    const blocked = createMarker(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    blocked.add(mark('one'));
    expect(await blocked.lost(reading())).toEqual([]);
  });
});
