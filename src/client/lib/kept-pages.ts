// Apart from the state itself: the router asks this in the first bundle.

/** SHELL-13: the pages that are as they were left when the visitor comes back, by the beginning of their path. */
const KEPT_PAGES = ['/aboutus/partners', '/aboutus/contactus', '/expertteam/expertsshow/'];

/** Whether a page keeps its state. Its scroll position is kept by the router under its path, see `scrollKey`. */
export function isKeptPage(pathname: string): boolean {
  return KEPT_PAGES.some((beginning) => pathname.startsWith(beginning));
}

/**
 * SHELL-13: under what the router keeps a scroll position: a kept page has one position whichever link leads there, any
 * other page one for each visit in the browser's history.
 */
export function scrollKey(location: { pathname: string; href: string; state: { __TSR_key?: string | undefined } }) {
  return isKeptPage(location.pathname) ? location.pathname : (location.state.__TSR_key ?? location.href);
}
