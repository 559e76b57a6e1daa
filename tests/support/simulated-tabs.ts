import { ProblemError } from '#client/api/errors.ts';
import type { Entry, Outcome, TryProgress } from '#client/offline/outbox/entry.ts';
import { createFlusher, type EntryStore } from '#client/offline/outbox/flusher.ts';
import { outcomeOf, outcomeOfAnswer } from '#client/offline/outbox/outcome.ts';

/** Numbers between 0 and 1 that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Lets others run for a while that chance decides, without any clock. */
async function dawdle(random: () => number): Promise<void> {
  for (let turns = Math.floor(random() * 12); turns > 0; turns -= 1) await Promise.resolve();
}

/** Does one piece of work at a time, in the order it was asked for. */
function createLock() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}

/** The outcome of a request: `lost` is done by the server, and its answer never arrives; a problem is a refusal. */
export type Fate = 'answered' | 'lost' | ProblemError;

/** A device with one store and one clock, several tabs, and a server behind it that does each key once. */
export function createDevice({ seed = 1, locks = true }: { seed?: number; locks?: boolean } = {}) {
  const random = seeded(seed);
  const rows = new Map<string, Entry>();
  const inTransaction = createLock();
  const inLock = createLock();
  const clock = { now: Date.UTC(2026, 10, 21) };
  const server = {
    received: [] as string[],
    stored: new Map<string, string>(),
    fates: [] as Fate[],
    /** How long the pictures of the next entry take (ms), and what happens after each. */
    uploads: [] as number[],
    meanwhile: () => Promise.resolve(),
  };

  const store: EntryStore = {
    async all() {
      await dawdle(random);
      return [...rows.values()].map((entry) => structuredClone(entry));
    },
    change: (id, change) =>
      inTransaction(async () => {
        await dawdle(random);
        const next = change(structuredClone(rows.get(id) ?? null));
        if (next === null) rows.delete(id);
        else rows.set(id, structuredClone(next));
        await dawdle(random);
        return next;
      }),
  };

  async function send(entry: Entry, { takeTime, photoArrived }: TryProgress): Promise<Outcome> {
    await dawdle(random);
    for (const ms of server.uploads.splice(0)) {
      await takeTime(ms);
      clock.now += ms;
      await server.meanwhile();
      await photoArrived(`photo of ${ms}`);
    }
    server.received.push(entry.id);
    const fate = server.fates.shift() ?? 'answered';
    if (fate instanceof ProblemError) return outcomeOf(fate);
    const number = server.stored.get(entry.id) ?? `M${server.stored.size + 1}`;
    server.stored.set(entry.id, number);
    await dawdle(random);
    if (fate === 'lost') return outcomeOf(new TypeError('Failed to fetch'));
    return outcomeOfAnswer(entry, { id: entry.id, receipt: number }, clock.now);
  }

  return {
    store,
    server,
    clock,
    /** An entry as it lies on the device. */
    entry: (id: string) => rows.get(id),
    put: (entry: Entry) => void rows.set(entry.id, entry),
    states: () => [...rows.values()].map(({ state }) => state),
    /** A tab; `dies` makes it vanish at its first sending, with the lock it holds. */
    openTab({ dies = false }: { dies?: boolean } = {}) {
      let vanish: () => void = () => undefined;
      const gone = new Promise<void>((resolve) => {
        vanish = resolve;
      });
      return createFlusher({
        store,
        exclusive: (work) =>
          locks ? inLock(() => Promise.race([work(true), gone])) : Promise.race([work(false), gone]),
        send(entry, progress) {
          if (!dies) return send(entry, progress);
          vanish();
          return new Promise<Outcome>(() => undefined);
        },
        now: () => clock.now,
        random,
      });
    },
  };
}

/** A message that only has to be sent. */
export function verifiedEntry(id: string, change: Partial<Entry> = {}): Entry {
  const at = Date.UTC(2026, 10, 21);
  return {
    id,
    route: 'contact.add',
    state: 'verified',
    body: { id, fromMessage: `message ${id}` },
    draft: { fromMessage: `message ${id}` },
    contact: { by: 'phone', address: '13800138000' },
    createdAt: at,
    failures: 0,
    nextAt: at,
    reason: null,
    receipt: null,
    ...change,
  };
}
