/** Keeps what a visitor enters into a form, and nothing that was only shown to him. */
interface FormKeeper {
  /** A form is on its way, from a link: what stands on the page until it is there is not kept. */
  awaits(): void;
  /** This text of the form, null for none, was put on the page and not entered there. */
  given(text: string | null): void;
  /** The page shows this text; null while nothing was entered. */
  shows(text: string | null): void;
  /** Whether the visitor has changed what was given. */
  own(): boolean;
  /** Writes at once what waits for the pause; nothing when nothing waits. */
  flush(): void;
}

interface Keeping {
  write: (text: string) => void;
  /** The visitor changed the form for the first time. */
  onOwn: () => void;
  /** A pause in typing this long writes, in milliseconds. */
  pauseMs: number;
}

/** Makes what decides which texts of a form are written, and when. */
export function createFormKeeper({ write, onOwn, pauseMs }: Keeping): FormKeeper {
  let base: string | null = null;
  let awaited = false;
  let own = false;
  let waiting: string | null = null;
  let clock: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    clearTimeout(clock);
    if (waiting === null) return;
    const text = waiting;
    waiting = null;
    write(text);
  }
  function begin(isAwaited: boolean, text: string | null): void {
    flush();
    own = false;
    awaited = isAwaited;
    base = text;
  }
  return {
    awaits: () => begin(true, null),
    given: (text) => begin(false, text),
    shows(text) {
      if (text === null || awaited || (!own && text === base)) return;
      const isFirst = !own;
      own = true;
      waiting = text;
      clearTimeout(clock);
      clock = setTimeout(flush, pauseMs);
      if (isFirst) onOwn();
    },
    own: () => own,
    flush,
  };
}
