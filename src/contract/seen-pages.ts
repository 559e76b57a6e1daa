/**
 * The cache of what public pages looked like when they were last seen. The service worker answers a navigation with the
 * page's frame and this look in it, so that the page stands before any script has run; the page itself then takes its place.
 */
export const SEEN_CACHE = 'public-pages';

/** How many looks are kept, and how many the worker keeps in mind; the oldest goes first. */
export const MOST_SEEN = 12;

/** The type of the message by which the page tells the service worker under which `address` it has kept a look. */
export const LOOK_KEPT = 'LOOK_KEPT';

/** Header of a kept look: addresses of the style sheets it is drawn with, separated by spaces; a build without one has not this look. */
export const SEEN_STYLES = 'x-styles';

/** Header of a kept look: the source by which a content security policy allows the style element that it begins with, if any. */
export const SEEN_STYLE_SOURCE = 'x-style-source';

/**
 * Whether a style sheet has what only those have that the frame from the device is drawn with: the site's basics, and rules
 * for the frame itself. A look does without their rules.
 */
export const drawsFrame = (sheet: string): boolean => /@layer tokens\{|\[data-frame\]/.test(sheet);

/** Attribute of a document's style element: file names of the style sheets whose text stands in it, separated by spaces. */
export const INLINED_SHEETS = 'data-sheets';

/** Which of a look's style sheets a document lacks, by what its {@link INLINED_SHEETS} says. */
export function sheetsToAdd(styles: readonly string[], inlined: string): string[] {
  const present = new Set(inlined.split(' '));
  return styles.filter((address) => !present.has(address.slice(address.lastIndexOf('/') + 1)));
}

/**
 * Pages of whoever is logged in whose look is kept as well, in the database of the account. Its reader is the document's
 * own script, since the worker does not know who is there.
 */
export const OWN_PAGES = /^\/logisticstools\/(tracking|watchlist|notices)$/;

/** Under which address the look of a page is kept, by its language; the one that its own address may name does not count. */
export function seenAddress(locale: string, { pathname, search }: { pathname: string; search: string }): string {
  const query = search.replace(/\blang=[^&]*&?/, '').replace(/[?&]$/, '');
  return `/app-shell?lang=${locale}&page=${encodeURIComponent(pathname + query)}`;
}
