import * as z from 'zod/mini';
import { WATCH_MAX } from '#contract/tracking-kinds.ts';
import { type WatchItem, watchItem } from '#contract/watch-list.ts';
import { editsThatFit, mergeWatchItems, watchKey } from '#domain/watch/merge.ts';
import { OwnRows } from './own-rows.ts';
import type { RowStore } from './row-store.ts';

/** An item of the watch-list on this device; `sent` once the server has this very edit. */
export const watchedRow = z.object({
  key: z.string(),
  item: watchItem,
  sent: z.boolean(),
  /** The server's list was full when this was to be sent: it is on this device alone until there is room. */
  noRoom: z.optional(z.boolean()),
});
export type WatchedRow = z.infer<typeof watchedRow>;

/** The identity of a shipment: its number, and the kind of number. */
export type Shipment = Pick<WatchItem, 'number' | 'businessType'>;

/** The fields of an item that a person changes. */
export type WatchEdit = Partial<Pick<WatchItem, 'label' | 'note' | 'etaHours' | 'milestones' | 'removed'>>;

/** Dependencies of a device's watch-list. */
interface WatchedParts {
  store: RowStore<WatchedRow>;
  /** Gives the server edits, perhaps none, and resolves to the whole list as it is there. */
  send: (edits: readonly WatchItem[]) => Promise<readonly WatchItem[]>;
  /** Runs work while no other tab does. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  channel: BroadcastChannel | null;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/** Edits of one call: more, with the longest notes, would not fit into a body. */
const EDITS_AT_ONCE = 20;

const FRESH: Omit<WatchItem, 'number' | 'businessType' | 'editedAt'> = {
  label: '',
  note: '',
  etaHours: null,
  milestones: true,
  removed: false,
};

/** The watch-list of whoever is logged in: edited here, with or without a connection, and merged with the server's. */
export function createWatched({ store, send, exclusive, channel, clock }: WatchedParts) {
  const rows = new OwnRows(store.all, channel);

  /** Takes over the server's list, but for what it has no room for and what was edited here since it was asked. */
  const settle = (
    answer: readonly WatchItem[],
    sent: readonly WatchItem[],
    left: readonly WatchItem[],
  ): Promise<unknown> => {
    const noRoom = new Set(left.map(watchKey));
    const sentAt = new Map(sent.map((item) => [watchKey(item), item.editedAt]));
    return store.rewrite((present) => {
      const unsent = present.filter((row) => !row.sent && sentAt.get(row.key) !== row.item.editedAt);
      const edits = unsent.map(({ item }) => item);
      const open = new Set(edits);
      return mergeWatchItems(answer, edits).map((item) => {
        const key = watchKey(item);
        return open.has(item) ? { key, item, sent: false, noRoom: noRoom.has(key) } : { key, item, sent: true };
      });
    });
  };

  const syncAlone = async (): Promise<void> => {
    const unsent = (await store.all()).filter(({ sent }) => !sent);
    const edits = unsent.map(({ item }) => item);
    // The list as it is now, first: other devices may have filled it, and a lot of which one edit has no room is refused.
    const theirs = await send([]);
    const { fit, left } = editsThatFit(edits, theirs, WATCH_MAX);
    await settle(theirs, [], left);
    for (let from = 0; from < fit.length; from += EDITS_AT_ONCE) {
      const lot = fit.slice(from, from + EDITS_AT_ONCE);
      await settle(await send(lot), lot, left);
    }
    await rows.changed();
  };

  return {
    rows,
    /** Changes an item, or begins to watch it. Rejects when the device keeps nothing. */
    async edit(shipment: Shipment, edit: WatchEdit): Promise<void> {
      const { number, businessType } = shipment;
      const key = watchKey(shipment);
      await store.rewrite((all) => {
        const row = all.find((one) => one.key === key);
        const present = row?.item;
        // Later than what it changes, also where this device's clock is behind the one of another.
        const at = Math.max(clock(), present === undefined ? 0 : Date.parse(present.editedAt) + 1);
        // Who watches a shipment anew begins anew.
        const before = present === undefined || present.removed ? FRESH : present;
        const item = { ...before, ...edit, number, businessType, editedAt: new Date(at).toISOString() };
        return [...all.filter((one) => one !== row), { key, item, sent: false, noRoom: row?.noRoom ?? false }];
      });
      await rows.changed();
    },
    /** Gives the server what was edited here and takes over what was edited elsewhere; rejects as a call does. */
    sync: () => exclusive(syncAlone),
  };
}

export type Watched = ReturnType<typeof createWatched>;
