import { describe, expect, it } from 'vitest';
import { SEEN_CACHE, SEEN_STYLES, seenAddress } from '#contract/seen-pages.ts';
import { lookOf, withLook } from './seen-pages.ts';

const FRAME =
  '<body><header></header><main id="content" class="shell-main" tabindex="-1"></main><footer></footer></body>';
const page = (path: string) => new URL(path, 'https://www.example.com');

type Caches = Pick<CacheStorage, 'match'>;

/** The caches with these answers in that of the looks, by address. */
const cachesWith = (kept: Record<string, Response>): Caches => ({
  match: async (address, options) => (options?.cacheName === SEEN_CACHE ? kept[String(address)] : undefined),
});

const build = (...files: string[]) => ({ getCacheKeyForURL: (url: string) => files.find((file) => file === url) });

describe('PWA-02 a page as it was last seen', () => {
  it('stands where the content of the frame will be, whatever signs are in it', () => {
    expect(withLook(FRAME, "<p>US$& $1 $'</p>")).toBe(FRAME.replace('></main>', () => "><p>US$& $1 $'</p></main>"));
  });

  it('is passed over where the frame has no place for it', () => {
    expect(withLook('<body></body>', '<p>x</p>')).toBe('<body></body>');
  });

  it('is found by language and address, whichever language the address names', async () => {
    const answer = () => new Response('<p>ports</p>', { headers: { [SEEN_STYLES]: '/assets/a.css' } });
    const caches = cachesWith({ [seenAddress('zh_CN', page('/dictionary/ports?q=nb'))]: answer() });
    expect(await lookOf(page('/dictionary/ports?lang=zh_CN&q=nb'), 'zh_CN', caches, build('/assets/a.css'))).toBe(
      '<p>ports</p>',
    );
    for (const other of ['/dictionary/ports', '/dictionary/ports?q=n']) {
      expect(await lookOf(page(other), 'zh_CN', caches, build('/assets/a.css'))).toBeNull();
    }
    expect(await lookOf(page('/dictionary/ports?q=nb'), 'en_US', caches, build('/assets/a.css'))).toBeNull();
  });

  it('is not shown without one of its style sheets, which another build does not have', async () => {
    const kept = new Response('<p>old</p>', { headers: { [SEEN_STYLES]: '/assets/a.css /assets/old.css' } });
    const caches = cachesWith({ [seenAddress('zh_CN', page('/help'))]: kept });
    expect(await lookOf(page('/help'), 'zh_CN', caches, build('/assets/a.css'))).toBeNull();
  });

  it('is missing where the caches refuse', async () => {
    const refusing: Caches = { match: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await lookOf(page('/help'), 'zh_CN', refusing, build())).toBeNull();
  });
});
