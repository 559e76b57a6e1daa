import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

interface ComboboxBehaviour {
  /** Keys of the options shown. */
  keys: readonly string[];
  onPick(index: number): void;
  /** The field was left with nothing picked by key or press. */
  onLeave?: (() => void) | undefined;
}

/**
 * The key of the option that an arrow leads to; null is the field itself. Undefined for keys of the keyboard that do not
 * move. Options are known by their keys: suggestions that come late push the marked one to another place, or away.
 */
export function optionAfter(
  pressed: string,
  active: string | null,
  keys: readonly string[],
): string | null | undefined {
  const at = active === null ? -1 : keys.indexOf(active);
  if (pressed === 'ArrowDown') return keys[at + 1] ?? null;
  if (pressed === 'ArrowUp') return (at === -1 ? keys.at(-1) : keys[at - 1]) ?? null;
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
export function useCombobox({ keys, onPick, onLeave }: ComboboxBehaviour) {
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const active = marked === null ? -1 : keys.indexOf(marked);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open && active >= 0) optionsIn(box.current)[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  function close() {
    setOpen(false);
    setMarked(null);
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
      const step = optionAfter(event.key, marked, keys);
      if (step === undefined) return;
      event.preventDefault();
      setOpen(true);
      setMarked(step);
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
      setMarked(null);
    },
  };
}
