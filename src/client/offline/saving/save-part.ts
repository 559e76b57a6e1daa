import type { QueryClient } from '@tanstack/react-query';
import type { QuestionOf } from '#client/api/api.ts';
import { isUnreachable } from '#client/api/errors.ts';
import { type BackoffPlan, backoff } from '#client/lib/backoff.ts';
import { mayEnter } from '#domain/access.ts';
import { newestKept } from '../kept-of-call.ts';
import { pinnedLanes } from '../lanes/lanes.ts';
import { StorageError } from '../packs/pack-failure.ts';
import { packs } from '../packs/packs.ts';
import { answerKey, persisterFor } from '../persister.ts';
import type { ReadName } from '../policy.ts';
import { policyOfKey } from '../policy-lookup.ts';
import { AS_QUERY, apiOf, routeQuery } from '../route-query.ts';
import { deviceSession } from '../session/session.ts';
import { deviceAnswers, restrictedAnswers } from '../store.ts';
import { ownShipments } from '../watch/watch.ts';
import { keepPicture, picturesOf } from './pictures.ts';
import { type SavePart, savePlan } from './save-plan.ts';

/** How often an answer is asked again before its part is given up. */
const RETRIES = 3;
const BETWEEN_TRIES: BackoffPlan = { first: 1_000, last: 8_000 };
/** Shipments that are brought up to date at most: each is a call to a carrier. */
const SHIPMENTS_MAX = 30;
/** Answers that are asked for at one time: the page's own calls shall have the line as well. */
const AT_ONCE = 2;

/** Does the work of a part. */
interface SaveRun {
  client: QueryClient;
  /** Answers from this moment (ms) on are new enough. */
  since: number;
  signal: AbortSignal;
  progress(done: number, total: number): void;
}

/** The answer to a question as the server gives it now; what was asked since the run began is not asked twice. */
async function askNow<Name extends ReadName>({ client, since }: SaveRun, name: Name, input: QuestionOf<Name>) {
  const options = {
    ...routeQuery(name, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => apiOf(client).call(name, input, { signal, ...AS_QUERY }),
    retry: (failures: number, error: Error) => isUnreachable(error) && failures < RETRIES,
    retryDelay: (failures: number) => backoff(failures, BETWEEN_TRIES),
  };
  // The first question of a page may be answered by the device, with what it kept before.
  const present = await client.query({ ...options, staleTime: 'static' });
  const at = client.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0;
  const answer = at >= since ? present : await client.query({ ...options, staleTime: 0 });
  await keepAnswer(client, options.queryKey);
  return answer;
}

/**
 * Has the device keep what a question was answered with. A page goes on where the device refuses, and says nothing; who
 * saves must know: rejects with a StorageError.
 */
async function keepAnswer(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const rule = policyOfKey(queryKey);
  const query = client.getQueryCache().find({ queryKey });
  if (rule?.read !== 'keep' || query === undefined) return;
  await persisterFor(rule).persistQuery(query);
  const store = rule.restricted ? restrictedAnswers : deviceAnswers;
  const kept = await store.read(answerKey(query.queryHash)).catch(() => null);
  if (kept === null) throw new StorageError('The device did not keep the answer');
}

async function install(dataset: Parameters<typeof packs.install>[0]): Promise<void> {
  await packs.install(dataset);
  const state = packs.state(dataset);
  if (state.kind === 'failed') throw state.error;
}

/** The numbers that whoever is logged in watches, as the server has them now; none for somebody who may not. */
async function watchedNumbers(client: QueryClient): Promise<string[]> {
  const { session } = deviceSession;
  if (session === null || mayEnter('tools', session, { publicTracking: 0 }) !== 'yes') return [];
  const { watched } = ownShipments(client);
  await watched.sync();
  const { view } = watched.rows;
  return view.kind === 'ready' ? view.rows.filter(({ item }) => !item.removed).map(({ item }) => item.number) : [];
}

/** Questions for the shipments that are watched, then for those whose answers are on this device, asked last first. */
async function shipments(client: QueryClient): Promise<readonly QuestionOf<'tracking.find'>[]> {
  const watched = (await watchedNumbers(client)).map((number) => ({ query: { number } }));
  const kept = await newestKept('tracking.find', SHIPMENTS_MAX);
  const all = [...watched, ...kept.map(({ input }) => input as QuestionOf<'tracking.find'>)];
  const known = new Map(all.map((question) => [JSON.stringify(question), question]));
  return [...known.values()].slice(0, SHIPMENTS_MAX);
}

/** Works steps off, a few at a time; the first that fails ends it. */
async function workOff(steps: readonly (() => Promise<unknown>)[], { signal, progress }: SaveRun): Promise<void> {
  let next = 0;
  let done = 0;
  progress(0, steps.length);
  const work = async () => {
    for (let step = steps[next++]; step !== undefined; step = steps[next++]) {
      try {
        signal.throwIfAborted();
        await step();
      } catch (error) {
        next = steps.length;
        throw error;
      }
      done += 1;
      progress(done, steps.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Saves one part on the device with the pictures that it names. Rejects with the error of what could not be had, or with
 * the signal's reason; what was saved until then stays.
 */
export async function savePart(part: SavePart, run: SaveRun): Promise<void> {
  const answers: unknown[] = [];
  const tools = {
    ask: async <Name extends ReadName>(name: Name, input: QuestionOf<Name>) => {
      const answer = await askNow(run, name, input);
      answers.push(answer);
      return answer;
    },
    install,
    lanes: pinnedLanes,
    watches: async () => (await watchedNumbers(run.client)).length > 0,
    shipments: () => shipments(run.client),
  };
  const steps = await savePlan[part](tools);
  await workOff(steps, run);
  const pictures = picturesOf(answers).map((address) => () => keepPicture(address));
  if (pictures.length > 0) await workOff(pictures, run);
}
