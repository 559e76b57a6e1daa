import type { QueryClient } from '@tanstack/react-query';

/** The longest that work for the next visit waits for this one, in milliseconds. */
const IDLE_PATIENCE_MS = 4_000;

/**
 * Runs when the browser has nothing better to do and the page waits for no answer: a browser is idle also while a worker
 * or a server works for the page. Safari has no idle callback.
 */
export function whenIdle(client: QueryClient, work: () => void): void {
  const until = performance.now() + IDLE_PATIENCE_MS;
  const idle = () => {
    if (client.isFetching() > 0 && performance.now() < until) setTimeout(wait, 50);
    else work();
  };
  const wait = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(idle, { timeout: IDLE_PATIENCE_MS });
    else setTimeout(idle, 1_500);
  };
  wait();
}
