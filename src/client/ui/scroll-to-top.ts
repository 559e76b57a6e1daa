/** FORM-05: the page travels to its top within this time after a page change. */
const SCROLL_TO_TOP_MS = 800;

/** Share of the way covered at `progress` 0..1: fast at first, gentle at the end. */
function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}

/**
 * Scrolls the window to its top within `duration` milliseconds; at once under reduced motion. Wheel, touch or a key
 * stops it: the visitor's hand comes first. Returns a function that stops it as well.
 */
export function scrollToTop(duration: number = SCROLL_TO_TOP_MS): () => void {
  const from = window.scrollY;
  if (from === 0 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return () => undefined;
  }
  const hands = new AbortController();
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    hands.abort();
  };
  for (const kind of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(kind, stop, { passive: true, signal: hands.signal });
  }
  const step = (now: number) => {
    const progress = Math.min(Math.max((now - start) / duration, 0), 1);
    window.scrollTo(0, from * (1 - easeOut(progress)));
    if (progress < 1) frame = requestAnimationFrame(step);
    else hands.abort();
  };
  frame = requestAnimationFrame(step);
  return stop;
}
