import type { PrecacheController } from 'workbox-precaching';
import type { Locale } from '#contract/locale.ts';
import { INLINED_SHEETS, SEEN_CACHE, SEEN_STYLES, seenAddress, sheetsToAdd } from '#contract/seen-pages.ts';
import type { BuildText, ReadBuildText } from './build-texts.ts';

/** What a page looked like when it was last seen: its markup, and addresses of the style sheets it is drawn with. */
export interface Look {
  html: string;
  styles: readonly string[];
}

type Caches = Pick<CacheStorage, 'match'>;
type Build = Pick<PrecacheController, 'getCacheKeyForURL'>;

/** Where the content of a page begins in its frame. */
const CONTENT = /<main id="content"[^>]*>/;
/** The style sheets whose text stands in the frame. */
const INLINED = new RegExp(`<style ${INLINED_SHEETS}="([^"]*)"`);

/** The source by which a content security policy allows one inline style. */
async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** Where the styles of the frame end. */
const HEAD_END = '</head>';

/**
 * The frame with a look in the place of its content; the frame as it is where it has no such place. What the frame lacks of
 * the look's styles is written in behind its own: links to a dozen sheets, asked of the worker one by one, would hold it up.
 * They stay when the page takes the look's place, since it needs the same: a sheet that is taken out of a page and another
 * that is put into it each have the whole of it laid out again.
 */
export async function withLook(frame: BuildText, look: Look, read: ReadBuildText): Promise<Response> {
  const lacking = sheetsToAdd(look.styles, INLINED.exec(frame.text)?.[1] ?? '');
  // Without one that cannot be read it is seen less well for a moment: the page itself links what does not stand here.
  const found = (await Promise.all(lacking.map(async (address) => ({ address, sheet: await read(address) })))).flatMap(
    ({ address, sheet }) => (sheet ? { name: address.slice(address.lastIndexOf('/') + 1), text: sheet.text } : []),
  );
  const css = found.map(({ text }) => text).join('');
  const headers = new Headers(frame.headers);
  const policy = headers.get('content-security-policy');
  if (css !== '' && policy !== null) {
    headers.set('content-security-policy', policy.replace("style-src 'self'", `$& ${await hashSource(css)}`));
  }
  const names = found.map(({ name }) => name).join(' ');
  const style = css === '' ? '' : `<style ${INLINED_SHEETS}="${names}">${css}</style>`;
  // Functions, since in a text a dollar sign would mean something.
  return new Response(
    frame.text.replace(HEAD_END, () => style + HEAD_END).replace(CONTENT, (begin) => begin + look.html),
    { headers },
  );
}

/**
 * What a page looked like when it was last seen. Null when it was not, or when this build has not all of its style sheets:
 * then it is the look of another build.
 */
export async function lookOf(page: URL, locale: Locale, caches: Caches, build: Build): Promise<Look | null> {
  try {
    const seen = await caches.match(seenAddress(locale, page), { cacheName: SEEN_CACHE });
    if (!seen) return null;
    const styles = seen.headers.get(SEEN_STYLES)?.split(' ') ?? [];
    if (styles.some((address) => build.getCacheKeyForURL(address) === undefined)) return null;
    return { html: await seen.text(), styles };
  } catch {
    // The cache refuses: the page comes a moment later.
    return null;
  }
}
