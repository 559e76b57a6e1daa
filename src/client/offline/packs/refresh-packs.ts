import type { QueryClient } from '@tanstack/react-query';
import { savesData } from '#client/lib/saves-data.ts';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { connectivity } from '../connectivity.ts';
import { policy } from '../policy.ts';
import { packs } from './packs.ts';

function datasetOf(name: string): Dataset | null {
  return DATASETS.find((dataset) => name === `dictionary.${dataset}` || name === `dictionary.${dataset}.entry`) ?? null;
}

/** True when a saved pack is older than its table counts as fresh; false for one that is not saved. */
function isStale(dataset: Dataset): boolean {
  const saved = packs.saved(dataset);
  return saved !== null && Date.now() - saved.savedAt > policy[`dictionary.${dataset}`].fresh;
}

/**
 * PWA-05: keeps packs coming: a table that was used is fetched in the background, a saved one that is no longer fresh is
 * brought up to date, also in a tab that stays open for weeks. One after the other, so that the page's own calls have the
 * line.
 */
export function refreshPacks(client: QueryClient): void {
  let queue = Promise.resolve();
  const waiting = new Set<Dataset>();
  // A device that takes a pack and loses it again would otherwise fetch it whenever its table is used.
  const fetched = new Set<Dataset>();
  const isDue = (dataset: Dataset) => (packs.saved(dataset) === null ? !fetched.has(dataset) : isStale(dataset));
  const want = (dataset: Dataset): void => {
    if (waiting.has(dataset) || !connectivity.online || savesData() || !isDue(dataset)) return;
    waiting.add(dataset);
    queue = queue
      .then(() => packs.install(dataset))
      .then(() => {
        waiting.delete(dataset);
        if (packs.state(dataset).kind !== 'failed') fetched.add(dataset);
      });
  };
  const used = (key: readonly unknown[]): void => {
    const dataset = datasetOf(String(key[0]));
    if (dataset) want(dataset);
  };
  for (const query of client.getQueryCache().getAll()) if (query.state.data !== undefined) used(query.queryKey);
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') used(event.query.queryKey);
  });
  const look = () => {
    for (const dataset of DATASETS) if (isStale(dataset)) want(dataset);
  };
  connectivity.subscribe(look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}
