import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long a banner stands before the next one comes, in milliseconds. */
export const BANNER_MS = 7_000;

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether the pointer or the focus is within, or the banners are out of sight: then nothing moves. */
function useHeld(box: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState({ pointer: false, focus: false, hidden: true });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const note = (change: Partial<typeof holds>) => setHolds((present) => ({ ...present, ...change }));
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: () => note({ pointer: true }),
      pointerleave: () => note({ pointer: false }),
      // The focus that a press leaves behind would hold the banners long after the pointer has left.
      focusin: ({ target }) => note({ focus: target instanceof Element && target.matches(':focus-visible') }),
      focusout: () => note({ focus: false }),
    };
    for (const [name, handle] of Object.entries(handlers)) element.addEventListener(name, handle);
    const sight = new IntersectionObserver(([entry]) => note({ hidden: !entry?.isIntersecting }), { threshold: 0.5 });
    sight.observe(element);
    return () => {
      for (const [name, handle] of Object.entries(handlers)) element.removeEventListener(name, handle);
      sight.disconnect();
    };
  }, [box]);
  return holds.pointer || holds.focus || holds.hidden;
}

/**
 * HOME-01: lets a row of banners that scrolls by itself go on by time. It stands still under reduced motion, while the
 * pointer or the focus is on it, out of sight, and for good once the visitor pauses it or moves it himself.
 */
export function useCarousel(count: number) {
  const box = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [alive, setAlive] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [index, setIndex] = useState(0);
  const held = useHeld(box);

  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    setAlive(true);
    setPlaying(!wantsStillness());
    const scrolled = () => setIndex(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
    const stop = () => setPlaying(false);
    row.addEventListener('scroll', scrolled, { passive: true });
    row.addEventListener('pointerdown', stop);
    row.addEventListener('wheel', stop, { passive: true });
    return () => {
      row.removeEventListener('scroll', scrolled);
      row.removeEventListener('pointerdown', stop);
      row.removeEventListener('wheel', stop);
    };
  }, []);

  function go(to: number) {
    const row = track.current;
    const place = (to + count) % count;
    row?.scrollTo({ left: place * row.clientWidth, behavior: wantsStillness() ? 'instant' : 'smooth' });
  }
  const next = useRef(() => go(index + 1));
  useEffect(() => {
    next.current = () => go(index + 1);
  });
  useEffect(() => {
    if (!playing || held || count < 2) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next.current();
    }, BANNER_MS);
    return () => clearInterval(timer);
  }, [playing, held, count]);

  return {
    box,
    track,
    alive,
    playing,
    index,
    toggle: () => setPlaying(!playing),
    /** Goes to a banner because the visitor said so; from then on he turns the pages. */
    turn(to: number) {
      setPlaying(false);
      go(to);
    },
  };
}
