import { NavigationRoute, registerRoute } from 'workbox-routing';
import { DEFAULT_LOCALE, type Locale, parseLocale } from '#contract/locale.ts';
import { SETTINGS_CACHE, SETTINGS_LOCALE } from '#contract/settings-cache.ts';
import { handOver } from './hand-over.ts';
import { NOT_PAGES } from './not-pages.ts';
import type { Precache } from './precache.ts';
import { SHELL_PATHS } from './shell-paths.ts';

/** The language that the page has left for the navigations to come; null when there is none, or the cache refuses. */
async function chosenLocale(caches: CacheStorage): Promise<Locale | null> {
  try {
    const left = await caches.match(SETTINGS_LOCALE, { cacheName: SETTINGS_CACHE });
    return parseLocale(await left?.text());
  } catch {
    return null;
  }
}

/**
 * PWA-02: answers every navigation from the device with the page frame of the visitor's language. Workbox's own handler is
 * bound to one frame, and knows neither languages nor versions that wait. Should the frame be missing (the browser evicted
 * it), the network answers.
 */
export function answerNavigations(scope: ServiceWorkerGlobalScope, precache: Precache): void {
  registerRoute(
    new NavigationRoute(
      async ({ url, request, event }) => {
        const between = await handOver(scope, request);
        if (between !== null) return between;
        // The language of a navigation: named in the address, else chosen before, else the site's default.
        const named = parseLocale(url.searchParams.get('lang'));
        const frame = await precache.match(SHELL_PATHS[named ?? (await chosenLocale(scope.caches)) ?? DEFAULT_LOCALE]);
        if (frame === undefined) event.waitUntil(precache.mend());
        return frame ?? fetch(request);
      },
      { denylist: [...NOT_PAGES] },
    ),
  );
}
