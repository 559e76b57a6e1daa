import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { RouteName } from '#contract/routes.ts';
import { policy } from './policy.ts';

/** Version of the stored shape; not the build, or every deploy would empty the frame. */
const SHAPE = '1';
const STORAGE_KEY = 'shell';

const shellNames: ReadonlySet<string> = new Set(
  Object.entries(policy).flatMap(([name, rule]) =>
    'read' in rule && rule.read === 'shell' ? [name as RouteName] : [],
  ),
);

function isShellQuery(query: Query): boolean {
  return shellNames.has(String(query.queryKey[0])) && query.state.data !== undefined;
}

function createPersister() {
  return createSyncStoragePersister({ storage: window.localStorage, key: STORAGE_KEY });
}

/**
 * Puts the answers that every page frame shows back into the cache, synchronously, so that the first render has them.
 * Data the server sent with the page is newer and wins: `hydrate` keeps the later of two.
 */
export function restoreShell(client: QueryClient): void {
  try {
    const stored = createPersister().restoreClient();
    // Typed as possibly a promise for storages that are; local storage answers at once.
    if (stored === undefined || 'then' in stored || stored.buster !== SHAPE) return;
    hydrate(client, stored.clientState);
  } catch {
    // Storage is blocked or holds something foreign: the frame starts with the words of the build.
  }
}

/** Keeps the shell set up to date on the device; returns a function that stops it. */
export function keepShell(client: QueryClient): () => void {
  let persister: ReturnType<typeof createPersister>;
  try {
    persister = createPersister();
  } catch {
    return () => undefined;
  }
  const save = () => {
    void persister.persistClient({
      timestamp: Date.now(),
      buster: SHAPE,
      clientState: dehydrate(client, { shouldDehydrateQuery: isShellQuery, shouldDehydrateMutation: () => false }),
    });
  };
  save();
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isShellQuery(event.query)) save();
  });
}
