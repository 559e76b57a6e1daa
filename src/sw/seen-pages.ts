import type { PrecacheController } from 'workbox-precaching';
import type { Locale } from '#contract/locale.ts';
import { LOOK_KEPT, MOST_SEEN, SEEN_CACHE, SEEN_STYLE_SOURCE, SEEN_STYLES, seenAddress } from '#contract/seen-pages.ts';
import type { BuildText } from './build-texts.ts';
import { isOfType } from './message-type.ts';

/** What a page looked like when it was last seen: its markup with the styles the frame lacks, and how a policy allows them. */
export interface Look {
  html: string;
  styleSource: string | null;
}

type Caches = Pick<CacheStorage, 'match'>;
/** As much of a worker as reads looks. */
interface Surroundings extends Pick<ServiceWorkerGlobalScope, 'addEventListener'> {
  caches: Caches;
}
type Build = Pick<PrecacheController, 'getCacheKeyForURL'>;

/** Where the content of a page begins in its frame. */
const CONTENT = /<main id="content"[^>]*>/;
/** The only source that a look may add: the text of one style. */
const STYLE_SOURCE = /^'sha256-[\w+/]+=*'$/;

/** The frame with a look in the place of its content; the frame as it is where it has no such place. */
export function withLook(frame: BuildText, look: Look): Response {
  const headers = new Headers(frame.headers);
  const policy = headers.get('content-security-policy');
  if (look.styleSource !== null && policy !== null) {
    headers.set('content-security-policy', policy.replace("style-src 'self'", `$& ${look.styleSource}`));
  }
  // A function, since in a text a dollar sign would mean something.
  return new Response(
    frame.text.replace(CONTENT, (begin) => begin + look.html),
    { headers },
  );
}

/**
 * The look that is kept under an address. Null when there is none, or when this build has not all of its style sheets: then
 * it is the look of another build.
 */
async function lookAt(address: string, caches: Caches, build: Build): Promise<Look | null> {
  try {
    const seen = await caches.match(address, { cacheName: SEEN_CACHE });
    if (!seen) return null;
    const source = seen.headers.get(SEEN_STYLE_SOURCE);
    // A version before this one kept looks without their styles.
    if (source === null) return null;
    const styles = seen.headers.get(SEEN_STYLES)?.split(' ') ?? [];
    if (styles.some((style) => build.getCacheKeyForURL(style) === undefined)) return null;
    return { html: await seen.text(), styleSource: STYLE_SOURCE.test(source) ? source : null };
  } catch {
    // The cache refuses: the page comes a moment later.
    return null;
  }
}

/** Tells what a page looked like when it was last seen, in a language; null when it was not. Never rejects. */
export type ReadLook = (page: URL, locale: Locale) => Promise<Look | null>;

/**
 * Reads looks and keeps them in mind for as long as the worker runs: the cache takes longer than all else of an answer. What
 * a page says it has kept is read again at once.
 */
export function createLooks(scope: Surroundings, build: Build): ReadLook {
  const known = new Map<string, Promise<Look | null>>();
  async function read(address: string): Promise<Look | null> {
    const reading = lookAt(address, scope.caches, build);
    known.delete(address);
    known.set(address, reading);
    for (const oldest of [...known.keys()].slice(0, -MOST_SEEN)) known.delete(oldest);
    const look = await reading;
    // It may be there the next time.
    if (look === null && known.get(address) === reading) known.delete(address);
    return look;
  }
  scope.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (!isOfType(data, LOOK_KEPT) || !('address' in data) || typeof data.address !== 'string') return;
    event.waitUntil(read(data.address));
  });
  return (page, locale) => {
    const address = seenAddress(locale, page);
    return known.get(address) ?? read(address);
  };
}
