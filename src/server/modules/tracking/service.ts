import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { TrackingAnswer } from '#contract/tracking.ts';
import { type BusinessType, TRACK_BATCH_MAX } from '#contract/tracking-kinds.ts';
import { billForms } from '#domain/bill-of-lading.ts';
import type { TrackedEvent } from '#domain/tracking/event.ts';
import { isReturned } from '#domain/tracking/returned.ts';
import type { Carrier, CarrierFailure } from '#server/adapters/carriers/carrier.ts';
import type { Authorized } from '#server/plugins/access.ts';
import { misfit } from '#server/plugins/problem.ts';
import { askCarriers, type Heard } from './ask.ts';
import { carriersFor, readNumber } from './choose.ts';
import type { EventsRepo } from './events-repo.ts';
import { newsOf } from './news.ts';
import type { Asked, NumberState, NumbersRepo } from './numbers-repo.ts';
import type { PortDirectory } from './port-directory.ts';
import { presentAnswer, sourceNames } from './present.ts';
import type { Subscriptions } from './subscriptions.ts';
import { FAILURE_PAUSES, nextAsk, nextTry, WATCH_REFRESH_MS } from './waiting.ts';

/** The dependencies of tracking. */
interface TrackingDeps {
  carriers: readonly Carrier[];
  events: EventsRepo;
  numbers: NumbersRepo;
  subscriptions: Pick<Subscriptions, 'begin'>;
  ports: PortDirectory;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** The stored answer about a number: how many reports there were of which numbers, and what at least these tell. */
export interface Stored {
  answer: TrackingAnswer;
  numbers: string[];
  reports: number;
}

/** Where shipments are (TRACK-01 to TRACK-08). */
export interface TrackingService {
  /** One number; throws `validation` for what can be no number. */
  find(by: Authorized<'tools'>, typed: string, said: BusinessType | null): Promise<TrackingAnswer>;
  /** Several numbers; null for what can be no number. Throws `validation` for more than twenty. */
  batch(
    by: Authorized<'tools'>,
    typed: readonly string[],
  ): Promise<{ number: string; answer: TrackingAnswer | null }[]>;
  /** Several known numbers, as a watch-list has them: what cannot be asked for in time is answered by what is stored. */
  all(by: Authorized<'tools'>, asked: readonly Asked[]): Promise<TrackingAnswer[]>;
  /** The stored answer about a number, without asking any carrier. */
  stored(asked: Asked): Promise<Stored>;
  /** Asks the carriers for a number if it is time to; for the job queue. */
  refresh(asked: Asked): Promise<void>;
  /** Numbers that it is time to ask for. */
  due(limit: number): Promise<Asked[]>;
}

/** Another server may hold the right to ask for so long, in milliseconds; then it is taken for dead. */
const CLAIM_MS = 60_000;
/** A number whose carriers failed is not asked for again at once, however often somebody looks. */
const AFTER_FAILURE_MS = 20_000;
/** How long a visitor waits for another server's question. */
const OTHERS_MS = 8000;
const ASKED_AT_ONCE = 4;
/** How long a question for a whole list waits for carriers, in milliseconds; the queue asks for the rest. */
const ALL_MS = 8000;

interface Refreshed {
  state: NumberState | null;
  failures: CarrierFailure[];
}

/** Whether the carriers are to be asked now, by what came of the last time. */
function isTime(state: NumberState | null, cacheMs: number, now: number): boolean {
  if (state === null) return true;
  if (state.failedAt !== null && state.failedAt > (state.askedAt ?? 0)) return now - state.failedAt >= AFTER_FAILURE_MS;
  if (state.askedAt === null) return true;
  if (state.emptyAnswers > 0) return state.nextAskAt === null ? now - state.askedAt >= cacheMs : now >= state.nextAskAt;
  return now - state.askedAt >= cacheMs;
}

/** Whether it failed although a call went out. */
function hasRefused({ answered, failures }: Heard): boolean {
  return !answered && failures.some(({ kind }) => kind !== 'budget' && kind !== 'open-circuit');
}

/** Runs work over items, a few at a time, and keeps their order. */
async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += ASKED_AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + ASKED_AT_ONCE).map(work))));
  }
  return results;
}

/** Makes the service. */
export function createTrackingService(deps: TrackingDeps): TrackingService {
  const { carriers, events, numbers, subscriptions, ports, clock, log } = deps;
  const sourceOf = sourceNames(carriers);
  const patience = {
    least: WATCH_REFRESH_MS,
    afterFailures: FAILURE_PAUSES,
    byCarrier: new Map(carriers.map(({ code, cacheMs }) => [code, cacheMs])),
  };
  const underWay = new Map<string, Promise<Refreshed>>();

  /** The stored events of a number. Of a box also those of its bills: vessels are reported by bill. */
  const known = async ({ number, businessType }: Asked): Promise<{ all: TrackedEvent[]; bills: string[] }> => {
    const own = await events.about(number);
    if (businessType === 1) return { all: own, bills: [] };
    // The last ones: a box that is used again has those of earlier voyages before them.
    const bills = [...new Set(own.flatMap((event) => event.bills))].slice(-5);
    const more = await Promise.all(bills.map((bill) => events.about(bill)));
    return { all: [...own, ...more.flat().filter(({ equipment }) => equipment === null)], bills };
  };

  const settle = async (
    asked: Asked,
    asking: readonly Carrier[],
    before: NumberState | null,
  ): Promise<CarrierFailure[]> => {
    const heard = await askCarriers(asking, asked, log);
    const now = clock();
    const stored = await events.about(asked.number);
    const news = newsOf(heard.events, stored, ports.placeOf);
    await events.add(news, asked.number);
    const all = [...stored, ...news];
    const isKnown = all.length > 0;
    const empty = heard.answered && !isKnown;
    const tries = (before?.emptyAnswers ?? 0) + 1;
    const failures = heard.answered ? 0 : (before?.failures ?? 0) + (hasRefused(heard) ? 1 : 0);
    await numbers.settle(asked, now, {
      carriers: heard.knowing,
      answered: heard.answered,
      empty,
      failures,
      nextAskAt: empty ? nextAsk(tries, now) : isKnown ? null : nextTry(failures, now),
      done: isReturned({ ...asked, events: all, placeOf: ports.placeOf }),
    });
    if (empty && tries === 1) await subscriptions.begin(asking, asked);
    return heard.failures;
  };

  const askClaimed = async (asked: Asked, asking: readonly Carrier[], cacheMs: number): Promise<Refreshed> => {
    // Another server may have asked between the look before and the claim.
    const claimed = await numbers.find(asked);
    if (!isTime(claimed, cacheMs, clock())) {
      await numbers.release(asked, clock());
      return { state: claimed, failures: [] };
    }
    const failures = await settle(asked, asking, claimed);
    return { state: await numbers.find(asked), failures };
  };

  const bring = async (asked: Asked): Promise<Refreshed> => {
    await ports.refresh();
    const state = await numbers.find(asked);
    const asking = carriersFor(carriers, asked, state?.carriers ?? []);
    // They are asked together, so the most patient one counts: none hears a question twice within its time.
    const cacheMs = Math.max(...asking.map((carrier) => carrier.cacheMs));
    if (asking.length === 0 || !isTime(state, cacheMs, clock())) return { state, failures: [] };
    if (await numbers.claim(asked, clock(), clock() + CLAIM_MS)) {
      try {
        return await askClaimed(asked, asking, cacheMs);
      } catch (error) {
        // Else nobody would ask before the claim is over, and everybody would wait for an answer in vain.
        await numbers.release(asked, clock());
        throw error;
      }
    }
    // Another server is asking: its answer is ours.
    for (let waited = 0; waited < OTHERS_MS; waited += 200) {
      await sleep(200);
      const now = await numbers.find(asked);
      if (now !== null && !isTime(now, cacheMs, clock())) return { state: now, failures: [] };
    }
    return { state, failures: [] };
  };

  /** One question per number at a time. */
  const refresh = (asked: Asked): Promise<Refreshed> => {
    const key = `${asked.businessType}${asked.number}`;
    const present = underWay.get(key);
    if (present !== undefined) return present;
    const made = bring(asked).finally(() => underWay.delete(key));
    underWay.set(key, made);
    return made;
  };

  const present = (asked: Asked, { state, failures }: Refreshed, all: TrackedEvent[]): TrackingAnswer => {
    const hasCarriers = carriersFor(carriers, asked, []).length > 0;
    return presentAnswer({
      asked,
      state,
      events: all,
      failures,
      hasCarriers,
      now: clock(),
      placeOf: ports.placeOf,
      sourceOf,
    });
  };

  const answer = async (asked: Asked): Promise<TrackingAnswer> => {
    const refreshed = await refresh(asked);
    return present(asked, refreshed, (await known(asked)).all);
  };

  const kept = async (asked: Asked): Promise<TrackingAnswer> =>
    present(asked, { state: await numbers.find(asked), failures: [] }, (await known(asked)).all);

  return {
    async find(_by, typed, said) {
      const asked = readNumber(typed, said);
      if (asked === null) throw misfit('query.number', 'doesNotFit');
      return answer(asked);
    },
    async batch(_by, typed) {
      if (typed.length > TRACK_BATCH_MAX) throw misfit('query.numbers', ['tooMany', TRACK_BATCH_MAX]);
      return fewAtOnce(typed, async (one) => {
        const asked = readNumber(one, null);
        return { number: one, answer: asked === null ? null : await answer(asked) };
      });
    },
    all(_by, asked) {
      const until = clock() + ALL_MS;
      return fewAtOnce(asked, (one) => (clock() < until ? answer(one) : kept(one)));
    },
    async refresh(asked) {
      const { state } = await refresh(asked);
      // A carrier that knows the shipment can tell us before we ask; one that refuses the question takes no
      // subscription.
      if (state !== null && !state.done && state.failures === 0)
        await subscriptions.begin(carriersFor(carriers, asked, state.carriers), asked);
    },
    async stored(asked) {
      await ports.refresh();
      const numbers = [asked.number, ...(await known(asked)).bills].flatMap(billForms);
      // Counted before they are read: what comes in between is news the next time.
      const reports = await events.count(numbers);
      return { answer: await kept(asked), numbers, reports };
    },
    due: (limit) => numbers.due(clock(), patience, limit),
  };
}
