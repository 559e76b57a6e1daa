type Listener = (error: unknown, quiet: boolean) => void;

/** The calls of this tab that failed; `quiet` ones are shown by whoever made them. One presenter listens. */
class Failures {
  readonly #listeners = new Set<Listener>();

  tell(error: unknown, quiet: boolean): void {
    for (const listener of this.#listeners) listener(error, quiet);
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** See {@link Failures}. */
export const failures = new Failures();
