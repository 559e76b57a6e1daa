import type { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { readHeaderRoom, SETTINGS_HEADER } from '#contract/header-room.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale, parseLocale } from '#contract/locale.ts';
import { SEEN_PLACES } from '#contract/seen-places.ts';
import { SETTINGS_CACHE, SETTINGS_CHANGED, SETTINGS_LOCALE } from '#contract/settings-cache.ts';
import { type BuildText, createBuildTexts } from './build-texts.ts';
import { handOver } from './hand-over.ts';
import { isOfType } from './message-type.ts';
import { NOT_PAGES } from './not-pages.ts';
import { createLooks, withLook } from './seen-pages.ts';
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

/**
 * The settings, kept in mind from one navigation to the next until the page says that one has changed: then they have to be
 * waited for. Never rejects.
 */
function rememberSettings(scope: ServiceWorkerGlobalScope): () => Settings | Promise<Settings> {
  let known: Settings | Promise<Settings> | null = null;
  scope.addEventListener('message', (event) => {
    if (isOfType(event.data, SETTINGS_CHANGED)) known = null;
  });
  const read = () => {
    const reading = readSettings(scope.caches).then(
      (settings) => {
        // They may have changed meanwhile.
        if (known === reading) known = settings;
        return settings;
      },
      () => {
        // The cache refuses; the next time it may not.
        if (known === reading) known = null;
        return { locale: null, room: null };
      },
    );
    known = reading;
    return reading;
  };
  return () => known ?? read();
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
  const lookOf = createLooks(scope, precache);
  const settings = rememberSettings(scope);
  registerRoute(
    new NavigationRoute(
      async ({ url, request }) => {
        const between = await handOver(scope, request);
        if (between !== null) return between;
        const partsIn = (locale: Locale) =>
          Promise.all([read(SHELL_PATHS[locale]), SEEN_PLACES.test(url.pathname) ? lookOf(url, locale) : null]);
        const left = settings();
        // In both languages at once: waiting first to hear which one it is takes longer than to look for both.
        const begun = new Map(left instanceof Promise ? LOCALES.map((locale) => [locale, partsIn(locale)]) : []);
        const { locale, room } = await left;
        // The language of a navigation: named in the address, else chosen before, else the site's default.
        const language = parseLocale(url.searchParams.get('lang')) ?? locale ?? DEFAULT_LOCALE;
        const [plain, look] = await (begun.get(language) ?? partsIn(language));
        if (!plain) return fetch(request);
        const frame = withRoom(plain, room);
        if (look !== null) return withLook(frame, look);
        // In one piece: bit by bit out of the cache it is painted some 4 of 60 ms later.
        return new Response(frame.text, { headers: frame.headers });
      },
      { denylist: [...NOT_PAGES] },
    ),
  );
}
