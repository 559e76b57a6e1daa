import { useSyncExternalStore } from 'react';
import type { Dataset } from '#contract/datasets.ts';
import { type PackState, packs } from './packs.ts';

const ON_SERVER: PackState = { kind: 'absent' };

/** The state of a table's pack on this device; `absent` on the server and during hydration. */
export function usePack(dataset: Dataset): PackState {
  return useSyncExternalStore(
    packs.subscribe,
    () => packs.state(dataset),
    () => ON_SERVER,
  );
}
