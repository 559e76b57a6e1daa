import { useSyncExternalStore } from 'react';

/** SHELL-09: whether to log out. ERR-05: that the session is over. */
export type SessionDialog = 'logout' | 'expired';

/** The dialog about the session that is open in this tab: one at most, since whoever is asked twice answers neither. */
class WantedDialog {
  #open: SessionDialog | null = null;
  readonly #listeners = new Set<() => void>();

  get open(): SessionDialog | null {
    return this.#open;
  }

  /** Opens one, unless one is open. */
  want(dialog: SessionDialog): void {
    if (this.#open === null) this.#set(dialog);
  }

  close(): void {
    this.#set(null);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(dialog: SessionDialog | null): void {
    this.#open = dialog;
    for (const listener of this.#listeners) listener();
  }
}

/** Any part of the site may want one; the frame draws it. */
export const sessionDialog = new WantedDialog();

/** The dialog to draw. */
export function useSessionDialog(): SessionDialog | null {
  return useSyncExternalStore(
    sessionDialog.subscribe,
    () => sessionDialog.open,
    () => null,
  );
}
