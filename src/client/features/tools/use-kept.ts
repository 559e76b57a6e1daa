import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unpackText } from '#client/lib/packed-text.ts';
import { readDraft, writeDraft } from '#client/offline/draft.ts';

interface Kept<Form> {
  /** Name among the drafts of the device. */
  name: string;
  /** The form that the address carries, packed; it wins over the draft. */
  packed: string | undefined;
  /** The form as text; null while nothing was entered. */
  text: string | null;
  /** Reads a text of the form; null for anything foreign. */
  read: (text: string | null) => Form | null;
  take: (form: Form) => void;
}

/** A pause in typing this long writes the draft, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps a form on the device and takes it back when the page opens: from the address, else from the draft. `notKept` tells
 * that the device does not keep it; `foreign` that the address carried something that is no such form.
 */
export function useKept<Form>({ name, packed, text, read, take }: Kept<Form>): { notKept: boolean; foreign: boolean } {
  const [state, setState] = useState({ notKept: false, foreign: false });
  const hands = useRef({ read, take });
  hands.current = { read, take };
  // Before the first paint where the page is drawn on the device, so that the example does not flash by.
  useLayoutEffect(() => {
    if (packed !== undefined) return;
    const draft = hands.current.read(readDraft(name));
    if (draft) hands.current.take(draft);
  }, [name, packed]);
  useEffect(() => {
    if (packed === undefined) return;
    let wanted = true;
    void unpackText(packed).then((unpacked) => {
      const given = hands.current.read(unpacked);
      if (!wanted) return;
      if (given) hands.current.take(given);
      setState((before) => ({ ...before, foreign: given === null }));
    });
    return () => {
      wanted = false;
    };
  }, [packed]);
  useEffect(() => {
    if (text === null) return;
    const keep = () => {
      const notKept = !writeDraft(name, text);
      setState((before) => (before.notKept === notKept ? before : { ...before, notKept }));
    };
    const clock = setTimeout(keep, PAUSE_MS);
    // Whoever leaves right after the last letter finds it again too.
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(clock);
      removeEventListener('pagehide', keep);
    };
  }, [name, text]);
  return state;
}
