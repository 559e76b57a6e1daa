import { queryOptions } from '@tanstack/react-query';
import type { Dataset, DictionaryQuery, defineDictionary } from '#contract/dictionary.ts';
import type { Schema } from '#contract/route.ts';
import { policy } from '../policy.ts';
import { apiOf, type RouteKey } from '../route-query.ts';
import { askPacks } from './pack-client.ts';
import { packs } from './packs.ts';

/** A table as the contract declares it. */
export type Dictionary<Row> = ReturnType<typeof defineDictionary<Dataset, Row>>;

/** How long the server may keep a visitor waiting who has a pack on the device that could not be asked. */
const SERVER_TIMEOUT_MS = 15_000;

/**
 * Asks the device where it holds the pack, else the server. On the server itself there is no device.
 */
async function deviceFirst<T>(
  dataset: Dataset,
  schema: Schema<T>,
  device: () => Promise<unknown>,
  server: () => Promise<T>,
): Promise<T> {
  if (typeof window !== 'undefined' && packs.saved(dataset) !== null) {
    try {
      const answer = await device();
      if (answer !== null) return schema.parse(answer);
    } catch (error) {
      if (!packs.lost(dataset, error)) throw error;
    }
  }
  return server();
}

/** A page of a table. The key is `[route name, input]` as for every call. */
export function dictionaryList<Row>(dictionary: Dictionary<Row>, query: DictionaryQuery) {
  const { dataset, list } = dictionary;
  const key: RouteKey = [list.name, { query }];
  return queryOptions({
    queryKey: key,
    staleTime: policy[`dictionary.${dataset}`].fresh,
    queryFn: ({ client, signal }) =>
      deviceFirst(
        dataset,
        list.response,
        () => askPacks('list', { dataset, query }),
        () => apiOf(client).call(list, { query }, { signal, timeoutMs: SERVER_TIMEOUT_MS }),
      ),
  });
}

/** One entry of a table by its key; the key is `[route name, input]` as for every call. */
export function dictionaryEntry<Row>(dictionary: Dictionary<Row>, key: string) {
  const { dataset, entry } = dictionary;
  const queryKey: RouteKey = [entry.name, { params: { key } }];
  return queryOptions({
    queryKey,
    staleTime: policy[`dictionary.${dataset}`].fresh,
    queryFn: ({ client, signal }) =>
      deviceFirst(
        dataset,
        entry.response,
        () => askPacks('entry', { dataset, key }),
        () => apiOf(client).call(entry, { params: { key } }, { signal, timeoutMs: SERVER_TIMEOUT_MS }),
      ),
  });
}
