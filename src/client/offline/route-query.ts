import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AnswerOf, Api, QuestionOf } from '#client/api/api.ts';
import { persisterFor } from './persister.ts';
import { type ReadName, readPolicyOf } from './policy.ts';

const apis = new WeakMap<QueryClient, Api>();

/** Gives a query client the API it asks; done once where both are made. */
export function bindApi(client: QueryClient, api: Api): void {
  apis.set(client, api);
}

/** The API a query client was bound to. Throws when none was: a fault of the composition root. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query client has no API');
  return api;
}

/**
 * How a query asks: it only reads, and who shows its answer says what could not be had. A line that is silent for 8 s is
 * broken, and asking on another connection is quicker than what the network does about it.
 */
export const AS_QUERY = { repeatable: true, quiet: true, silenceMs: 8_000 } as const;

/** Key of a call's query: its route's name and what it was asked. */
export type RouteKey = readonly [name: string, input: unknown];

/**
 * Query options of a call: its key, how long it counts as fresh and what the device keeps follow from the policy table.
 * The key is `[route name, input]`, so everything of one call can be found by its first part.
 */
export function routeQuery<Name extends ReadName>(name: Name, input: QuestionOf<Name>) {
  const rule = readPolicyOf(name);
  const options = queryOptions<AnswerOf<Name>, Error, AnswerOf<Name>, RouteKey>({
    queryKey: [name, input],
    queryFn: ({ client, signal }) => apiOf(client).call(name, input, { signal, ...AS_QUERY }),
    staleTime: rule.fresh,
  });
  if (rule.read !== 'keep' || typeof window === 'undefined') return options;
  return queryOptions({
    ...options,
    persister: (ask, context, query) => persisterFor(rule).persisterFn(ask, context, query),
  });
}
