import { useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { afterPause } from './after-pause.ts';

/** Pause in the typing after which the server is asked and the address follows, in milliseconds. */
const PAUSE_MS = 150;

interface SearchText {
  /** Text of the field. */
  text: string;
  /** Text to ask the table for: that of the field where the answer is at hand, else the same after a pause. */
  asked: string;
  type(text: string): void;
  /** Takes what stands in the field at once, for Enter. */
  settle(): void;
}

/**
 * The text of a search field that shows results while it is typed. `q` is what the address says and `write` changes it;
 * a back button or a link changes the field, the echo of its own writing does not.
 * @param immediate true where each keystroke may be answered: the pack is on the device
 */
export function useSearchText(q: string, write: (text: string) => void, immediate: boolean): SearchText {
  const [text, setText] = useState(q);
  const [settled, setSettled] = useState(q);
  const deferred = useDeferredValue(text);
  const callOff = useRef(() => {});
  const written = useRef<string[]>([]);

  const seen = useRef(q);
  const router = useRouter();

  useEffect(() => {
    if (seen.current === q) return;
    seen.current = q;
    const echo = written.current.indexOf(q);
    if (echo !== -1) {
      written.current.splice(0, echo + 1);
      return;
    }
    callOff.current();
    setText(q);
    setSettled(q);
  }, [q]);
  useEffect(() => () => callOff.current(), []);

  const take = (next: string) => {
    callOff.current();
    setSettled(next);
    // As the address is now and not as it was when the key was pressed: the pause may have seen it change.
    if (next === (written.current.at(-1) ?? seen.current)) return;
    written.current.push(next);
    write(next);
  };
  return {
    text,
    asked: immediate ? deferred : settled,
    type: (next) => {
      setText(next);
      callOff.current();
      callOff.current = afterPause(router, PAUSE_MS, () => take(next));
    },
    settle: () => take(text),
  };
}
