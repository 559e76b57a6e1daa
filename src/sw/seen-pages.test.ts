import { describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/locale.ts';
import { LOOK_KEPT, SEEN_CACHE, SEEN_STYLE_SOURCE, SEEN_STYLES, seenAddress } from '#contract/seen-pages.ts';
import { createLooks, withLook } from './seen-pages.ts';

const FRAME =
  '<head><style data-sheets="a.css b.css">p{}</style></head><body><header></header><main id="content" class="shell-main" tabindex="-1"></main><footer></footer></body>';
const POLICY = "default-src 'none'; style-src 'self' 'sha256-old'; img-src 'self'";
const frame = (text = FRAME) => ({ text, headers: new Headers({ 'content-security-policy': POLICY }) });
const page = (path: string) => new URL(path, 'https://www.example.com');

type Caches = Pick<CacheStorage, 'match'>;

/** The caches with these answers in that of the looks, by address. */
const cachesWith = (kept: Record<string, Response>): Caches => ({
  match: async (address, options) => (options?.cacheName === SEEN_CACHE ? kept[String(address)] : undefined),
});

/** What a worker reads looks with, and how a page tells it of one. */
function scopeWith(caches: Caches) {
  const listeners: ((event: object) => void)[] = [];
  const add = (_type: string, listener: (event: object) => void) => listeners.push(listener);
  const told: Promise<unknown>[] = [];
  const tell = async (data: unknown) => {
    for (const listener of listeners) listener({ data, waitUntil: (work: Promise<unknown>) => told.push(work) });
    await Promise.all(told);
  };
  return { scope: { caches, addEventListener: add as ServiceWorkerGlobalScope['addEventListener'] }, tell };
}

const lookOf = (address: URL, locale: Locale, caches: Caches, files: ReturnType<typeof build>) =>
  createLooks(scopeWith(caches).scope, files)(address, locale);

/** A build with these style sheets, by name. */
const build = (...names: string[]) => ({
  getCacheKeyForURL: (url: string) => names.find((name) => url === `/assets/${name}`),
});

/** How a policy allows one style. */
const SOURCE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A look as a page keeps it, drawn with these style sheets. */
const kept = (html: string, styles = '/assets/a.css', source = '') =>
  new Response(html, { headers: { [SEEN_STYLES]: styles, [SEEN_STYLE_SOURCE]: source } });

describe('PWA-02 a page as it was last seen', () => {
  it('stands where the content of the frame will be, whatever signs are in it', async () => {
    const answer = withLook(frame(), { html: "<p>US$& $1 $'</p>", styleSource: null });
    expect(await answer.text()).toBe(FRAME.replace('></main>', () => "><p>US$& $1 $'</p></main>"));
    expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  });

  it('brings the styles that the frame lacks, and the policy allows that text and no other', async () => {
    const answer = withLook(frame(), { html: '<style>p{}</style><p>x</p>', styleSource: SOURCE });
    expect(await answer.text()).toContain('tabindex="-1"><style>p{}</style><p>x</p></main>');
    expect(answer.headers.get('content-security-policy')).toBe(POLICY.replace("'self'", () => `'self' ${SOURCE}`));
  });

  it('is passed over where the frame has no place for it', async () => {
    const answer = withLook(frame('<body></body>'), { html: '<p>x</p>', styleSource: null });
    expect(await answer.text()).toBe('<body></body>');
  });

  it('is found by language and address, whichever language the address names', async () => {
    const answer = () => kept('<p>ports</p>', '/assets/a.css', SOURCE);
    const caches = cachesWith({ [seenAddress('zh_CN', page('/dictionary/ports?q=nb'))]: answer() });
    expect(await lookOf(page('/dictionary/ports?lang=zh_CN&q=nb'), 'zh_CN', caches, build('a.css'))).toEqual({
      html: '<p>ports</p>',
      styleSource: SOURCE,
    });
    for (const other of ['/dictionary/ports', '/dictionary/ports?q=n']) {
      expect(await lookOf(page(other), 'zh_CN', caches, build('a.css'))).toBeNull();
    }
    expect(await lookOf(page('/dictionary/ports?q=nb'), 'en_US', caches, build('a.css'))).toBeNull();
  });

  it('is not shown without one of its style sheets, which another build does not have', async () => {
    const caches = cachesWith({
      [seenAddress('zh_CN', page('/help'))]: kept('<p>old</p>', '/assets/a.css /assets/old.css'),
    });
    expect(await lookOf(page('/help'), 'zh_CN', caches, build('a.css'))).toBeNull();
  });

  it('is not shown without its styles, as looks of an older version were kept', async () => {
    const old = new Response('<p>old</p>', { headers: { [SEEN_STYLES]: '/assets/a.css' } });
    const caches = cachesWith({ [seenAddress('zh_CN', page('/help'))]: old });
    expect(await lookOf(page('/help'), 'zh_CN', caches, build('a.css'))).toBeNull();
  });

  it.each(["'unsafe-inline'", "'sha256-AAAA' https://other.example", "'sha256-AAAA'; script-src *"])(
    'adds nothing to the policy but the text of a style: not %s',
    async (source) => {
      const caches = cachesWith({ [seenAddress('zh_CN', page('/help'))]: kept('<p>x</p>', '/assets/a.css', source) });
      const look = await lookOf(page('/help'), 'zh_CN', caches, build('a.css'));
      expect(look).toEqual({ html: '<p>x</p>', styleSource: null });
    },
  );

  it('is missing where the caches refuse', async () => {
    const refusing: Caches = { match: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await lookOf(page('/help'), 'zh_CN', refusing, build())).toBeNull();
  });

  it('is read once, and again when the page says that it has kept another', async () => {
    let html = '<p>first</p>';
    const match = vi.fn<Caches['match']>(async () => kept(html));
    const { scope, tell } = scopeWith({ match });
    const look = createLooks(scope, build('a.css'));
    const read = async () => (await look(page('/help'), 'zh_CN'))?.html;
    expect([await read(), await read(), match.mock.calls.length]).toEqual(['<p>first</p>', '<p>first</p>', 1]);
    html = '<p>second</p>';
    const address = seenAddress('zh_CN', page('/help'));
    for (const other of [null, 'LOOK_KEPT', { type: LOOK_KEPT }, { type: LOOK_KEPT, address: 7 }, { address }]) {
      await tell(other);
    }
    expect(await read()).toBe('<p>first</p>');
    await tell({ type: LOOK_KEPT, address });
    expect([await read(), match.mock.calls.length]).toEqual(['<p>second</p>', 2]);
  });

  it('is asked for again where it was missing, and is let go where there are many', async () => {
    let isKept = false;
    const match = vi.fn<Caches['match']>(async () => (isKept ? kept('<p>x</p>') : undefined));
    const look = createLooks(scopeWith({ match }).scope, build('a.css'));
    expect(await look(page('/help'), 'zh_CN')).toBeNull();
    isKept = true;
    for (const path of ['/help', ...Array.from({ length: 12 }, (_, at) => `/help?q=${at}`)]) {
      expect(await look(page(path), 'zh_CN')).not.toBeNull();
    }
    match.mockClear();
    await look(page('/help?q=0'), 'zh_CN');
    expect(match).not.toHaveBeenCalled();
    await look(page('/help'), 'zh_CN');
    expect(match).toHaveBeenCalledOnce();
  });
});
