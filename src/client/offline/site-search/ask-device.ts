import type { QueryClient } from '@tanstack/react-query';
import { DATASETS } from '#contract/datasets.ts';
import type { SearchPage, SearchQuery } from '#contract/search.ts';
import { askPacks } from '../packs/pack-client.ts';
import { packs } from '../packs/packs.ts';
import { policy } from '../policy.ts';
import type { KeepTimes, KeptAnswer } from './device-documents.ts';

/** Calls whose answers the worker cannot read, as they are kept with the page frame. */
const FRAME_CALLS = ['experts.list'] as const;

const keep: KeepTimes = Object.fromEntries(
  Object.entries(policy).flatMap(([name, rule]) => ('keep' in rule ? [[name, rule.keep]] : [])),
);

/** The device's own answer to a search, made in the worker. */
export async function askDeviceForHits(client: QueryClient, query: SearchQuery): Promise<SearchPage> {
  const extra = FRAME_CALLS.flatMap((name): KeptAnswer[] => {
    const state = client.getQueryState([name, {}]);
    return state?.data === undefined ? [] : [{ name, at: state.dataUpdatedAt, data: state.data }];
  });
  const datasets = DATASETS.filter((dataset) => packs.has(dataset));
  return askPacks('search', { query, datasets, extra, keep, now: Date.now() });
}
