import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfflineError } from '#client/api/errors.ts';
import { createKeepPersister } from '#client/offline/persister.ts';
import type { AnswerStore } from '#client/offline/store.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20);
const rule = { read: 'keep', fresh: 60_000, keep: 90 * DAY, version: 1 } as const;

interface MemoryStore extends AnswerStore {
  rows: Map<string, PersistedQuery>;
}

function memoryStore(): MemoryStore {
  const rows = new Map<string, PersistedQuery>();
  const at = (key: string) => rows.get(key)?.state.dataUpdatedAt ?? 0;
  const beginning = (prefix: string) =>
    [...rows.keys()].filter((key) => key.startsWith(prefix)).sort((a, b) => at(b) - at(a));
  return {
    rows,
    read: async (key) => rows.get(key) ?? null,
    write: async (key, answer) => void rows.set(key, structuredClone(answer)),
    remove: async (key) => void rows.delete(key),
    newest: async (prefix, most) =>
      beginning(prefix)
        .slice(0, most)
        .flatMap((key) => rows.get(key) ?? []),
    keepNewest: async (prefix, most) => {
      for (const key of beginning(prefix).slice(most)) rows.delete(key);
    },
  };
}

const refusal = () => Promise.reject(new DOMException('The store refuses', 'UnknownError'));
const brokenStore: AnswerStore = {
  read: refusal,
  write: refusal,
  remove: refusal,
  newest: refusal,
  keepNewest: refusal,
};

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page of the site, opened anew: its memory is empty, the store is what the device kept. */
function openPage(store: AnswerStore, policy: Parameters<typeof createKeepPersister>[0] = rule) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const persister = createKeepPersister(policy, store);
  return {
    client,
    /** Shows the answer as a component does, and leaves again. Resolves with what was shown first, data or error. */
    async ask(server: () => Promise<string>, input: unknown = {}): Promise<unknown> {
      const observer = new QueryObserver(client, {
        queryKey: ['news.list', input],
        queryFn: server,
        staleTime: policy.fresh,
        // Asked through a function, as the site does: the code of the store comes with the first question.
        persister: async (ask, context, query) => persister.persisterFn(ask, context, query),
      });
      const shown: unknown[] = [];
      const leave = observer.subscribe(({ status, data, error }) => {
        if (status !== 'pending') shown.push(status === 'success' ? data : error);
      });
      // Writing, and asking again for what is stale, come right after the answer.
      await vi.advanceTimersByTimeAsync(10);
      leave();
      return shown[0];
    },
    state: () => client.getQueryState(['news.list', {}]),
  };
}

const says = (text: string) => vi.fn(() => Promise.resolve(text));
const offline = () => vi.fn(() => Promise.reject(new OfflineError('no answer')));

describe('kept answers', () => {
  it('PWA-03 are given out after a restart without asking, while they are fresh', async () => {
    const store = memoryStore();
    await openPage(store).ask(says('first'));
    const server = says('second');
    expect(await openPage(store).ask(server)).toBe('first');
    expect(server).not.toHaveBeenCalled();
  });

  it('PWA-03 are given out at once when they are stale, and asked for again behind it', async () => {
    const store = memoryStore();
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START + DAY);
    const page = openPage(store);
    expect(await page.ask(says('second'))).toBe('first');
    expect(page.state()?.data).toBe('second');
    expect([...store.rows.values()][0]?.state.data).toBe('second');
  });

  it('PWA-03 are asked for once, also when they are old at once, new and from the device', async () => {
    const store = memoryStore();
    const policy = { ...rule, fresh: 0 };
    const server = says('first');
    await openPage(store, policy).ask(server);
    expect(server).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    const later = says('later');
    await openPage(store, policy).ask(later);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('PWA-05 keep the age that they have', async () => {
    const store = memoryStore();
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START + DAY);
    const page = openPage(store);
    await page.ask(offline());
    expect(page.state()?.dataUpdatedAt).toBe(START);
  });

  it('R30 of a clock that was ahead are shown, without an age, and asked for again', async () => {
    const store = memoryStore();
    vi.setSystemTime(START + 700 * DAY);
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START);
    const away = openPage(store);
    expect(await away.ask(offline())).toBe('first');
    expect(away.state()?.dataUpdatedAt).toBe(0);
    const page = openPage(store);
    vi.setSystemTime(START);
    expect(await page.ask(says('second'))).toBe('first');
    expect(page.state()).toMatchObject({ data: 'second', dataUpdatedAt: START });
    expect([...store.rows.values()][0]?.state.dataUpdatedAt).toBe(START);
  });

  it('PWA-03 survive a failed question: the last good answer stays on the device and comes back as one', async () => {
    const store = memoryStore();
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START + DAY);
    for (let visit = 0; visit < 3; visit += 1) expect(await openPage(store).ask(offline())).toBe('first');
    const [row] = store.rows.values();
    expect(row?.state).toMatchObject({ data: 'first', status: 'success', error: null, fetchStatus: 'idle' });
  });

  it('PWA-03 do not hide a failure when there is nothing kept', async () => {
    expect(await openPage(memoryStore()).ask(offline())).toBeInstanceOf(OfflineError);
  });

  it('are discarded when their keep is over, when their shape has changed, and not before', async () => {
    const store = memoryStore();
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START + rule.keep);
    expect(await openPage(store).ask(offline())).toBe('first');
    expect(await openPage(store, { ...rule, version: 2 }).ask(offline())).toBeInstanceOf(OfflineError);
    await openPage(store).ask(says('first'));
    vi.setSystemTime(START + 2 * rule.keep + 1_000);
    expect(await openPage(store).ask(offline())).toBeInstanceOf(OfflineError);
    expect(store.rows.size).toBe(0);
  });

  it('TRACK-09 are at most as many as the policy says, the oldest going first', async () => {
    const store = memoryStore();
    for (const page of [1, 2, 3, 4]) {
      vi.setSystemTime(START + page * 1_000);
      await openPage(store, { ...rule, most: 2 }).ask(says(`page ${page}`), { page });
    }
    expect([...store.rows.values()].map(({ state }) => state.data)).toEqual(['page 3', 'page 4']);
  });

  it('PWA-03 do without the store when it refuses: reading, writing and removing never fail a question', async () => {
    const page = openPage(brokenStore);
    expect(await page.ask(says('first'))).toBe('first');
    expect(page.state()?.status).toBe('success');
    const removing: AnswerStore = {
      ...brokenStore,
      read: async () => ({
        state: { ...page.state(), dataUpdatedAt: 1 } as PersistedQuery['state'],
        queryKey: [],
        queryHash: '',
        buster: 'of another time',
      }),
    };
    expect(await openPage(removing).ask(says('second'))).toBe('second');
  });

  it('hold what arrived with the page when they are handed over', async () => {
    const store = memoryStore();
    const { client } = openPage(store);
    client.setQueryData(['news.list', {}], 'arrived', { updatedAt: START - 5 });
    const [query] = client.getQueryCache().getAll();
    if (query) await createKeepPersister(rule, store).persistQuery(query);
    const server = says('second');
    expect(await openPage(store).ask(server)).toBe('arrived');
    expect(server).not.toHaveBeenCalled();
  });
});
