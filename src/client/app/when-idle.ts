import type { QueryClient } from '@tanstack/react-query';
import { onIdle } from '#client/lib/idle.ts';

/** The longest that work for the next visit waits for this one, in milliseconds. */
const IDLE_PATIENCE_MS = 4_000;
/** How long it waits where a browser has no idle time. */
const WITHOUT_IDLE_MS = 1_500;

/**
 * Runs when the browser has nothing better to do and the page waits for no answer: a browser is idle also while a worker
 * or a server works for the page.
 */
export function whenIdle(client: QueryClient, work: () => void): void {
  const until = performance.now() + IDLE_PATIENCE_MS;
  const idle = () => {
    if (client.isFetching() > 0 && performance.now() < until) setTimeout(wait, 50);
    else work();
  };
  const wait = () => void onIdle(idle, IDLE_PATIENCE_MS, WITHOUT_IDLE_MS);
  wait();
}
