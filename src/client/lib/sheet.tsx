import { useState } from 'react';
import { addLink } from './sheet-order.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * A style sheet at the place in the page from which on it is needed: what stands before it is painted without waiting, and
 * what comes after is never seen bare. For parts of a page that are not in its first screen, and that `loadSheet` is called
 * for before they are drawn on the device: there the sheet stands behind all others.
 */
export function Sheet({ href }: { href: string }) {
  const isDrawnHere = useHydrated();
  // The one that came with a page goes when the page is left, and is drawn again when it is come back to.
  const [isThere] = useState(() => isDrawnHere && hasSheet(href));
  return isThere ? null : <link rel="stylesheet" href={href} />;
}

const hasSheet = (href: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null;

/** Resolves when a style sheet applies, or cannot be had; for a part that is drawn without having come with the page. */
export function loadSheet(href: string): Promise<void> {
  if (typeof document === 'undefined' || hasSheet(href)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    addLink(link);
  });
}
