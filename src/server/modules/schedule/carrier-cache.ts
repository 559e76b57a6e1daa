import type { FastifyBaseLogger } from 'fastify';
import type { ScheduleSource } from '#contract/schedule.ts';
import { type Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';

/** A carrier's answer, new or kept, with the reason where it gave none now. */
interface CachedRows<Row> {
  rows: readonly Row[];
  source: ScheduleSource;
}

/** Asks a carrier one question; `ask` is called only when its answer is not at hand. Never rejects. */
export type AskCached<Row> = (
  carrier: Carrier,
  question: unknown,
  ask: () => Promise<Row[]>,
) => Promise<CachedRows<Row>>;

/** The dependencies of the cache. */
export interface CarrierCacheDeps {
  clock: () => number;
  log: FastifyBaseLogger;
  /** How long a visitor waits for a carrier, in milliseconds. */
  patienceMs?: number;
}

/** Same questions within this time get the same answer; schedules change a few times a day. */
const FRESH_MS = 15 * 60_000;
/** An older answer stands in for this long when the carrier gives none. */
const USABLE_MS = 24 * 3_600_000;
/** A question that failed is not asked again at once, however often somebody looks. */
const AFTER_FAILURE_MS = 20_000;
const PATIENCE_MS = 6_000;
const MOST_KEPT = 500;

interface Entry<Row> {
  answer: { at: number; rows: readonly Row[] } | null;
  failure: { at: number; problem: 'failed' | 'budget' } | null;
  asking: Promise<void> | null;
}

/** Resolves when the work is done, or when patience is at its end. */
async function inTime(work: Promise<void>, patienceMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

/**
 * A cache of what carriers answered to questions of one kind. A slow carrier holds nobody up: whoever asks goes on without
 * it, and its answer is there for the next one. Of a carrier that fails the earlier answer is served (stale-if-error).
 */
export function createCarrierCache<Row>({ clock, log, patienceMs = PATIENCE_MS }: CarrierCacheDeps): AskCached<Row> {
  const entries = new Map<string, Entry<Row>>();

  const entryOf = (key: string): Entry<Row> => {
    const entry = entries.get(key) ?? { answer: null, failure: null, asking: null };
    // The question asked longest ago goes first.
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > MOST_KEPT) entries.delete(entries.keys().next().value ?? '');
    return entry;
  };

  const settle = async (entry: Entry<Row>, { code }: Carrier, ask: () => Promise<Row[]>): Promise<void> => {
    try {
      entry.answer = { rows: await ask(), at: clock() };
      entry.failure = null;
    } catch (error) {
      const kind = error instanceof CarrierFailure ? error.kind : 'unexpected';
      log[kind === 'unexpected' ? 'error' : 'warn']({ carrier: code, kind, err: error }, 'schedules cannot be had');
      entry.failure = { at: clock(), problem: kind === 'budget' ? 'budget' : 'failed' };
    } finally {
      entry.asking = null;
    }
  };

  return async (carrier, question, ask) => {
    const entry = entryOf(JSON.stringify([carrier.code, question]));
    const isFresh = entry.answer !== null && clock() - entry.answer.at < FRESH_MS;
    const rests = entry.failure !== null && clock() - entry.failure.at < AFTER_FAILURE_MS;
    if (!isFresh && !rests) {
      entry.asking ??= settle(entry, carrier, ask);
      await inTime(entry.asking, patienceMs);
    }
    const { code, name } = carrier;
    const answer = entry.answer !== null && clock() - entry.answer.at < USABLE_MS ? entry.answer : null;
    const problem = entry.asking === null ? (entry.failure?.problem ?? null) : 'slow';
    const asOf = answer === null ? null : new Date(answer.at).toISOString();
    return { rows: answer?.rows ?? [], source: { code, name, asOf, problem } };
  };
}
