declare global {
  interface Window {
    /** Adds a style sheet in its order. Made by the document's own script, see `app/start-script.ts`; not there in development. */
    addSheet?: (link: HTMLLinkElement) => void;
  }
}

/**
 * Adds what a lazy part is fetched with, a style sheet behind all others, and so that it applies after them. One that
 * applies before others may change the order of the layers as far as Chromium knows: it then throws all fonts away and
 * lays the whole page out again, 10 to 40 ms on a slow phone, for each sheet that comes. All are fetched at once; each is
 * disabled until its turn.
 */
export function addLink(link: HTMLLinkElement): void {
  if (link.rel === 'stylesheet' && window.addSheet) window.addSheet(link);
  else document.body.append(link);
}
