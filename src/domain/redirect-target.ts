/** Where a visitor is taken when the address he came with leads nowhere that he may be sent. */
export const FALLBACK_TARGET = '/home';

const LONGEST = 2000;
/** Stands for this site while an address is read; nothing of it is ever asked. */
const OWN = 'https://own.invalid';
/** Invisible characters, written as they are. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u;
/** Control characters, slashes and backslashes in another spelling: no page has them, and servers and browsers read them
 * differently. */
const DISGUISED = /%(?:[01][0-9a-f]|2f|5c|7f|25)/i;
/** Pages one is not sent back to: they would ask for the login again, or say no again. */
const NO_TARGETS = ['/login', '/register', '/forgot', '/oauth', '/401'];

/**
 * ROUTE-14: where the visitor goes after logging in, from the `redirect` of an address, which anybody may have written:
 * a path of this site that is a page (`isPage`, by path without query), else the home page.
 */
export function redirectTarget(wanted: string | undefined, isPage: (path: string) => boolean): string {
  if (wanted === undefined || wanted.length > LONGEST || !/^\/(?![/\\])/.test(wanted)) return FALLBACK_TARGET;
  if (UNSEEN.test(wanted) || wanted.includes('\\') || !URL.canParse(wanted, OWN)) return FALLBACK_TARGET;
  const { origin, pathname, search, hash } = new URL(wanted, OWN);
  // Dots may have led out of the path that was written: what is followed is what was read.
  if (origin !== OWN || pathname.startsWith('//') || DISGUISED.test(pathname)) return FALLBACK_TARGET;
  const page = pathname.replace(/\/+$/, '').toLowerCase();
  if (NO_TARGETS.includes(page) || !isPage(pathname)) return FALLBACK_TARGET;
  return pathname + search + hash;
}
