import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { NOTICE_HOLD_EVERY_MS } from '#domain/shell-limits.ts';

/** SHELL-17: what a button does at once, and again and again while it is held, by pointer or by key. */
export function useHold(work: () => void) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });

  function stop() {
    clearInterval(timer.current);
    timer.current = undefined;
  }
  function start() {
    if (timer.current !== undefined) return;
    latest.current();
    timer.current = setInterval(() => latest.current(), NOTICE_HOLD_EVERY_MS);
  }
  useEffect(() => () => clearInterval(timer.current), []);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) start();
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // The click that would follow would move once more.
      event.preventDefault();
      start();
    },
    onKeyUp: stop,
    onBlur: stop,
    // A press without pointer or key: by a screen reader or by voice.
    onClick: (event: MouseEvent) => {
      if (event.detail === 0) latest.current();
    },
  };
}
