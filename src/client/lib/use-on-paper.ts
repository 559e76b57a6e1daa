import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let onPaper = false;
const listeners = new Set<() => void>();

/** The browser takes the picture of the page as soon as its event is over, so the page is drawn anew within it. */
function turn(to: boolean): void {
  onPaper = to;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}
const begin = () => turn(true);
const end = () => turn(false);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** True while the page is printed: paper opens nothing, so what is left out on screens must stand on it. */
export function useOnPaper(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => onPaper,
    () => false,
  );
}
