import type { Api } from '#client/api/api.ts';
import { newId } from '#client/lib/new-id.ts';
import { inTime } from '#client/lib/next-turn.ts';
import { connectivity } from '../connectivity.ts';
import { exclusive } from '../exclusive.ts';
import { countOnIcon } from '../icon-badge.ts';
import { draftSettled, forgetOldDrafts } from './draft-writers.ts';
import {
  confirmed,
  type Entry,
  hurried,
  isExpired,
  isUnsent,
  needsCode,
  OUTBOX_MAX,
  type Outcome,
  renamed,
  reopened,
} from './entry.ts';
import { afterTry, createFlusher } from './flusher.ts';
import { entriesInView } from './in-view.ts';
import { type Mark, marker } from './marker.ts';
import {
  deviceEntries,
  entryIds,
  onDatabaseGone,
  photosOf,
  putBackEntry,
  removeEntry,
  reopenEntry,
  submitDraft,
  watchEntries,
} from './outbox-database.ts';
import { readEntry } from './read-entries.ts';
import { createSender } from './sender.ts';
import { unsent } from './unsent.ts';

/** There are {@link OUTBOX_MAX} unsent entries on this device already. */
export class OutboxFullError extends Error {
  override readonly name = 'OutboxFullError';
}

/** An entry as it was submitted; where it is not `stored`, it is as the only try has left it. */
export interface Submitted {
  stored: boolean;
  entry: Entry;
}

/** The fields of an entry that a form hands over. */
export type NewEntry = Pick<Entry, 'id' | 'route' | 'body' | 'draft' | 'contact'>;

/** Puts back what was removed. */
export type PutBack = () => Promise<void>;

/** The shortest pause of the timer, in milliseconds. */
const TICK_MIN_MS = 1_000;

/** A store that has not answered for so long is done without where that can be, in milliseconds. */
const STORE_MS = 3_000;

const answered = <T>(work: Promise<T>): Promise<T> => inTime(STORE_MS, work, new Error('The store is silent'));

/** Makes the outbox of a tab. */
function createOutbox(api: Api) {
  const codes = new Map<string, string>();
  const codeOf = (id: string) => codes.get(id);
  const send = createSender({ api, codeOf, photosOf });
  // Where nothing is stored there are no pictures, and asking for them would fail.
  const sendUnstored = createSender({ api, codeOf, photosOf: () => Promise.resolve([]) });
  const flusher = createFlusher({
    store: deviceEntries,
    exclusive: (work) => exclusive('outbox', work),
    async send(entry, takeTime): Promise<Outcome> {
      const outcome = await send(entry, takeTime);
      codes.delete(entry.id);
      if (outcome.kind === 'later' && outcome.reason.kind === 'unreachable') void connectivity.check();
      return outcome;
    },
    now: Date.now,
    random: Math.random,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Looking opens the database; where the browser refuses that, it is gone again each time.
  let telling = false;

  async function plan(): Promise<void> {
    clearTimeout(timer);
    const at = connectivity.online ? await flusher.nextAt() : null;
    clearTimeout(timer);
    if (at !== null) timer = setTimeout(() => void flush(), Math.max(at - Date.now(), TICK_MIN_MS));
  }
  /**
   * Sends what is due, gives up what is too old, and plans the next time. A store that refuses leaves everything for
   * the next start.
   */
  async function flush(): Promise<void> {
    try {
      await (connectivity.online ? flusher.flush() : flusher.age());
      await plan();
    } catch {
      await tellLoss();
    }
  }
  async function lost(): Promise<Mark[]> {
    // Where the entries cannot be read, nobody can say that one is lost.
    const readIds = async () => new Set(await entryIds());
    return marker.lost(readIds).catch(() => []);
  }
  async function tellLoss(): Promise<void> {
    telling = true;
    const { length } = await lost();
    telling = false;
    // After the wait: what waits may have been told meanwhile.
    unsent.set({ ...unsent.present, lost: length });
  }
  /** The numbers of what arrived while nobody looked. What is in view is seen, and told in no tab any more. */
  function unseen(entries: readonly Entry[]): string[] {
    const arrived = entries.filter(({ state, seen }) => state === 'delivered' && seen === undefined);
    for (const { id } of arrived) {
      if (!entriesInView.sees(id)) continue;
      // Where the store refuses, it is noted when the entry is looked at again.
      void deviceEntries.change(id, (entry) => entry && { ...entry, seen: true }).catch(() => undefined);
    }
    return arrived.flatMap(({ id, receipt }) => (receipt === null || entriesInView.sees(id) ? [] : [receipt.number]));
  }
  function hear(entries: readonly Entry[]): void {
    const waiting = entries.filter(isUnsent);
    marker.remove(entries.filter((entry) => !isUnsent(entry)).map(({ id }) => id));
    const expired = waiting.filter(isExpired).length;
    unsent.set({
      ...unsent.present,
      waiting: waiting.length,
      needsCode: waiting.filter(needsCode).length,
      expired,
      refused: waiting.filter(({ state }) => state === 'refused').length - expired,
      arrived: unseen(entries),
    });
    countOnIcon('unsent', waiting.length);
    // A store that refuses is asked again at the next change.
    void plan().catch(() => undefined);
  }

  /** Reads the entries again: one that is in view now may not have been seen before. */
  const look = () => void deviceEntries.all().then(hear, () => undefined);

  function start(): void {
    watchEntries(hear, () => undefined);
    entriesInView.changed = () => unsent.present.arrived.length > 0 && look();
    onDatabaseGone(() => {
      if (!telling) void tellLoss();
    });
    connectivity.subscribe(() => {
      if (connectivity.online) void flusher.connected().then(flush, flush);
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      void tellLoss().then(flush);
      look();
    });
    void tellLoss().then(flush);
    // Old drafts that cannot be removed now are removed at the next start.
    void forgetOldDrafts().catch(() => undefined);
  }
  start();

  return {
    flush,
    lost,

    /**
     * The id under which a form is to be submitted: its own, or a new one when an entry has that already. Another tab with
     * the same draft has submitted it then, and the receipt for that must not go.
     */
    async freeId(id: string): Promise<string> {
      // A store that refuses has no entries.
      const entries = await answered(deviceEntries.all()).catch(() => []);
      return entries.some((entry) => entry.id === id) ? newId() : id;
    },

    /** Drops the marks of lost entries, which the visitor has been told of; they are not told again. */
    async forgetLost(): Promise<void> {
      marker.remove((await lost()).map(({ id }) => id));
      await tellLoss();
    },

    /**
     * Turns the draft `name` into an entry and resolves to it. With a `code`, the sender's address has been verified for
     * this id, and it is sent; without one it waits for a code, and so it does under a new id when another tab has just
     * submitted the same draft. On a device that refuses to store, a verified one is tried once, and what came of it is the
     * answer. Rejects with an OutboxFullError, and when it can neither be stored nor sent.
     */
    async submit(name: string, made: NewEntry, code: string | null): Promise<Submitted> {
      const now = Date.now();
      const state = code === null ? 'needs-code' : 'verified';
      let entry: Entry = {
        ...made,
        state,
        createdAt: now,
        nextAt: now,
        failures: 0,
        reason: null,
        receipt: null,
      };
      if (code !== null) codes.set(made.id, code);
      const store = async () => {
        await draftSettled(name);
        const present = await deviceEntries.all();
        if (present.filter(isUnsent).length >= OUTBOX_MAX) throw new OutboxFullError('The outbox is full');
        if (await submitDraft(name, entry)) return;
        // The code was given for the other one, which is not sent with it from here.
        codes.delete(made.id);
        entry = renamed(entry, newId());
        await submitDraft(name, entry);
      };
      try {
        // Stored late all the same, it is sent again under the same id, which is no second one. What must wait for its code
        // is either stored or not.
        await (code === null ? store() : answered(store()));
      } catch (error) {
        if (error instanceof OutboxFullError || code === null) throw error;
        const untold = () => Promise.resolve();
        const outcome = await sendUnstored(entry, { takeTime: untold, photoArrived: untold });
        return { stored: false, entry: afterTry(entry, outcome, Date.now(), Math.random) };
      }
      marker.add(entry);
      if (code !== null) void flush();
      return { stored: true, entry };
    },

    /** The sender's address has been verified for this entry by a code. */
    async verified(id: string, code: string): Promise<void> {
      const entry = await deviceEntries.change(id, (present) => present && confirmed(present, Date.now()));
      if (entry?.state === 'verified') codes.set(id, code);
      void flush();
    },

    /** Tries an entry now, whatever its pause. */
    async retry(id: string): Promise<void> {
      await deviceEntries.change(id, (entry) => entry && hurried(entry, Date.now()));
      await connectivity.check();
      await flush();
    },

    /**
     * Removes an entry, or a row that cannot be read, with its pictures; it is gone from the device at once. Resolves to
     * what puts it back as it was, null where another tab was faster.
     */
    async remove(id: string): Promise<PutBack | null> {
      marker.remove([id]);
      const removed = await removeEntry(id);
      if (removed === null) return null;
      return async () => {
        await putBackEntry(removed);
        const entry = readEntry(removed.row);
        if (entry !== null && isUnsent(entry)) marker.add(entry);
      };
    },

    /** Puts an entry back into its form; false when it cannot be changed any more, and form and entry are as they were. */
    reopen: (name: string, { id }: Pick<Entry, 'id'>): Promise<boolean> =>
      reopenEntry(
        name,
        id,
        (present) => {
          const values = reopened(present);
          if (values !== null) marker.remove([id]);
          return values;
        },
        Date.now(),
      ),
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

let opened: Outbox | null = null;

/** The outbox of this tab; the first one to ask for it starts it. */
export function outboxOf(api: Api): Outbox {
  opened ??= createOutbox(api);
  return opened;
}
