/**
 * Does something when the browser has nothing better to do, at the latest after `patience` milliseconds. Safari has no idle
 * callback and does it after `without` milliseconds. What is returned takes it back.
 */
export function onIdle(work: () => void, patience: number, without: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, without);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: patience });
  return () => window.cancelIdleCallback(handle);
}
