import { useSyncExternalStore } from 'react';

/** SHELL-12: where the searches of this browser stand, as a list of texts, the first one first. */
const STORAGE_KEY = 'historySearch';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();

/** The list read last, so that the same storage gives the same list. */
let seen: { stored: string; list: readonly string[] } = { stored: '', list: NONE };
/** Stands in for a storage that is blocked, while this page lives. */
let unstored: readonly string[] | null = null;

function parse(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    if (!Array.isArray(value)) return NONE;
    return [...new Set(value.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== ''))];
  } catch {
    return NONE;
  }
}

/** The searches of this browser in the order in which they were first made; the same array until they change. */
export function searchHistory(): readonly string[] {
  if (unstored !== null) return unstored;
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY) ?? '';
    if (stored !== seen.stored) seen = { stored, list: parse(stored) };
    return seen.list;
  } catch {
    return NONE;
  }
}

function write(list: readonly string[]): void {
  try {
    if (list.length === 0) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(list));
    unstored = null;
  } catch {
    unstored = list;
  }
  for (const listener of listeners) listener();
}

/** SHELL-11: what a search field holds as it is searched for, or null when there is nothing to search. */
export function searchTextOf(typed: string): string | null {
  const text = typed.trim();
  return text === '' ? null : text;
}

/** SHELL-12: adds a search unless it is there; there is no cap, and nothing is stored twice. */
export function rememberSearch(text: string): void {
  const list = searchHistory();
  if (searchTextOf(text) !== null && !list.includes(text)) write([...list, text]);
}

/** Takes one search out of the history. */
export function forgetSearch(text: string): void {
  write(searchHistory().filter((entry) => entry !== text));
}

/** Empties the history. */
export function forgetAllSearches(): void {
  write(NONE);
}

function subscribe(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === STORAGE_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', hear);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', hear);
  };
}

/** {@link searchHistory} as it changes, in this tab and in others; empty on the server and during hydration. */
export function useSearchHistory(): readonly string[] {
  return useSyncExternalStore(subscribe, searchHistory, () => NONE);
}

/** SHELL-11: the address of the results for a search. */
export function searchAddress(text: string): string {
  return `/searchresult?${new URLSearchParams({ keywords: text })}`;
}
