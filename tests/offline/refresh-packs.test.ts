import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#client/api/api.ts';
import type { Dataset } from '#contract/datasets.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEKS = 21 * 24 * HOUR;
const START = Date.UTC(2026, 10, 20, 8, 0);

/** The server's description of the ports, without their version. */
const PORTS = {
  dataset: 'ports',
  name: 'Test',
  source: 'Test',
  sourceUrl: null,
  dated: '2026-11-01',
  updatedAt: new Date(START).toISOString(),
  rows: 10,
  sample: false,
  bytes: 100,
};

let stored: string;
let page: EventTarget & { visibilityState: string };
/** The tables that the device was asked to fetch, in order. */
let fetched: Dataset[];
/** Stands in for the fetch of a table; rejects for a server that fails. */
let fetchPack: (dataset: Dataset) => Promise<{ version: number; savedAt: number; rows: number; bytes: number }>;

vi.mock('#client/offline/packs/pack-client.ts', () => ({
  askPacks: (_call: string, { dataset }: { dataset: Dataset }) => {
    fetched.push(dataset);
    return fetchPack(dataset);
  },
}));

// The persister has tests of its own; here every call goes straight through it.
vi.mock('#client/offline/persister.ts', () => ({
  persisterFor: () => ({ persisterFn: (ask: (context: unknown) => unknown, context: unknown) => ask(context) }),
}));

/** The newest version of the ports that the server has, and how often it was asked for it; rejects when it is null. */
let newest: number | null;
let asked: number;

/** A server that tells of its editions. */
const api = createApi({
  base: '/api',
  locale: 'en_US',
  transport: async () => {
    asked += 1;
    if (newest === null) return { status: 500, json: async () => ({ status: 500, message: 'Failed' }) };
    const message = [{ ...PORTS, version: newest }];
    return { status: 200, json: async () => ({ status: 200, message }) };
  },
});

/** A tab that keeps its packs coming, on a device that holds what `stored` lists. */
async function openTab() {
  const { packs } = await import('#client/offline/packs/packs.ts');
  const { refreshPacks } = await import('#client/offline/packs/refresh-packs.ts');
  const { connectivity } = await import('#client/offline/connectivity.ts');
  packs.start({ apiBase: '/api', locale: 'en_US' });
  const { bindApi } = await import('#client/offline/route-query.ts');
  const client = new QueryClient();
  bindApi(client, api);
  refreshPacks(client);
  const settled = async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
  };
  await settled();
  return {
    packs,
    connectivity,
    /** The visitor looks something up in a table. */
    async use(dataset: Dataset) {
      client.setQueryData([`dictionary.${dataset}`, {}], {});
      await settled();
    },
    /** The tab comes to the front. */
    async show() {
      page.dispatchEvent(new Event('visibilitychange'));
      await settled();
    },
    async reconnect() {
      connectivity.set('device');
      connectivity.set(null);
      await settled();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  stored = '';
  fetched = [];
  newest = 1;
  asked = 0;
  fetchPack = async () => ({ version: 2, savedAt: Date.now(), rows: 10, bytes: 100 });
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text;
    },
  });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('PWA-05 packs of a tab that stays open for weeks', () => {
  it.each(['show', 'reconnect'] as const)(
    'are brought up to date by %s whenever they are no longer fresh',
    async (come) => {
      stored = `ports:1:${START - HOUR}:100`;
      const tab = await openTab();
      expect(fetched).toEqual([]);
      for (const round of [1, 2, 3]) {
        vi.setSystemTime(START + round * WEEKS);
        await tab[come]();
        expect(fetched).toHaveLength(round);
        // Fresh again: there is nothing to ask for.
        await tab[come]();
        expect(fetched).toHaveLength(round);
      }
    },
  );

  it('are brought up to date when they are used, also those that this tab has fetched itself', async () => {
    const tab = await openTab();
    await tab.use('ports');
    await tab.use('ports');
    expect(fetched).toEqual(['ports']);
    vi.setSystemTime(START + WEEKS);
    await tab.use('ports');
    expect(fetched).toEqual(['ports', 'ports']);
  });

  it('are asked for again after a failure, at the next occasion and not before', async () => {
    stored = `ports:1:${START - WEEKS}:100`;
    fetchPack = () => Promise.reject(new Error('The server failed'));
    const tab = await openTab();
    expect(fetched).toEqual(['ports']);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(fetched).toEqual(['ports']);
    await tab.show();
    expect(fetched).toEqual(['ports', 'ports']);
  });

  it('are brought up to date when they are used and the server has a newer edition, long before they are old', async () => {
    stored = `ports:1:${START}:100`;
    const tab = await openTab();
    newest = 2;
    vi.setSystemTime(START + 2 * MINUTE);
    await tab.use('ports');
    expect(fetched).toEqual(['ports']);
    vi.setSystemTime(START + 4 * MINUTE);
    await tab.use('ports');
    expect(asked).toBe(3);
    expect(fetched).toEqual(['ports']);
  });

  it.each([1, null])('are compared once a minute while they are used, whatever comes of it (%s)', async (said) => {
    stored = `ports:1:${START}:100`;
    newest = said;
    const tab = await openTab();
    for (let second = 1; second <= 59; second += 1) {
      vi.setSystemTime(START + second * 1000);
      await tab.use('ports');
    }
    expect(asked).toBe(1);
    expect(fetched).toEqual([]);
  });

  it('are not fetched again and again on a device that takes and loses them', async () => {
    const tab = await openTab();
    await tab.use('ports');
    tab.packs.correct(new Set());
    await tab.use('ports');
    expect(fetched).toEqual(['ports']);
  });

  it('wait for a tab that somebody looks at, and for a connection', async () => {
    stored = `ports:1:${START - HOUR}:100`;
    const tab = await openTab();
    vi.setSystemTime(START + WEEKS);
    page.visibilityState = 'hidden';
    await tab.show();
    tab.connectivity.set('device');
    page.visibilityState = 'visible';
    await tab.show();
    expect(fetched).toEqual([]);
  });
});
