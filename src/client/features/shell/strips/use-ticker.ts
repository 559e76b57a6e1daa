import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTICE_HOLD_PX, NOTICE_START_DELAY_MS, noticeTime, wrapNoticeTime } from '#domain/shell-limits.ts';

type Busy = 'hover' | 'focus';

const isMotionReduced = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The way of one round: to where the copy stands, which is behind the list but never within the view. */
function roundOf(view: HTMLElement, track: HTMLElement): number {
  return Math.max(track.firstElementChild?.getBoundingClientRect().width ?? 0, view.clientWidth);
}

/** Runs the track round and round, off the main thread; it stands still until it is played. */
function animate(track: HTMLElement, round: number): Animation {
  const frames = [{ transform: 'translateX(0)' }, { transform: `translateX(${-round}px)` }];
  const animation = track.animate(frames, { duration: noticeTime(round), iterations: Number.POSITIVE_INFINITY });
  animation.pause();
  return animation;
}

/**
 * SHELL-17: the movement of the notices. `held` is the visitor's own wish, `busy` what is going on at the bar; `alive` is
 * true once scripts run, when the copy behind the list can be drawn.
 */
export function useTicker() {
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const animation = useRef<Animation>(undefined);
  const busy = useRef(new Set<Busy>());
  const [alive, setAlive] = useState(false);
  const [started, start] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = started && !held;

  const settle = useCallback(() => {
    if (moving && busy.current.size === 0) animation.current?.play();
    else animation.current?.pause();
  }, [moving]);
  useEffect(settle, [settle]);

  useEffect(() => {
    setAlive(true);
    setHeld(isMotionReduced());
    const timer = setTimeout(() => start(true), NOTICE_START_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  // The round follows the width of the window and of the letters; what is shown stays where it is.
  useEffect(() => {
    const [outer, inner] = [view.current, track.current];
    if (!alive || !outer || !inner) return;
    const fit = () => {
      const passed = Number(animation.current?.currentTime ?? 0);
      const round = roundOf(outer, inner);
      inner.style.setProperty('--round', `${round}px`);
      animation.current?.cancel();
      animation.current = animate(inner, round);
      animation.current.currentTime = wrapNoticeTime(passed, noticeTime(round));
      settle();
    };
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    if (inner.firstElementChild) watch.observe(inner.firstElementChild);
    return () => watch.disconnect();
  }, [alive, settle]);
  useEffect(() => () => animation.current?.cancel(), []);

  /** Puts the track where it would be after a time (ms) from its start. */
  function show(moment: number) {
    if (!animation.current || !view.current || !track.current) return;
    animation.current.currentTime = wrapNoticeTime(moment, noticeTime(roundOf(view.current, track.current)));
  }
  return {
    view,
    track,
    alive,
    held,
    setHeld,
    setBusy(reason: Busy, on: boolean) {
      if (on) busy.current.add(reason);
      else busy.current.delete(reason);
      settle();
    },
    /** One step of a held arrow: 1 to what comes later, -1 to what was before. */
    move: (direction: 1 | -1) =>
      show(Number(animation.current?.currentTime ?? 0) + direction * noticeTime(NOTICE_HOLD_PX)),
    /** Brings a line that got the focus to the beginning of the bar. */
    reveal(line: HTMLElement) {
      const item = line.closest('li');
      if (item && line.matches(':focus-visible')) show(noticeTime(item.offsetLeft));
    },
  };
}
