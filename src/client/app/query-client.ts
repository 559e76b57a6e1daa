import { QueryClient } from '@tanstack/react-query';
import type { Api } from '#client/api/api.ts';
import { isUnreachable, ProblemError } from '#client/api/errors.ts';
import { bindApi } from '#client/offline/route-query.ts';

const RETRIES = 2;

/** One more try helps against a lost packet or a busy server, never against a clear no or a missing network. */
function worthRetrying(failures: number, error: Error): boolean {
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
