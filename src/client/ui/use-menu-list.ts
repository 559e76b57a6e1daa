import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { applyPlace, placeBeside } from './popover-place.ts';
import { TYPE_AHEAD_MS, typeAhead } from './type-ahead.ts';

/** The items that are drawn: a style sheet may leave some out at some widths. */
function itemsIn(list: HTMLElement | null): HTMLElement[] {
  return list
    ? [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter((item) => item.checkVisibility())
    : [];
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Behaviour of a menu's button and list: where it opens, what has the focus, what the keys do. The list is an element
 * of role `menu` with `listProps`. */
export function useMenuList<Trigger extends HTMLElement = HTMLButtonElement>() {
  const trigger = useRef<Trigger>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const [open, setOpen] = useState(false);
  // Whether it is on the screen, a moment after it was opened: a page that moved right before that does not close it.
  const [shown, setShown] = useState(false);
  // The list is fixed while its button moves with the page.
  useEffect(() => {
    if (!shown) return;
    const hide = () => list.current?.hidePopover();
    window.addEventListener('scroll', hide, { passive: true });
    return () => window.removeEventListener('scroll', hide);
  }, [shown]);

  function close() {
    list.current?.hidePopover();
  }
  function beforeToggle(event: ToggleEvent<HTMLDivElement>) {
    // Told here and not by `toggle`, which comes a task later: the focus is back on the trigger by then, and a screen
    // reader would read out as expanded what is closed.
    setOpen(event.newState === 'open');
    if (event.newState !== 'open' || !trigger.current) return;
    const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
    applyPlace(event.currentTarget, placeBeside(trigger.current.getBoundingClientRect(), viewport));
  }
  function toggled(event: ToggleEvent<HTMLDivElement>) {
    setShown(event.newState === 'open');
    if (event.newState === 'open') itemsIn(event.currentTarget)[0]?.focus({ preventScroll: true });
  }
  function spell(event: KeyboardEvent, entries: readonly HTMLElement[], at: number): number | undefined {
    if (!isLetter(event)) return undefined;
    const labels = entries.map((entry) => entry.textContent ?? '');
    const again = event.timeStamp - typed.current.at < TYPE_AHEAD_MS;
    typed.current = { text: (again ? typed.current.text : '') + event.key, at: event.timeStamp };
    return typeAhead(labels, at, typed.current.text);
  }
  function pressKey(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') close();
    const entries = itemsIn(list.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const last = entries.length - 1;
    const steps = { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1, Home: 0, End: last };
    const to = steps[event.key as keyof typeof steps] ?? spell(event, entries, at);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  }
  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || open) return;
    event.preventDefault();
    list.current?.showPopover();
  }
  const listProps = {
    ref: list,
    className: 'ui-menu-list',
    tabIndex: -1,
    popover: 'auto',
    onBeforeToggle: beforeToggle,
    onToggle: toggled,
    onKeyDown: pressKey,
  } as const;
  return { trigger, list, listProps, open, close, openByArrow };
}
