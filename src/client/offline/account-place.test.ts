import { afterEach, describe, expect, it, vi } from 'vitest';
import { placeOf, removePlaces } from './account-place.ts';

const shared = { shared: true } as unknown;

/** A browser with buckets, of which some refuse to be opened. */
function withBuckets(refuses: (name: string) => boolean = () => false) {
  const buckets = new Map<string, unknown>();
  vi.stubGlobal('indexedDB', shared);
  vi.stubGlobal('navigator', {
    storageBuckets: {
      async open(name: string) {
        if (refuses(name) || !/^[a-z0-9][a-z0-9_-]{0,63}$/.test(name)) throw new TypeError('Not a name of a bucket');
        const indexedDB = buckets.get(name) ?? { in: name };
        buckets.set(name, indexedDB);
        return { indexedDB };
      },
      keys: async () => [...buckets.keys()],
      delete: async (name: string) => void buckets.delete(name),
    },
  });
  return buckets;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('PWA-07 the place of an account', () => {
  it('is its own, also for ids that differ in capitals only, and the same each time', async () => {
    withBuckets();
    const [one, other] = [await placeOf('BD6SrTUOFRtF7zCLQTQn'), await placeOf('bd6srtuofrtf7zclqtqn')];
    expect(one).not.toBe(other);
    expect(await placeOf('BD6SrTUOFRtF7zCLQTQn')).toBe(one);
  });

  it('is removed with all others but that of whoever is logged in, and nothing else is', async () => {
    const buckets = withBuckets();
    await placeOf('A1');
    await placeOf('B2');
    buckets.set('of-something-else', {});
    await removePlaces(['B2']);
    expect(buckets.size).toBe(2);
    await removePlaces([]);
    expect([...buckets.keys()]).toEqual(['of-something-else']);
  });

  it('is among all databases where the browser has no buckets, or refuses one', async () => {
    withBuckets(() => true);
    expect(await placeOf('A1')).toBe(shared);
    vi.stubGlobal('navigator', {});
    expect(await placeOf('A1')).toBe(shared);
    await removePlaces([]);
  });
});
