import { type RefObject, useEffect } from 'react';

/**
 * Brings one of a strip's links to the strip's middle: where the strip is wider than the screen, on a phone or with large
 * letters, the page one is at must not lie beyond the edge. Where the browser knows `scroll-initial-target`, the strip's own
 * styles have done so with the first paint; this serves the others, and whoever goes on from one link to the next.
 * @param place the link's place in the strip, from 0
 */
export function useInSight(strip: RefObject<HTMLElement | null>, place: number): void {
  useEffect(() => {
    // With the next frame, for which the browser measures the strip anyway.
    const frame = requestAnimationFrame(() => {
      const link = strip.current?.querySelectorAll('a')[place];
      if (!strip.current || !link) return;
      strip.current.scrollLeft = link.offsetLeft - (strip.current.clientWidth - link.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [strip, place]);
}
