/** The tag under which browsers are asked to wake the service worker now and then (periodic background sync). */
export const REFRESH_TAG = 'refresh';

/** Where the page leaves the list of its saved packs for the service worker: an entry of the settings cache. */
export const SETTINGS_PACKS = '/settings/packs';

/**
 * The cache in which the service worker lays changes of packs that it fetched while no page was open; the pack worker takes
 * them from there instead of asking the network.
 */
export const REFRESH_CACHE = 'public-refresh';
