import type { PrecacheController } from 'workbox-precaching';
import type { Locale } from '#contract/locale.ts';
import { SEEN_CACHE, SEEN_STYLES, seenAddress } from '#contract/seen-pages.ts';

/** Where the content of a page begins in its frame. */
const CONTENT = /<main id="content"[^>]*>/;

/** The frame with a look in the place of its content; the frame as it is where it has no such place. */
export function withLook(frame: string, look: string): string {
  // A function, since in a text a dollar sign would mean something.
  return frame.replace(CONTENT, (begin) => begin + look);
}

/**
 * What a page looked like when it was last seen, as markup. Null when it was not, or when this build has not all of its
 * style sheets: then it is the look of another build.
 */
export async function lookOf(
  page: URL,
  locale: Locale,
  caches: Pick<CacheStorage, 'match'>,
  build: Pick<PrecacheController, 'getCacheKeyForURL'>,
): Promise<string | null> {
  try {
    const seen = await caches.match(seenAddress(locale, page), { cacheName: SEEN_CACHE });
    const styles = seen?.headers.get(SEEN_STYLES)?.split(' ') ?? [];
    if (!seen || styles.some((address) => build.getCacheKeyForURL(address) === undefined)) return null;
    return await seen.text();
  } catch {
    // The cache refuses: the page comes a moment later.
    return null;
  }
}
