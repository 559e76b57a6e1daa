type Listener = (error: unknown, quiet: boolean) => void;

/** How many failures wait for a listener; a page that never has one must not gather them for ever. */
const WAITING_MAX = 20;

/**
 * The calls of a tab that failed; `quiet` ones are shown by whoever made them. One presenter listens. It comes after the
 * content of the page, whose first calls may have failed by then: what failed before is told to it when it comes.
 */
export class Failures {
  readonly #listeners = new Set<Listener>();
  #waiting: Parameters<Listener>[] = [];

  tell(error: unknown, quiet: boolean): void {
    if (this.#listeners.size === 0) {
      this.#waiting.push([error, quiet]);
      if (this.#waiting.length > WAITING_MAX) this.#waiting.shift();
    }
    for (const listener of this.#listeners) listener(error, quiet);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [error, quiet] of waiting) listener(error, quiet);
    return () => this.#listeners.delete(listener);
  }
}

/** Those of this tab. */
export const failures = new Failures();
