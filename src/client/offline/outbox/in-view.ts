/**
 * Which entries a page shows in full: what becomes of these is seen there, and told nowhere else. `changed` hears when one
 * is shown.
 */
class EntriesInView {
  readonly #shown = new Map<string, number>();
  changed: () => void = () => undefined;

  /** An entry is shown from now on; returns what ends it. */
  show(id: string): () => void {
    this.#shown.set(id, (this.#shown.get(id) ?? 0) + 1);
    this.changed();
    return () => {
      const left = (this.#shown.get(id) ?? 1) - 1;
      if (left > 0) this.#shown.set(id, left);
      else this.#shown.delete(id);
    };
  }

  /** Whether the visitor sees an entry now; what is shown while he looks elsewhere he has not seen. */
  sees(id: string): boolean {
    return this.#shown.has(id) && document.visibilityState === 'visible';
  }
}

/** The entries in view of this tab. */
export const entriesInView = new EntriesInView();
