import type { QueryClient } from '@tanstack/react-query';
import { savesData } from '#client/lib/saves-data.ts';
import { DATASETS, type Dataset } from '#contract/datasets.ts';
import { connectivity } from '../connectivity.ts';
import { policy, tablePolicy } from '../policy.ts';
import { routeQuery } from '../route-query.ts';
import { packs } from './packs.ts';

/** The editions of the tables on the server: one short answer for all of them. */
const editions = routeQuery('dictionary.packs', {});

/** The subject of a query of the dictionary: a table, or the editions of all; null for any other query. */
function subjectOf([name]: readonly unknown[]): Dataset | 'editions' | null {
  if (name === 'dictionary.packs') return 'editions';
  return DATASETS.find((dataset) => name === `dictionary.${dataset}` || name === `dictionary.${dataset}.entry`) ?? null;
}

/** True when a saved pack is older than its table counts as fresh; false for one that is not saved. */
function isStale(dataset: Dataset): boolean {
  const saved = packs.saved(dataset);
  return saved !== null && Date.now() - saved.savedAt > tablePolicy.fresh;
}

/**
 * PWA-05: keeps packs coming: a table that was used is fetched in the background; a saved one is brought up to date when
 * the server tells of a newer edition, for which it is asked as tables are used and a tab comes to the front, and when it is
 * no longer fresh, also in a tab that stays open for weeks. One after the other, so that the page's own calls have the line.
 */
export function refreshPacks(client: QueryClient): void {
  let queue = Promise.resolve();
  const waiting = new Set<Dataset>();
  // A device that takes a pack and loses it again would otherwise fetch it whenever its table is used.
  const fetched = new Set<Dataset>();
  let editionsAskedAt = Number.NEGATIVE_INFINITY;
  const mayFetch = () => connectivity.online && !savesData();
  const bring = (dataset: Dataset): void => {
    if (waiting.has(dataset) || !mayFetch()) return;
    waiting.add(dataset);
    queue = queue
      .then(() => packs.install(dataset))
      .then(() => {
        waiting.delete(dataset);
        if (packs.state(dataset).kind !== 'failed') fetched.add(dataset);
      });
  };
  // Answered or not, the next question waits its time: typing asks a table with every letter.
  const askEditions = (): void => {
    if (!mayFetch() || Date.now() - editionsAskedAt < policy['dictionary.packs'].fresh) return;
    editionsAskedAt = Date.now();
    client.fetchQuery(editions).catch(() => undefined);
  };
  const hearEditions = (): void => {
    for (const { dataset, version } of client.getQueryData(editions.queryKey) ?? []) {
      const saved = packs.saved(dataset);
      if (saved !== null && version > saved.version) bring(dataset);
    }
  };
  const arrived = (key: readonly unknown[]): void => {
    const subject = subjectOf(key);
    if (subject === null) return;
    if (subject === 'editions') {
      hearEditions();
      return;
    }
    if (packs.saved(subject) === null ? !fetched.has(subject) : isStale(subject)) bring(subject);
    else askEditions();
  };
  for (const query of client.getQueryCache().getAll()) if (query.state.data !== undefined) arrived(query.queryKey);
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') arrived(event.query.queryKey);
  });
  const look = () => {
    for (const dataset of DATASETS) if (isStale(dataset)) bring(dataset);
    if (DATASETS.some((dataset) => packs.has(dataset))) askEditions();
  };
  connectivity.subscribe(look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
  look();
}
