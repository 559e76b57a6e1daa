import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { policyOfKey } from './policy-lookup.ts';
import { SHELL_KEY, SHELL_SHAPE } from './shell-set.ts';

function isShellQuery({ queryKey, state }: Query): boolean {
  return policyOfKey(queryKey)?.read === 'shell' && state.data !== undefined;
}

/** Keeps the shell set up to date on the device; returns a function that stops it. */
export function keepShell(client: QueryClient): () => void {
  let persister: ReturnType<typeof createSyncStoragePersister>;
  try {
    // Without a pause: whoever leaves the page within it would lose the answers. They are few and small.
    persister = createSyncStoragePersister({ storage: window.localStorage, key: SHELL_KEY, throttleTime: 0 });
  } catch {
    return () => undefined;
  }
  const save = () => {
    void persister.persistClient({
      timestamp: Date.now(),
      buster: SHELL_SHAPE,
      clientState: dehydrate(client, { shouldDehydrateQuery: isShellQuery, shouldDehydrateMutation: () => false }),
    });
  };
  save();
  return client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isShellQuery(event.query)) save();
  });
}
