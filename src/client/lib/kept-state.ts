import { useMatch } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

const STORAGE_KEY = 'kept-state';

type Texts = Readonly<Record<string, string>>;

let texts: Texts | null = null;
const listeners = new Set<() => void>();

/** Stored texts, from this page's memory or else from the session's storage, which may be blocked or foreign. */
function kept(): Texts {
  if (texts !== null) return texts;
  texts = {};
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored === 'object' && stored !== null) {
      texts = Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
    }
  } catch {
    // Then this page remembers by itself.
  }
  return texts;
}

function write(next: Texts): void {
  texts = next;
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Kept in memory until the page is closed.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (path: string, name: string) => `${path} ${name}`;

/**
 * SHELL-13: like `useState` for a text, a form field or a chosen filter, that is still there when the visitor comes back
 * to the page within the session: kept by the path of the route and `name`, not in the DOM of other pages. On the server
 * and while the page is brought to life it is `initial`. What was loaded is kept by the query cache and the scroll
 * position by the router, so a page needs this for what was typed or chosen only. Not for passwords or codes.
 */
export function useKeptText(name: string, initial = ''): [text: string, set: (text: string) => void] {
  const path = useMatch({ strict: false, select: (match) => match.pathname });
  const key = keyOf(path, name);
  const text = useSyncExternalStore(
    subscribe,
    () => kept()[key] ?? initial,
    () => initial,
  );
  const set = useCallback((next: string) => write({ ...kept(), [key]: next }), [key]);
  return [text, set];
}
