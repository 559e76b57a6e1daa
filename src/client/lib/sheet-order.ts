declare global {
  interface Window {
    /** Settles when the sheets that were added so far apply; the document's own script begins it, see `app/start-script.ts`. */
    sheets?: Promise<unknown>;
  }
}

/** So long a sheet waits for the one before it at most, in milliseconds: on a line that stalls it comes all the same. */
const PATIENCE_MS = 1_000;

/** Sheets that stand in the document hold up its end, and may be on their way for as long. */
const documentRead = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState !== 'loading') resolve(undefined);
    document.addEventListener('DOMContentLoaded', resolve);
    setTimeout(resolve, PATIENCE_MS);
  });

const nextSettled = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, PATIENCE_MS);
    link.disabled = false;
  });

/**
 * Adds a style sheet behind all others, and has it apply after them. One that applies before others may change the order
 * of the layers as far as Chromium knows: it then throws all fonts away and lays the whole page out again, 10 to 40 ms on
 * a slow phone, for each sheet that comes. All are fetched at once; each link is disabled until its turn.
 */
export function addSheet(link: HTMLLinkElement): void {
  const ahead = document.createElement('link');
  Object.assign(ahead, { rel: 'preload', as: 'style', crossOrigin: link.crossOrigin, href: link.href });
  link.disabled = true;
  document.body.append(ahead, link);
  window.sheets = (window.sheets ?? documentRead()).then(() => nextSettled(link));
}

/** Adds what a lazy part is fetched with: a sheet in its order, a script as it comes. */
export function addLink(link: HTMLLinkElement): void {
  if (link.rel === 'stylesheet') addSheet(link);
  else document.body.append(link);
}
