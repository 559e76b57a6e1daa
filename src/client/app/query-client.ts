import { QueryClient } from '@tanstack/react-query';
import type { Api } from '#client/api/api.ts';
import { isUnreachable, ProblemError, TimeoutError } from '#client/api/errors.ts';
import { backoff } from '#client/lib/backoff.ts';
import { bindApi } from '#client/offline/route-query.ts';

const RETRIES = 2;

/**
 * One more try helps against a lost packet or a busy server, never against a clear no or a missing network. A silent line
 * is tried once more, on a new connection; after that the connection is watched, which asks again when it is back.
 */
function worthRetrying(failures: number, error: Error): boolean {
  if (error instanceof TimeoutError) return failures === 0;
  if (isUnreachable(error)) return false;
  if (error instanceof ProblemError && error.status < 500 && error.status !== 429) return false;
  return failures < RETRIES;
}

/**
 * The query cache of a page or of one server request. `networkMode: 'always'`: whether there is a network shows when a
 * call fails; the default would wait for ever offline, and with it every navigation.
 */
export function createQueryClient(api: Api, server = false): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        gcTime: Number.POSITIVE_INFINITY,
        retry: server ? false : worthRetrying,
        retryDelay: (failures) => backoff(failures, { first: 1_000, last: 30_000, jitter: 0.5 }),
        refetchOnWindowFocus: true,
        // Not implied by 'always', which takes a reconnect for no news.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  bindApi(client, api);
  return client;
}
