import { type BackoffPlan, backoff } from '#client/lib/backoff.ts';
import { aged, type Entry, type Outcome, type TryProgress } from './entry.ts';

/** Where entries lie. A change is one transaction: what others write in between is seen, and nothing of it is lost. */
export interface EntryStore {
  all(): Promise<Entry[]>;
  /** Replaces an entry by what `change` makes of it, null for none; resolves to what is there then. */
  change(id: string, change: (present: Entry | null) => Entry | null): Promise<Entry | null>;
}

/** Dependencies of the flusher: the browser's in production, simulated tabs' in tests. Times in milliseconds. */
interface FlusherPorts {
  store: EntryStore;
  /**
   * Does work while no other tab does it. `alone` is false where the browser cannot promise that: then two tabs may send
   * the same entry, which the server does once.
   */
  exclusive(work: (alone: boolean) => Promise<void>): Promise<void>;
  /** Sends an entry; never rejects. */
  send(entry: Entry, progress: TryProgress): Promise<Outcome>;
  now(): number;
  random(): number;
}

/** Pauses after a try without success; a busy server's own word counts when it is longer. */
const PAUSES: BackoffPlan = { first: 4_000, last: 300_000 };
/** No pause is longer, whatever a server says or a clock that was set back makes of it. */
const PAUSE_MAX_MS = 3_600_000;
/** A tab that sends has been answered, has given up or has taken more time by then, unless it was closed. */
export const SENDING_MAX_MS = 60_000;

/** When an entry is to be tried, by its time of the device; null when it is not to be tried by itself. */
function tryAt({ state, nextAt }: Entry, now: number): number | null {
  if (state !== 'verified' && state !== 'sending') return null;
  // Beyond every pause: the clock was set back since.
  return nextAt > now + PAUSE_MAX_MS ? now : nextAt;
}

/** An entry after a try. */
export function afterTry(entry: Entry, outcome: Outcome, now: number, random: () => number): Entry {
  switch (outcome.kind) {
    case 'delivered':
      // Delivered content is the company's now; the device keeps no more of it than the number.
      return { ...entry, state: 'delivered', body: null, draft: null, reason: null, receipt: outcome.receipt };
    case 'later': {
      const pause = Math.max(outcome.retryAfterMs ?? 0, backoff(entry.failures, PAUSES, random));
      const nextAt = now + Math.min(pause, PAUSE_MAX_MS);
      return { ...entry, state: 'verified', failures: entry.failures + 1, nextAt, reason: outcome.reason };
    }
    case 'needs-code':
      return { ...entry, state: 'needs-code-again', reason: outcome.reason, arrivedPhotos: [] };
    case 'refused':
      return { ...entry, state: 'refused', reason: outcome.reason, arrivedPhotos: [] };
  }
}

/** Makes what sends entries that are due, one after the other, each under its own id. */
export function createFlusher({ store, exclusive, send, now, random }: FlusherPorts) {
  async function attempt(id: string, alone: boolean): Promise<void> {
    let mine = false;
    const claimed = await store.change(id, (present) => {
      mine = false;
      if (present === null) return null;
      const at = tryAt(present, now());
      const isOrphan = alone && present.state === 'sending';
      if (at === null || (at > now() && !isOrphan)) return present;
      mine = true;
      return { ...present, state: 'sending', nextAt: now() + SENDING_MAX_MS };
    });
    if (!mine || claimed === null) return;
    const note = (change: (present: Entry) => Partial<Entry>) =>
      store.change(id, (present) => (present?.state === 'sending' ? { ...present, ...change(present) } : present));
    const outcome = await send(claimed, {
      takeTime: (ms) => note(() => ({ nextAt: now() + ms + SENDING_MAX_MS })),
      photoArrived: (photoId) => note(({ arrivedPhotos = [] }) => ({ arrivedPhotos: [...arrivedPhotos, photoId] })),
    });
    await store.change(id, (present) => {
      // Another tab may have been faster; that it arrived is true whoever heard it first.
      if (present === null || present.state === 'delivered') return present;
      if (outcome.kind !== 'delivered' && present.state !== 'sending') return present;
      return afterTry(present, outcome, now(), random);
    });
  }

  async function round(alone: boolean): Promise<void> {
    const entries = (await store.all()).sort((one, other) => one.createdAt - other.createdAt);
    for (const { id } of entries) {
      await store.change(id, (present) => present && aged(present, now()));
      await attempt(id, alone);
    }
  }

  async function age(): Promise<void> {
    for (const entry of await store.all()) {
      if (aged(entry, now()) === entry) continue;
      await store.change(entry.id, (present) => present && aged(present, now()));
    }
  }

  let running: Promise<void> | null = null;
  let again = false;
  async function run(): Promise<void> {
    do {
      again = false;
      await exclusive(round);
    } while (again);
  }

  return {
    /** Sends what is due; asked again while at it, goes round once more. Rejects when the store does. */
    flush(): Promise<void> {
      again = running !== null;
      running ??= run().finally(() => {
        running = null;
      });
      return running;
    },

    /** Gives up what is too old, for when nothing can be sent; a flush does so by itself. */
    age,

    /** When something is due next, or null. */
    async nextAt(): Promise<number | null> {
      const times = (await store.all()).map((entry) => tryAt(entry, now())).filter((at) => at !== null);
      return times.length === 0 ? null : Math.min(...times);
    },

    /** Has what waits for a connection tried at once: there is one again. Pauses a server asked for stay. */
    async connected(): Promise<void> {
      for (const { id } of await store.all()) {
        await store.change(id, (present) =>
          present?.state === 'verified' && present.reason?.kind === 'unreachable'
            ? { ...present, nextAt: now() }
            : present,
        );
      }
    },
  };
}
