import { hashKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { answerKey } from './persister.ts';

const none: ReadonlySet<string> = new Set();
let kept = none;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

async function begin(): Promise<void> {
  const { watchAnswerKeys } = await import('#client/offline/device-storage.ts');
  if (listeners.size === 0 || stop !== null) return;
  stop = watchAnswerKeys((keys) => {
    kept = new Set(keys);
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Without the database nothing is kept.
  if (listeners.size === 1) begin().catch(() => undefined);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * Whether answers are kept on this device, by the key of their question: a function, for lists of many. Follows what is
 * kept and dropped meanwhile; on the server, and while the store has not answered, nothing is.
 */
export function useKept(): (queryKey: readonly unknown[]) => boolean {
  const keys = useSyncExternalStore(
    subscribe,
    () => kept,
    () => none,
  );
  return (queryKey) => keys.has(answerKey(hashKey(queryKey)));
}
