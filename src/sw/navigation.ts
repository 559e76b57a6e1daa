import type { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readHeaderRoom, SETTINGS_HEADER } from '#contract/header-room.ts';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { SEEN_PLACES } from '#contract/seen-places.ts';
import { SETTINGS_CACHE, SETTINGS_CHANGED, SETTINGS_LOCALE } from '#contract/settings-cache.ts';
import { type BuildText, createBuildTexts } from './build-texts.ts';
import { handOver } from './hand-over.ts';
import { NOT_PAGES } from './not-pages.ts';
import { lookOf, withLook } from './seen-pages.ts';
import { SHELL_PATHS } from './shell-paths.ts';

/** What the page has left for the navigations to come. */
interface Settings {
  /** The language that was chosen. */
  locale: Locale | null;
  /** What the header of the page that is open last kept room for, as attributes of the root element. */
  room: string | null;
}

async function readSettings(caches: CacheStorage): Promise<Settings> {
  const read = async (address: string) => (await caches.match(address, { cacheName: SETTINGS_CACHE }))?.text();
  const [locale, room] = await Promise.all([read(SETTINGS_LOCALE), read(SETTINGS_HEADER)]);
  return { locale: parseLocale(locale), room: readHeaderRoom(room) };
}

/** The settings, kept in mind from one navigation to the next until the page says that one has changed. Never rejects. */
function rememberSettings(scope: ServiceWorkerGlobalScope): () => Promise<Settings> {
  let known: Promise<Settings> | null = null;
  scope.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (typeof data === 'object' && data !== null && 'type' in data && data.type === SETTINGS_CHANGED) known = null;
  });
  return async () => {
    const reading = known ?? readSettings(scope.caches);
    known = reading;
    try {
      return await reading;
    } catch {
      // The cache refuses; the next time it may not.
      known = null;
      return { locale: null, room: null };
    }
  };
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
  const settings = rememberSettings(scope);
  registerRoute(
    new NavigationRoute(
      async ({ url, request }) => {
        const between = await handOver(scope, request);
        if (between !== null) return between;
        const partsIn = (locale: Locale) =>
          Promise.all([
            read(SHELL_PATHS[locale]),
            SEEN_PLACES.test(url.pathname) ? lookOf(url, locale, scope.caches, precache) : null,
          ]);
        // In both languages at once: waiting first to hear which one it is takes longer than to look for both.
        const parts = { zh_CN: partsIn('zh_CN'), en_US: partsIn('en_US') };
        const { locale, room } = await settings();
        // The language of a navigation: named in the address, else chosen before, else the site's default.
        const [plain, look] = await parts[parseLocale(url.searchParams.get('lang')) ?? locale ?? DEFAULT_LOCALE];
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
