import { useNavigate } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { unpackText } from '#client/lib/packed-text.ts';
import { readDraft, writeDraft } from '#client/offline/draft.ts';
import { createFormKeeper } from './form-keeper.ts';

interface Kept<Form> {
  /** Name among the drafts of the device. */
  name: string;
  /** The form that the address carries, packed; it wins over the draft. */
  packed: string | undefined;
  /** Null while nothing was entered. */
  form: Form | null;
  /** Writes the form as text, and reads it; null for anything foreign. */
  write: (form: Form) => string;
  read: (text: string | null) => Form | null;
  take: (form: Form) => void;
}

/** A pause in typing this long writes the draft, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Keeps a form on the device and takes it back when the page opens: from the address, else from the draft. What came by
 * the address is nobody's draft until it is changed here; then the address lets go of it. `notKept` tells that the device
 * does not keep it.
 */
export function useKept<Form>(kept: Kept<Form>): { notKept: boolean } {
  const { name, packed, form, write } = kept;
  const [notKept, setNotKept] = useState(false);
  const navigate = useNavigate();
  const latest = useRef(kept);
  latest.current = kept;
  const [keeper] = useState(() =>
    createFormKeeper({
      write: (text) => setNotKept(!writeDraft(name, text)),
      onOwn() {
        // Loaded again, the address would win over the changes.
        if (latest.current.packed === undefined) return;
        void navigate({ to: '.', search: {}, replace: true, resetScroll: false });
      },
      pauseMs: PAUSE_MS,
    }),
  );
  const [give] = useState(() => (given: Form | null) => {
    keeper.given(given && latest.current.write(given));
    if (given) latest.current.take(given);
  });
  // Before the first paint where the page is drawn on the device, so that the example does not flash by.
  useLayoutEffect(() => {
    if (packed === undefined && !keeper.own()) give(latest.current.read(readDraft(name)));
  }, [name, packed, keeper, give]);
  useEffect(() => {
    if (packed === undefined) return;
    keeper.awaits();
    let wanted = true;
    void unpackText(packed).then((unpacked) => {
      const { read } = latest.current;
      if (wanted) give(read(unpacked) ?? read(readDraft(name)));
    });
    return () => {
      wanted = false;
    };
  }, [name, packed, keeper, give]);
  const text = form && write(form);
  useEffect(() => keeper.shows(text), [text, keeper]);
  // Saves the draft of a visitor who leaves right after the last letter, by closing the page or by another page of the
  // site.
  useEffect(() => {
    addEventListener('pagehide', keeper.flush);
    return () => {
      removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  return { notKept };
}
