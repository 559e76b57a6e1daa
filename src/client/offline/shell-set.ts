import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { putAnswer } from './put-answer.ts';

/** Where the shell set stands, the answers that every page frame shows. */
export const SHELL_KEY = 'shell';
/** Version of their shape; not of the build, or every deploy would empty it. */
export const SHELL_SHAPE = '1';

/**
 * Puts the answers that every page frame shows back into the cache, synchronously, so that the first render has them.
 * Data the server sent with the page is newer and wins. Not by the library's `hydrate`, which also wakes mutations and
 * answers on their way: a kilobyte of the first bundle.
 */
export function restoreShell(client: QueryClient): void {
  try {
    const stored = JSON.parse(localStorage.getItem(SHELL_KEY) ?? '{}') as {
      buster?: string;
      clientState: DehydratedState;
    };
    if (stored.buster !== SHELL_SHAPE) return;
    for (const { queryKey, state } of stored.clientState.queries) {
      putAnswer(client, queryKey, state.data, state.dataUpdatedAt);
    }
  } catch {
    // Storage is blocked or holds something foreign: the frame starts with the words of the build.
  }
}
