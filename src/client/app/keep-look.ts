import { deviceSession, grantOf } from '#client/offline/session/session.ts';
import type { Locale } from '#contract/locale.ts';
import {
  LOOK_KEPT,
  MOST_SEEN,
  OWN_PAGES,
  SEEN_CACHE,
  SEEN_STYLE_SOURCE,
  SEEN_STYLES,
  seenAddress,
} from '#contract/seen-pages.ts';
import { SEEN_PLACES } from '#contract/seen-places.ts';
import type { AppRouter } from './router.tsx';
import { classesAround, usedStyles } from './used-styles.ts';

/** What stands on a page for want of its content, or until it comes. */
const NOT_CONTENT = '.ui-skeleton, [aria-busy="true"], .ui-empty, .shell-state';

/** How long a page must have stood, in milliseconds: whoever is typing has an address for each letter. */
const SETTLE_MS = 1_500;

/** How much of a page its look holds, in windows: a little more than is seen at once, and nothing is drawn for nobody. */
const WINDOWS = 1.5;

/** What may lie that far below, with what is opened of a row, which goes where its row goes. */
const LATER = '.ui-later, .ui-tr-detail';

/**
 * Leaves out of a look what lies far below the first screen. The columns of a table are as wide as all of its rows make
 * them, and keep that width by shares of it, whatever window it is shown in.
 */
function cutBelow(look: Element, main: Element): void {
  const { top } = main.getBoundingClientRect();
  // What is held in the hand may be upright again by then.
  const upright = matchMedia('(pointer: coarse)').matches ? window.innerWidth : 0;
  const end = Math.max(WINDOWS * window.innerHeight, upright);
  const copies = [...look.querySelectorAll(LATER)];
  for (const [at, part] of main.querySelectorAll(LATER).entries()) {
    if (part.getBoundingClientRect().top - top > end) copies[at]?.remove();
  }
  const heads = [...look.querySelectorAll('th')];
  for (const [at, head] of main.querySelectorAll('th').entries()) {
    // Where rows are cards, heads have no columns.
    if (getComputedStyle(head).display !== 'table-cell') continue;
    const { width } = head.getBoundingClientRect();
    const whole = head.closest('table')?.getBoundingClientRect().width ?? width;
    heads[at]?.setAttribute('width', `${((100 * width) / whole).toFixed(4)}%`);
  }
}

/**
 * The look of the page as markup that does nothing: it cannot be pressed, typed into or read out, since all of it is
 * replaced a moment after it is shown. Null while the page's content is not there.
 */
export function lookOf(main: Element): HTMLElement | null {
  if (main.querySelector('h1') === null || main.querySelector(NOT_CONTENT) !== null) return null;
  const look = document.createElement('div');
  look.className = 'shell-look';
  look.inert = true;
  look.append(...main.cloneNode(true).childNodes);
  cutBelow(look, main);
  for (const script of look.querySelectorAll('script')) script.remove();
  for (const field of look.querySelectorAll('input, textarea')) field.setAttribute('readonly', '');
  return look;
}

/** The style sheets of the build that this document uses; what is written into it is named by links that are disabled. */
function stylesOf(page: Document): string[] {
  const links = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(links)].filter((address) => /^\/assets\/[\w-]+\.css$/.test(address));
}

/** Header of a kept look: when it was kept (ms). */
const KEPT_AT = 'x-kept-at';

/** Where the last look of this tab is kept, and what it is. */
let last = { address: '', html: '' };

async function letOldGo(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  if (keys.length <= MOST_SEEN) return;
  const aged = await Promise.all(
    keys.map(async (key) => ({ key, at: Number((await cache.match(key))?.headers.get(KEPT_AT)) })),
  );
  for (const { key } of aged.sort((a, b) => b.at - a.at).slice(MOST_SEEN)) await cache.delete(key);
}

/** The source by which a content security policy allows one inline style. */
async function hashSource(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...hash))}'`;
}

/** @param isOwn whether the page was drawn for whoever is logged in now */
async function keep(locale: Locale, isOwn: boolean): Promise<void> {
  const { pathname } = window.location;
  const toOwner = isOwn && OWN_PAGES.test(pathname);
  const worker = await navigator.serviceWorker.getRegistration();
  if ((!toOwner && !SEEN_PLACES.test(pathname)) || !worker?.active) return;
  const main = document.getElementById('content');
  const look = main && lookOf(main);
  if (main === null || look === null) return;
  const address = seenAddress(locale, window.location);
  const styles = stylesOf(document);
  if (toOwner) {
    const { keepOwnLook } = await import('#client/offline/keep-own-look.ts');
    await keepOwnLook({ address, at: Date.now(), html: look.innerHTML, styles });
    return;
  }
  const html = look.outerHTML;
  // A browser that is closed stops in the middle of a write, and what stood there is gone: nothing is written without need.
  if (last.address === address && last.html === html) return;
  const css = await usedStyles(styles, classesAround(main));
  const source = css === '' ? '' : await hashSource(css);
  const cache = await caches.open(SEEN_CACHE);
  const headers = { [SEEN_STYLES]: styles.join(' '), [SEEN_STYLE_SOURCE]: source, [KEPT_AT]: String(Date.now()) };
  await cache.put(address, new Response(css === '' ? html : `<style>${css}</style>${html}`, { headers }));
  last = { address, html };
  worker.active.postMessage({ type: LOOK_KEPT, address });
  await letOldGo(cache);
}

/**
 * Keeps what the pages that are shown look like, for the next start from the device: once they stand, and as they are left.
 * Nothing depends on it, so that a store which refuses is passed over.
 */
export function keepLooks(router: AppRouter, locale: Locale): void {
  if (!('serviceWorker' in navigator)) return;
  const present = () => grantOf(deviceSession.session);
  let drawnFor = present();
  let changed = true;
  // It hears of the first change only, and is deaf to all that follow until the next look is kept.
  const watcher = new MutationObserver(() => {
    changed = true;
    watcher.disconnect();
  });
  const keepNow = () => {
    // A page that is left pays with the first paint of the one that comes: copying a table takes longer than that one's styles.
    if (!changed) return;
    changed = false;
    const content = document.getElementById('content');
    if (content) watcher.observe(content, { subtree: true, childList: true, characterData: true, attributes: true });
    void keep(locale, drawnFor !== null && drawnFor === present()).catch(() => {
      changed = true;
    });
  };
  let timer = 0;
  const keepSoon = () => {
    changed = true;
    window.clearTimeout(timer);
    timer = window.setTimeout(keepNow, SETTLE_MS);
  };
  router.subscribe('onRendered', () => {
    // Somebody else may log in, in another tab, while this page still shows what it was drawn for.
    drawnFor = present();
    keepSoon();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow();
  });
  void navigator.serviceWorker.ready.then(keepSoon);
}
