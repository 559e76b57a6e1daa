import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Tag } from './answer-store.ts';
import { INTERNAL_ADDRESS } from './rate-limits.ts';
import type { FetchApi } from './renderer.ts';

/** Facts about the API's answers to a piece of work. */
export interface Trace {
  /** The sources that the answers were made from. */
  tags: Set<Tag>;
  /** False when an answer was an error or is not kept: what is made from it should not be kept either. */
  lasting: boolean;
  /** True when the server could not answer: what is made from it lacks something. */
  lacking: boolean;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

const parsed = (status: number, text: string | Buffer) => ({
  status,
  json: async (): Promise<unknown> => JSON.parse(text.toString()),
});

/**
 * The server's own API for rendering: answers come from the cache where they are, else through the very same server
 * without a network. `traced` runs work and tells what its answers depend on.
 */
export function ownApi(app: FastifyInstance) {
  const traces = new AsyncLocalStorage<Trace>();

  const keptFor = (method: string, url: string) => {
    const key = app.answerKeys.get(method, url);
    return key === undefined ? undefined : app.answers.getTagged(key);
  };

  const fetchApi: FetchApi = async ({ method, url, headers, body }) => {
    const trace = traces.getStore();
    const note = (status: number): void => {
      const kept = status === 200 ? keptFor(method, url) : undefined;
      if (kept === undefined && trace !== undefined) trace.lasting = false;
      if (status >= 500 && trace !== undefined) trace.lacking = true;
      for (const tag of kept?.tags ?? []) trace?.tags.add(tag);
    };
    const kept = keptFor(method, url)?.answer;
    if (kept !== undefined) {
      note(kept.status);
      return parsed(kept.status, kept.body);
    }
    const response = await app.inject({
      method: METHODS.find((known) => known === method) ?? 'GET',
      url,
      // As a page of the site would ask: calls that are not GET are refused to anybody else.
      headers: { ...headers, 'sec-fetch-site': 'same-origin' },
      remoteAddress: INTERNAL_ADDRESS,
      ...(body === undefined ? {} : { payload: body }),
    });
    note(response.statusCode);
    return parsed(response.statusCode, response.payload);
  };

  return {
    fetchApi,
    async traced<T>(work: () => Promise<T>): Promise<{ result: T; trace: Trace }> {
      const trace: Trace = { tags: new Set(), lasting: true, lacking: false };
      return { result: await traces.run(trace, work), trace };
    },
  };
}

/** See {@link ownApi}. */
export type OwnApi = ReturnType<typeof ownApi>;
