import { queryOptions } from '@tanstack/react-query';
import type { Dataset, DictionaryPage, DictionaryQuery, Edition } from '#contract/dictionary.ts';
import type { DatasetRows } from '#contract/tables.ts';
import { tablePolicy } from '../policy.ts';
import { AS_QUERY, apiOf, type RouteKey } from '../route-query.ts';
import { askDevice, type DeviceQuestion } from './ask-device.ts';
import { packs } from './packs.ts';

/** An entry of a table and the edition it is from. */
interface DictionaryEntry<Row> {
  row: Row;
  edition: Edition;
}

/** Asks the device where it holds the pack, else the server. On the server itself there is no device. */
async function deviceFirst<T>(question: DeviceQuestion, server: () => Promise<T>): Promise<T> {
  if (typeof window === 'undefined' || !packs.has(question.dataset)) return server();
  // Checked by the worker against the schema that gives the call its type.
  return ((await askDevice(question)) as T | null) ?? server();
}

/** A page of a table. The key is `[route name, input]` as for every call. */
export function dictionaryList<Name extends Dataset>(dataset: Name, query: DictionaryQuery) {
  const name: `dictionary.${Dataset}` = `dictionary.${dataset}`;
  return queryOptions<DictionaryPage<DatasetRows[Name]>, Error, DictionaryPage<DatasetRows[Name]>, RouteKey>({
    queryKey: [name, { query }],
    staleTime: tablePolicy.fresh,
    queryFn: ({ client, signal }) =>
      deviceFirst(
        { dataset, query },
        async () =>
          (await apiOf(client).call(name, { query }, { signal, ...AS_QUERY })) as DictionaryPage<DatasetRows[Name]>,
      ),
  });
}

/** One entry of a table by its key. The key of the query is `[route name, input]` as for every call. */
export function dictionaryEntry<Name extends Dataset>(dataset: Name, key: string) {
  const name: `dictionary.${Dataset}.entry` = `dictionary.${dataset}.entry`;
  return queryOptions<DictionaryEntry<DatasetRows[Name]>, Error, DictionaryEntry<DatasetRows[Name]>, RouteKey>({
    queryKey: [name, { params: { key } }],
    staleTime: tablePolicy.fresh,
    queryFn: ({ client, signal }) =>
      deviceFirst(
        { dataset, key },
        async () =>
          (await apiOf(client).call(name, { params: { key } }, { signal, ...AS_QUERY })) as DictionaryEntry<
            DatasetRows[Name]
          >,
      ),
  });
}
