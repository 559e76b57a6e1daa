import { useCallback, useEffect, useRef, useState } from 'react';
import { readKept, refusals, writerOf } from './draft-writers.ts';
import { typedOver } from './typed-over.ts';

/** The definition of a form's draft: its name, its empty values, and how stored values are read. */
export interface DraftKind<T> {
  /** The form's name on this device. */
  name: string;
  /** A form with nothing in it. */
  empty(): T;
  /** Reads what was left in it, which may be of another version; null where that is nothing of it. */
  parse(stored: unknown): T | null;
  /** Whether nothing was typed into it, or all of it was taken out again. */
  isEmpty(values: T): boolean;
}

/**
 * A form's content, on the page and on this device, where each keystroke is kept before the next second, until it is sent.
 * It stands empty at once; what was left there comes when it has been read, under what was typed meanwhile. `kind` is the
 * same object at each call.
 */
export function useDraft<T extends object>(kind: DraftKind<T>) {
  const { name } = kind;
  const [begun] = useState(kind.empty);
  const [values, setValues] = useState(begun);
  // Two things may be found at the same moment: the second change stands on the first, drawn or not.
  const latest = useRef(values);
  const [restored, setRestored] = useState(false);
  const [refused, setRefused] = useState(false);
  const put = useCallback((next: T) => {
    latest.current = next;
    setValues(next);
  }, []);
  // Once everything was replaced, what is read late of it comes no more.
  const replaced = useRef(false);
  const keep = useCallback((next: T) => writerOf(name).put(kind.isEmpty(next) ? null : next), [kind, name]);
  useEffect(() => {
    let over = false;
    refusals.set(name, setRefused);
    void readKept(name).then((stored) => {
      const left = kind.parse(stored);
      if (over || replaced.current || left === null) return;
      const typed = latest.current;
      const whole = typedOver(left, typed, begun);
      put(whole);
      setRestored(true);
      if (typed !== begun) keep(whole);
    });
    return () => {
      over = true;
      refusals.delete(name);
    };
  }, [kind, name, begun, put, keep]);
  return {
    values,
    /** A draft of this device was restored into it. */
    restored,
    /** The device does not keep it: what is typed is on the page only. */
    refused,
    /** Puts this in the place of what stands in it, and keeps nothing of that. */
    put(next: T): void {
      replaced.current = true;
      put(next);
    },
    /** Takes in what was typed or chosen. */
    change(make: (present: T) => T): void {
      const next = make(latest.current);
      put(next);
      keep(next);
    },
    /** Removes what is kept of it. */
    forget: () => writerOf(name).put(null),
  };
}
