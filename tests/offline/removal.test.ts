import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '#client/api/api.ts';
import type { Entry } from '#client/offline/outbox/entry.ts';
import { verifiedEntry } from '#tests/support/simulated-tabs.ts';

/** The device's database: the rows, the pictures, and what hears of each change. */
const device = vi.hoisted(() => ({ rows: new Map<string, Entry>(), photos: new Map<string, string[]>() }));
vi.mock('#client/offline/outbox/outbox-database.ts', () => ({
  deviceEntries: {
    all: async () => [...device.rows.values()],
    change: async (id: string, change: (present: Entry | null) => Entry | null) => {
      const next = change(device.rows.get(id) ?? null);
      if (next !== null) device.rows.set(id, next);
      return next;
    },
  },
  entryIds: async () => [...device.rows.keys()],
  onDatabaseGone: () => undefined,
  photosOf: async () => [],
  watchEntries: () => () => undefined,
  removeDrafts: async () => undefined,
  removeEntry: async (id: string) => {
    const row = device.rows.get(id);
    const photos = device.photos.get(id);
    device.rows.delete(id);
    device.photos.delete(id);
    return row === undefined ? null : { row, photos };
  },
  putBackEntry: async ({ row, photos }: { row: Entry; photos: string[] }) => {
    device.rows.set(row.id, row);
    device.photos.set(row.id, photos);
  },
}));

const notes = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => notes.get(key) ?? null,
      setItem: (key: string, value: string) => notes.set(key, value),
      removeItem: (key: string) => notes.delete(key),
    },
  });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const MARK = '[{"id":"one","route":"contact.add","createdAt":0}]';
const sent: string[] = [];

/** The outbox of a tab whose server takes everything, on a device with one message that is to be sent at once. */
async function openOutbox() {
  const { outboxOf } = await import('#client/offline/outbox/outbox.ts');
  const call = async (_route: string, _input: object, { idempotencyKey = '' } = {}) => {
    sent.push(idempotencyKey);
    return { id: idempotencyKey, receipt: 'M1' };
  };
  const outbox = outboxOf({ call } as Partial<Api> as Api);
  await outbox.flush();
  device.rows.set('one', verifiedEntry('one', { createdAt: Date.now() }));
  device.photos.set('one', ['a photo', 'another']);
  notes.set('outbox', MARK);
  return outbox;
}

beforeEach(() => {
  device.rows.clear();
  device.photos.clear();
  notes.clear();
  sent.length = 0;
});

describe('F6 what is deleted from the outbox', () => {
  it('is gone at once and for good where nobody takes that back: nothing of it is kept, sent or missed', async () => {
    const outbox = await openOutbox();
    await outbox.remove('one');
    await outbox.flush();
    expect([device.rows.size, device.photos.size, notes.size]).toEqual([0, 0, 0]);
    expect(sent).toEqual([]);
    expect(await outbox.lost()).toEqual([]);
  });

  it('is as it was when it is given back, photos included, and is sent once, under its own id', async () => {
    const outbox = await openOutbox();
    const before = structuredClone([device.rows, device.photos]);
    const putBack = await outbox.remove('one');
    await outbox.flush();
    await putBack?.();
    expect([device.rows, device.photos]).toEqual(before);
    expect(JSON.parse(notes.get('outbox') ?? '')).toMatchObject([{ id: 'one' }]);
    await outbox.flush();
    await outbox.flush();
    expect(sent).toEqual(['one']);
  });

  it('has no way back where another tab has deleted it already', async () => {
    const outbox = await openOutbox();
    expect(await outbox.remove('two')).toBeNull();
    expect([...device.rows.keys()]).toEqual(['one']);
  });
});
