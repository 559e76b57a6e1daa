import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { apiOf } from '../route-query.ts';
import type { Entry } from './entry.ts';
import type { Outbox } from './outbox.ts';
import type { UnreadableRow } from './read-entries.ts';

/**
 * An outbox's entries, newest first, and rows that cannot be read. `refused`: the device lets the site store nothing.
 */
export type OutboxView =
  | { kind: 'reading' }
  | { kind: 'refused' }
  | { kind: 'ready'; entries: readonly Entry[]; unreadable: readonly UnreadableRow[] };

/** The entries of this device as they are now, whichever tab changes them. */
export function useEntries(): OutboxView {
  const [view, setView] = useState<OutboxView>({ kind: 'reading' });
  useEffect(() => {
    let stop: (() => void) | null = null;
    let over = false;
    void import('#client/offline/device-storage.ts').then(({ watchEntries }) => {
      if (over) return;
      stop = watchEntries(
        (entries, unreadable) =>
          setView({
            kind: 'ready',
            entries: entries.sort((one, other) => other.createdAt - one.createdAt),
            unreadable,
          }),
        () => setView({ kind: 'refused' }),
      );
    });
    return () => {
      over = true;
      stop?.();
    };
  }, []);
  return view;
}

/** Gives the outbox of this tab, whose code comes with the first use. */
export function useOutbox(): () => Promise<Outbox> {
  const api = apiOf(useQueryClient());
  return useCallback(async () => (await import('#client/offline/device-storage.ts')).outboxOf(api), [api]);
}
