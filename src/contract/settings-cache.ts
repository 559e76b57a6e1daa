/**
 * Where the page leaves the chosen language for the service worker, which can read neither cookies (in every browser)
 * nor local storage: a cache of its own with one text entry.
 */
export const SETTINGS_CACHE = 'settings';
export const SETTINGS_LOCALE = '/settings/locale';
