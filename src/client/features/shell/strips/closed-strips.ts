import { useSyncExternalStore } from 'react';
import { CLOSED_KEY, SHOWN_KEY } from './strips-script.ts';

/** The two strips above the header. */
export type Strip = 'advert' | 'notice';

const listeners = new Set<() => void>();

/** The words that the document was marked with in its head. */
const closedWords = (): string => document.documentElement.dataset.closed ?? '';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a strip was closed in this session. On the server and during hydration it was not: the style sheet hides it. */
export function useClosed(strip: Strip): boolean {
  const words = useSyncExternalStore(subscribe, closedWords, () => '');
  return words.split(' ').includes(strip);
}

/** Closes a strip for the session. */
export function closeStrip(strip: Strip): void {
  const words = new Set([...closedWords().split(' ').filter(Boolean), strip]);
  document.documentElement.dataset.closed = [...words].join(' ');
  try {
    sessionStorage.setItem(CLOSED_KEY, [...words].join(' '));
  } catch {
    // Closed for as long as this page lives.
  }
  for (const listener of listeners) listener();
}

/** Remembers which strips there are, for the next start from the device. */
export function rememberStrips(shown: readonly Strip[]): void {
  const words = shown.join(' ');
  const { dataset } = document.documentElement;
  // Written anew, it would have the browser look through the styles of the whole page.
  if (dataset.strips !== words) dataset.strips = words;
  try {
    localStorage.setItem(SHOWN_KEY, words);
  } catch {
    // Then the next start moves a little when they come.
  }
}
