import type { AnyRouter } from '@tanstack/react-router';

/**
 * Does something after a pause, such as having the address follow what is typed; returns what calls it off. Whoever follows
 * a link meanwhile has left, and is not fetched back: then it is not done.
 * @param ms length of the pause in milliseconds
 */
export function afterPause(router: Pick<AnyRouter, 'subscribe'>, ms: number, work: () => void): () => void {
  const stopListening = router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) cancel();
  });
  const timer = setTimeout(() => {
    stopListening();
    work();
  }, ms);
  const cancel = () => {
    clearTimeout(timer);
    stopListening();
  };
  return cancel;
}
