import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a part of a served page is brought to life, true right after and in whatever is drawn on the device from the
 * start. For what the device holds and the server did not have when it drew the page: shown at once it would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
