import * as z from 'zod/mini';
import { ProblemError } from '#client/api/errors.ts';
import { BUSINESS_TYPES, TRACK_STATES, type TrackState } from '#contract/tracking-kinds.ts';
import { watchKey } from '#domain/watch/merge.ts';
import { OwnRows } from './own-rows.ts';
import type { RowStore } from './row-store.ts';
import type { TrackedNumber } from './tracking-question.ts';

/** A number that was entered while nobody could be asked. Times in milliseconds. */
export const questionRow = z.object({
  number: z.string(),
  businessType: z.literal(BUSINESS_TYPES),
  /** The kind was said and not found out. */
  said: z.boolean(),
  /** Number and kind: one number may be asked for as either. */
  key: z.string(),
  /** When it was entered. */
  at: z.number(),
  /** A tab is asking until then. */
  claimedUntil: z.number(),
  /** Null while it waits; `refused` when the server will not answer this one. */
  outcome: z.nullable(z.enum([...TRACK_STATES, 'refused'])),
  answeredAt: z.nullable(z.number()),
});
export type QuestionRow = z.infer<typeof questionRow>;

/** Dependencies of a device's questions. */
interface QuestionParts {
  store: RowStore<QuestionRow>;
  /**
   * Asks for a number and keeps the answer; null when the server refuses it. Rejects when it cannot be
   * asked now.
   */
  ask: (number: TrackedNumber) => Promise<TrackState | null>;
  /** Runs work while no other tab does, or at once where that cannot be known; `alone` says which. */
  exclusive: (work: (alone: boolean) => Promise<void>) => Promise<void>;
  channel: BroadcastChannel | null;
  clock: () => number;
}

/** A question is asked by one tab for at most this long; then the tab is taken for closed. */
const CLAIM_MS = 60_000;
/** An answered question is shown for a day. */
const SHOWN_MS = 86_400_000;
/** Questions that wait at most; the oldest go. */
const MOST = 100;

const newestFirst = (a: QuestionRow, b: QuestionRow): number => b.at - a.at;
/** Whether a question has not been answered yet. */
export const isWaiting = ({ outcome }: QuestionRow): boolean => outcome === null;

/** Questions that wait for a connection and are then asked once, by one tab. */
export function createQuestions({ store, ask, exclusive, channel, clock }: QuestionParts) {
  const rows = new OwnRows(async () => (await store.all()).sort(newestFirst), channel);

  /** Changes one question, unless the person has taken it back meanwhile. */
  const change = (key: string, changes: (row: QuestionRow) => Partial<QuestionRow>) =>
    store.rewrite((all) => all.map((row) => (row.key === key ? { ...row, ...changes(row) } : row)));

  /** Takes a question for this tab; false when it is answered or another tab has it. */
  const claim = async (key: string): Promise<boolean> => {
    let taken = false;
    await change(key, (row) => {
      taken = isWaiting(row) && row.claimedUntil <= clock();
      return taken ? { claimedUntil: clock() + CLAIM_MS } : {};
    });
    return taken;
  };

  const askOne = async ({ key, number, businessType, said }: QuestionRow): Promise<void> => {
    if (!(await claim(key))) return;
    try {
      const state = await ask({ number, businessType, said });
      await change(key, () => ({ claimedUntil: 0, outcome: state ?? 'refused', answeredAt: clock() }));
    } catch (error) {
      await change(key, () => ({ claimedUntil: 0 }));
      // It may be this number alone that goes wrong there, and the others must not wait for it.
      if (!(error instanceof ProblemError && error.status >= 500)) throw error;
    } finally {
      await rows.changed();
    }
  };

  return {
    rows,
    /** Keeps a question. One that waits already stays as it is, one that was answered waits anew. */
    async add({ number, businessType, said }: TrackedNumber): Promise<void> {
      const key = watchKey({ number, businessType });
      await store.rewrite((all) => {
        const present = all.find((row) => row.key === key);
        if (present !== undefined && isWaiting(present)) return all;
        const made = { key, number, businessType, said, at: clock(), claimedUntil: 0, outcome: null, answeredAt: null };
        return [made, ...all.filter((row) => row !== present)].sort(newestFirst).slice(0, MOST);
      });
      await rows.changed();
    },
    async remove({ key }: Pick<QuestionRow, 'key'>): Promise<void> {
      await store.rewrite((all) => all.filter((row) => row.key !== key));
      await rows.changed();
    },
    /**
     * Asks what waits, one after the other; what goes wrong on the server's side goes on waiting. Rejects at the first that
     * cannot be asked, and the rest goes on waiting with it.
     */
    flush: () =>
      exclusive(async (alone) => {
        const isOver = ({ answeredAt }: QuestionRow) => answeredAt !== null && clock() - answeredAt > SHOWN_MS;
        // Nobody else is asking: a claim is of a tab that was closed, or whose session ended, while it asked.
        const freed = alone ? { claimedUntil: 0 } : {};
        const left = await store.rewrite((all) =>
          all.filter((row) => !isOver(row)).map((row) => (isWaiting(row) ? { ...row, ...freed } : row)),
        );
        for (const row of left.filter(isWaiting).sort(newestFirst).reverse()) await askOne(row);
      }),
  };
}

export type Questions = ReturnType<typeof createQuestions>;
