import { useCallback, useEffect, useRef, useState } from 'react';
import { readKept, refusals, writerOf } from './draft-writers.ts';

/** A form's content on this device. */
export interface KeptDraft {
  /** What was left in it as it was stored; undefined while that is being read. */
  stored: unknown;
  /** Keeps what stands in it now, from the first keystroke on; null removes it. */
  keep(values: unknown): void;
  /** The device does not keep it: what is typed is on the page only. */
  refused: boolean;
}

/** Keeps what is typed into a form on this device, each keystroke before the next second, until it is sent. */
export function useDraft(name: string): KeptDraft {
  const [stored, setStored] = useState<unknown>(undefined);
  const [refused, setRefused] = useState(false);
  const over = useRef(false);
  useEffect(() => {
    over.current = false;
    refusals.set(name, setRefused);
    void readKept(name).then((values) => {
      if (!over.current) setStored(values);
    });
    return () => {
      over.current = true;
      refusals.delete(name);
    };
  }, [name]);
  const keep = useCallback((values: unknown) => writerOf(name).put(values), [name]);
  return { stored, keep, refused };
}
