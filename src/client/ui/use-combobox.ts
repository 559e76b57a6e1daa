import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ComboboxBehaviour {
  /** Number of options shown. */
  count: number;
  onPick(index: number): void;
  /** The field was left with nothing picked by key or press. */
  onLeave?: (() => void) | undefined;
}

/** The option that a key leads to; -1 is the field itself. Undefined for keys that do not move. */
function stepOf(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  return undefined;
}

const optionsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('[role="option"]') ?? [])];

/** Presses on the options. Heard by the list, since an option itself never has the focus that a pressed thing should have. */
function usePresses(box: { readonly current: HTMLElement | null }, pick: (index: number) => void) {
  const latest = useRef(pick);
  useEffect(() => {
    latest.current = pick;
  });
  useEffect(() => {
    const area = box.current;
    const press = ({ target }: Event) => {
      const option = target instanceof Element ? target.closest('[role="option"]') : null;
      if (option) latest.current(optionsIn(area).indexOf(option));
    };
    // The field keeps the focus: leaving it, also for the scroll bar, would close the list before the press counts.
    const hold = (event: Event) => event.preventDefault();
    area?.addEventListener('click', press);
    area?.addEventListener('mousedown', hold);
    return () => {
      area?.removeEventListener('click', press);
      area?.removeEventListener('mousedown', hold);
    };
  }, [box]);
}

/** Keys, focus and the open state of a text field with suggestions; the focus stays in the field throughout. */
export function useCombobox({ count, onPick, onLeave }: ComboboxBehaviour) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open && active >= 0) optionsIn(box.current)[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function pick(index: number) {
    close();
    onPick(index);
  }
  usePresses(box, pick);
  function pressKey(event: KeyboardEvent) {
    // Enter also ends a word of an input method, and then it means nothing else.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && open && active >= 0) {
      event.preventDefault();
      pick(active);
    } else {
      const step = stepOf(event.key, active, count);
      if (step === undefined) return;
      event.preventDefault();
      setOpen(true);
      setActive(step);
    }
  }
  function blur() {
    close();
    onLeave?.();
  }
  return {
    box,
    open,
    active,
    pick,
    pressKey,
    blur,
    show: () => setOpen(true),
    typed: () => {
      setOpen(true);
      setActive(-1);
    },
  };
}
