import type { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readHeaderRoom, SETTINGS_HEADER } from '#contract/header-room.ts';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { SETTINGS_CACHE, SETTINGS_LOCALE } from '#contract/settings-cache.ts';
import { type BuildText, createBuildTexts } from './build-texts.ts';
import { handOver } from './hand-over.ts';
import { NOT_PAGES } from './not-pages.ts';
import { lookOf, withLook } from './seen-pages.ts';
import { SHELL_PATHS } from './shell-paths.ts';

/** The language of a navigation: named in the address, else chosen before, else the site's default. */
async function localeOf(url: URL, caches: CacheStorage): Promise<Locale> {
  const named = parseLocale(url.searchParams.get('lang'));
  if (named) return named;
  const chosen = await caches.match(SETTINGS_LOCALE, { cacheName: SETTINGS_CACHE });
  return parseLocale(await chosen?.text()) ?? DEFAULT_LOCALE;
}

/** What the header of the page that is open last kept room for, as attributes of the root element. */
async function headerRoomOf(caches: CacheStorage): Promise<string | null> {
  const kept = await caches.match(SETTINGS_HEADER, { cacheName: SETTINGS_CACHE }).catch(() => undefined);
  return readHeaderRoom(await kept?.text());
}

/** The frame that keeps the same room from its first paint on. Without that it looks into the page's storage by itself. */
const withRoom = (frame: BuildText, room: string | null): BuildText =>
  room === null ? frame : { ...frame, text: frame.text.replace(/<html[^>]*/, (root) => `${root} ${room}`) };

/**
 * PWA-02: answers every navigation from the device with the page frame of the visitor's language, and in it what the page
 * looked like when it was last seen. Should the frame be missing (the browser evicted it), the network answers.
 */
export function answerNavigations(scope: ServiceWorkerGlobalScope, precache: PrecacheController): void {
  const read = createBuildTexts(precache);
  registerRoute(
    new NavigationRoute(
      async ({ url, request }) => {
        const between = await handOver(scope, request);
        if (between !== null) return between;
        const partsIn = (locale: Locale) =>
          Promise.all([read(SHELL_PATHS[locale]), lookOf(url, locale, scope.caches, precache)]);
        // In both languages at once: waiting first to hear which one it is takes longer than to look for both.
        const parts = { zh_CN: partsIn('zh_CN'), en_US: partsIn('en_US') };
        const [locale, room] = await Promise.all([localeOf(url, scope.caches), headerRoomOf(scope.caches)]);
        const [plain, look] = await parts[locale];
        if (!plain) return fetch(request);
        const frame = withRoom(plain, room);
        if (look !== null) return withLook(frame, look, read);
        // In one piece: bit by bit out of the cache it is painted some 4 of 60 ms later.
        return new Response(frame.text, { headers: frame.headers });
      },
      { denylist: [...NOT_PAGES] },
    ),
  );
}
