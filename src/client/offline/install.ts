import { useSyncExternalStore } from 'react';
import { keepForGood } from './saving/keep-for-good.ts';

/** The browser's offer to install the site; Chromium's only. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const REFUSED = 'install-refused';
/** In session storage: whether this visit is the first or a later one. */
const VISIT = 'visit';

/**
 * `none`: this browser has not allowed it. `possible`: the visitor may, and is not asked: he has said no before, or has only
 * just come. `offered`: he is asked.
 */
type InstallState = 'none' | 'possible' | 'offered' | 'installed';

/** Whether the visitor has come again: something of an earlier visit is here, and not only of this one's other pages. */
function isReturning(): boolean {
  const noted = sessionStorage.getItem(VISIT);
  if (noted !== null) return noted === 'again';
  const again = localStorage.getItem('shell') !== null || localStorage.getItem('packs') !== null;
  sessionStorage.setItem(VISIT, again ? 'again' : 'first');
  return again;
}

/** Whether the visitor may be asked: he has been here before, and has not refused. */
function mayAsk(): boolean {
  try {
    return isReturning() && localStorage.getItem(REFUSED) === null;
  } catch {
    // Without storage a refusal would be forgotten, and the visitor asked again at every visit.
    return false;
  }
}

const INSTALLED = '(display-mode: standalone), (display-mode: window-controls-overlay)';

/** PWA-01: the offer to install the site, which is made once and never again after a refusal. */
class Install {
  #event: InstallEvent | null = null;
  #installed = false;
  #mayAsk = false;
  #listeners = new Set<() => void>();

  /** Listens to the browser; once, as early as possible, and before this visit leaves anything on the device. */
  start(): void {
    this.#mayAsk = mayAsk();
    this.#installed = window.matchMedia(INSTALLED).matches;
    window.addEventListener('beforeinstallprompt', (event) => {
      // Or the browser would ask in its own words at a moment of its own.
      event.preventDefault();
      this.#event = event as InstallEvent;
      this.#tell();
    });
    window.addEventListener('appinstalled', () => {
      this.#installed = true;
      void keepForGood();
      this.#tell();
    });
  }

  get state(): InstallState {
    if (this.#installed) return 'installed';
    if (this.#event === null) return 'none';
    return this.#mayAsk ? 'offered' : 'possible';
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows the browser's own question; the visitor has asked for it. */
  async ask(): Promise<void> {
    const event = this.#event;
    if (event === null) return;
    // An event can be used once.
    this.#event = null;
    const { outcome } = await event.prompt();
    if (outcome === 'dismissed') this.refuse();
    this.#tell();
  }

  /** To be told that the visitor does not want to be asked. */
  refuse(): void {
    this.#mayAsk = false;
    try {
      localStorage.setItem(REFUSED, '1');
    } catch {
      // Nobody is asked where this cannot be noted.
    }
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** The installation of this site. */
export const install = new Install();

/** See {@link InstallState}; `none` on the server and during hydration. */
export function useInstall(): InstallState {
  return useSyncExternalStore(
    install.subscribe,
    () => install.state,
    () => 'none',
  );
}
