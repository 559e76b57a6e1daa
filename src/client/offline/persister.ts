import {
  experimental_createQueryPersister as createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { notifyManager } from '@tanstack/react-query';
import type { ReadPolicy } from './policy.ts';
import { knownTime } from './put-answer.ts';
import { type AnswerStore, deviceAnswers, restrictedAnswers } from './store.ts';

type KeepPolicy = Extract<ReadPolicy, { read: 'keep' }>;

/** How the keys of kept answers begin. */
const ANSWER_PREFIX = 'answer';

/** The key of a kept answer, by the hash of its question. */
export const answerKey = (queryHash: string): string => `${ANSWER_PREFIX}-${queryHash}`;

/** How the keys of all kept answers of one call begin, by the key of one of its questions. */
export function callPrefix([name]: readonly unknown[]): string {
  return `${ANSWER_PREFIX}-${JSON.stringify([name]).slice(0, -1)},`;
}

/**
 * The persister of one `keep` policy. A store that fails must never fail the query, so every call is wrapped; the
 * buster is the shape's version and not the build, or each deploy would throw the offline data away.
 */
export function createKeepPersister(policy: KeepPolicy, answers: AnswerStore) {
  const write = async (key: string, value: PersistedQuery) => {
    await answers.write(key, value);
    if (policy.most !== undefined) await answers.keepNewest(callPrefix(value.queryKey), policy.most);
  };
  const made = createQueryPersister<PersistedQuery>({
    storage: {
      getItem: (key) => answers.read(key).catch(() => null),
      setItem: (key, value) => write(key, value).catch(() => undefined),
      removeItem: (key) => answers.remove(key).catch(() => undefined),
    },
    serialize: (persisted) => ({
      ...persisted,
      // Only data that arrived is worth keeping; a failed refetch must not come back as an error without data.
      state: { ...persisted.state, status: 'success', error: null, fetchStatus: 'idle' },
    }),
    deserialize: (stored) => stored,
    buster: String(policy.version),
    maxAge: policy.keep,
    prefix: ANSWER_PREFIX,
    // Done below: the library lets go of what it asks again, and offline that is an error nobody catches.
    refetchOnRestore: false,
  });
  const persisterFn: typeof made.persisterFn = async (ask, context, query) => {
    let isNew = false;
    const askNow: typeof ask = (given) => {
      isNew = true;
      return ask(given);
    };
    const answer = await made.persisterFn(askNow, context, query);
    // An answer that has just come from the server is not asked for again, however soon it counts as old.
    if (isNew) return answer;
    // After the library has told the query how old the answer is.
    notifyManager.schedule(() => {
      // Only now: the library takes an answer of unknown age for none, and would remove it.
      const dataUpdatedAt = knownTime(query.state.dataUpdatedAt);
      if (dataUpdatedAt !== query.state.dataUpdatedAt) query.setState({ dataUpdatedAt });
      // By the policy: without anybody who shows it, the library takes whatever is there for fresh.
      if (query.isStaleByTime(policy.fresh)) query.fetch().catch(() => undefined);
    });
    return answer;
  };
  return { ...made, persisterFn };
}

const persisters = new Map<KeepPolicy, ReturnType<typeof createKeepPersister>>();

/** One persister per policy row, made at first use. */
export function persisterFor(policy: KeepPolicy): ReturnType<typeof createKeepPersister> {
  const present = persisters.get(policy);
  if (present) return present;
  const made = createKeepPersister(policy, policy.restricted ? restrictedAnswers : deviceAnswers);
  persisters.set(policy, made);
  return made;
}
