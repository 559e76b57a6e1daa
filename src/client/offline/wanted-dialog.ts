import { useSyncExternalStore } from 'react';

/**
 * SHELL-09: whether to log out. ERR-05: that the session is over. Or a captcha, which a call asks for. `sent`: what a site that
 * is only tried out would have sent.
 */
export type FrameDialog = 'logout' | 'expired' | 'captcha' | 'sent';

/** The dialog of the frame that is open in this tab: one at most, since whoever is asked twice answers neither. */
class WantedDialog {
  #open: FrameDialog | null = null;
  readonly #listeners = new Set<() => void>();

  get open(): FrameDialog | null {
    return this.#open;
  }

  /** Opens one, unless one is open. */
  want(dialog: FrameDialog): void {
    if (this.#open === null) this.#set(dialog);
  }

  close(): void {
    this.#set(null);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(dialog: FrameDialog | null): void {
    this.#open = dialog;
    for (const listener of this.#listeners) listener();
  }
}

/** Any part of the site may want one; the frame draws it. */
export const frameDialog = new WantedDialog();

/** The dialog to draw. */
export function useFrameDialog(): FrameDialog | null {
  return useSyncExternalStore(
    frameDialog.subscribe,
    () => frameDialog.open,
    () => null,
  );
}
