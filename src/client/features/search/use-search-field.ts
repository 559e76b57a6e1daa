import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { afterPause } from '#client/lib/after-pause.ts';
import { rememberSearch, searchTextOf } from '#client/lib/search-history.ts';
import { KEYWORD_MAX } from '#contract/page-limits.ts';

/** Pause in the typing after which the results follow, in milliseconds. */
const PAUSE_MS = 250;

/**
 * The text of the page's own field. `sought` is what the address says and `seek` changes it, in place while typing goes
 * on; a back button or a link changes the field, the echo of its own writing does not.
 */
export function useSearchField(sought: string, seek: (text: string, replace: boolean) => void) {
  const [text, setText] = useState(sought);
  const written = useRef(sought);
  const callOff = useRef(() => {});
  const composing = useRef(false);
  const router = useRouter();
  useEffect(() => {
    if (sought === written.current) return;
    written.current = sought;
    callOff.current();
    setText(sought);
  }, [sought]);
  useEffect(() => () => callOff.current(), []);

  const take = (typed: string, replace: boolean) => {
    callOff.current();
    const next = searchTextOf(typed);
    if (next === null || next === written.current) return;
    written.current = next;
    seek(next, replace);
  };
  const wait = (typed: string) => {
    callOff.current();
    if (!composing.current) callOff.current = afterPause(router, PAUSE_MS, () => take(typed, true));
  };
  return {
    text,
    type(typed: string) {
      setText(typed);
      wait(typed);
    },
    /** SHELL-11: Enter and the button search what is not empty, and remember it. */
    submit() {
      const next = searchTextOf(text)?.slice(0, KEYWORD_MAX);
      if (next === undefined) return;
      rememberSearch(next);
      take(next, false);
    },
    /** While an input method composes, what stands in the field is not yet what is meant. */
    compose(active: boolean, typed: string) {
      composing.current = active;
      if (active) callOff.current();
      else wait(typed);
    },
  };
}
