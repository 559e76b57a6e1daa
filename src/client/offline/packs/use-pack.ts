import { useSyncExternalStore } from 'react';
import type { Dataset } from '#contract/datasets.ts';
import type { SavedMark } from './pack-index.ts';
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

/**
 * The record of a table's saved pack on this device, or null. A component that only needs this is not drawn again with
 * each piece of a pack that arrives, which on a phone is a long row of times for a table.
 */
export function useSavedPack(dataset: Dataset): SavedMark | null {
  return useSyncExternalStore(
    packs.subscribe,
    () => packs.saved(dataset),
    () => null,
  );
}
